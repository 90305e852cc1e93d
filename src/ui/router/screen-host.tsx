import { Suspense, use, type ReactNode } from 'react';
import { RouteSpinner } from '../components/panels/route-spinner';
import { CodeContext } from './code-context';
import type { CodeKey } from './code-key';

/** Shows a screen, loading its code first (R2.3 "Pages load lazily with a loading indicator"). */
export function ScreenHost({
  screen,
  fallback = <RouteSpinner />,
}: {
  screen: CodeKey;
  /** Shown until the code is loaded. */
  fallback?: ReactNode;
}) {
  return (
    <Suspense fallback={fallback}>
      <LoadedScreen screen={screen} />
    </Suspense>
  );
}

/** Renders loaded code at once. `lazy` would show the fallback, which React keeps for 300 ms. */
function LoadedScreen({ screen }: { screen: CodeKey }) {
  const View = use(use(CodeContext).loadScreen(screen));
  return <View />;
}
