import { lazy, Suspense, use, type ComponentType, type LazyExoticComponent, type ReactNode } from 'react';
import { RouteSpinner } from '../components/route-spinner';
import { ScreenLoaderContext, type CodeKey, type LoadScreen } from './screen-loader-context';

const views = new WeakMap<LoadScreen, Map<CodeKey, LazyExoticComponent<ComponentType>>>();

/** One lazy component per screen and loader, so that a second visit neither loads nor remounts anew. */
function viewOf(load: LoadScreen, screen: CodeKey): LazyExoticComponent<ComponentType> {
  const known = views.get(load) ?? new Map<CodeKey, LazyExoticComponent<ComponentType>>();
  views.set(load, known);
  const view = known.get(screen) ?? lazy(() => load(screen));
  known.set(screen, view);
  return view;
}

/** Shows a screen, loading its code first (specification 2.3 "Pages load lazily with a loading indicator"). */
export function ScreenHost({
  screen,
  fallback = <RouteSpinner />,
}: {
  screen: CodeKey;
  /** In sight until it is there. */
  fallback?: ReactNode;
}) {
  const View = viewOf(use(ScreenLoaderContext), screen);
  return (
    <Suspense fallback={fallback}>
      <View />
    </Suspense>
  );
}
