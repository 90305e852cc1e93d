import { lazy, Suspense, use, type ComponentType, type LazyExoticComponent } from 'react';
import type { ScreenKey } from '../../domain/access/route-access.table';
import { RouteSpinner } from '../components/route-spinner';
import { ScreenLoaderContext, type LoadScreen } from './screen-loader-context';

const views = new WeakMap<LoadScreen, Map<ScreenKey, LazyExoticComponent<ComponentType>>>();

/** One lazy component per screen and loader, so that a second visit neither loads nor remounts anew. */
function viewOf(load: LoadScreen, screen: ScreenKey): LazyExoticComponent<ComponentType> {
  const known = views.get(load) ?? new Map<ScreenKey, LazyExoticComponent<ComponentType>>();
  views.set(load, known);
  const view = known.get(screen) ?? lazy(() => load(screen));
  known.set(screen, view);
  return view;
}

/** Shows a screen, loading its code first (specification 2.3 "Pages load lazily with a loading indicator"). */
export function ScreenHost({ screen }: { screen: ScreenKey }) {
  const View = viewOf(use(ScreenLoaderContext), screen);
  return (
    <Suspense fallback={<RouteSpinner />}>
      <View />
    </Suspense>
  );
}
