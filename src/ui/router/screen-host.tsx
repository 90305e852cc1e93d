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
  /** In sight until it is there. */
  fallback?: ReactNode;
}) {
  return (
    <Suspense fallback={fallback}>
      <Loaded screen={screen} />
    </Suspense>
  );
}

/** Code that is already loaded is drawn at once: `lazy` would show the fallback, which React keeps for 300 ms. */
function Loaded({ screen }: { screen: CodeKey }) {
  const View = use(use(CodeContext).screen(screen));
  return <View />;
}
