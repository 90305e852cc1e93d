import { Suspense, use, type ComponentType, type ReactNode } from 'react';
import { RouteSpinner } from '../components/route-spinner';
import { ScreenLoaderContext, type CodeKey, type LoadScreen } from './screen-loader-context';

type Code = Promise<{ default: ComponentType }>;
const asked = new WeakMap<LoadScreen, Map<CodeKey, Code>>();

/** One promise per screen and loader, failed ones too: a view that is drawn again does not ask again. */
function codeOf(load: LoadScreen, screen: CodeKey): Code {
  const known = asked.get(load) ?? new Map<CodeKey, Code>();
  asked.set(load, known);
  const code = known.get(screen) ?? load(screen);
  known.set(screen, code);
  return code;
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
  return (
    <Suspense fallback={fallback}>
      <Loaded screen={screen} />
    </Suspense>
  );
}

/** Code that has come already is drawn at once: `lazy` would show the fallback, and React keep it for 300 ms. */
function Loaded({ screen }: { screen: CodeKey }) {
  const { default: View } = use(codeOf(use(ScreenLoaderContext), screen));
  return <View />;
}
