import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { Startup } from '../../application/startup/startup';
import { CodeContext, type Code } from './code-context';
import { AppSpinner } from '../startup/app-spinner';
import { handOver } from '../startup/hand-over';
import { StartupProblem } from '../startup/startup-problem';
import { SiteClosed } from '../startup/site-closed';
import { Brand } from '../theme/brand';
import { useStore } from '../hooks/use-store';

export interface AppProps {
  code: Code;
  /** The pages with their router, as an observable value: there are none before the portal has started. */
  pages: { get(): ReactNode };
}

/** The portal from its first frame: spinner, then a problem of start-up, or the routes. */
export const App = observer(function App({ code, pages }: AppProps) {
  const startup = useStore(Startup);
  const routed = pages.get();
  useLayoutEffect(() => {
    if (routed) document.getElementById('first-shell')?.remove();
  }, [routed]);
  useEffect(() => {
    // Once every view listens to its store, and React is done: what is typed into the page makes it draw again.
    if (routed) queueMicrotask(handOver);
  }, [routed]);
  if (routed)
    return (
      <Brand>
        <CodeContext value={code}>{routed}</CodeContext>
      </Brand>
    );
  switch (startup.phase) {
    case 'starting':
    case 'ready':
      return <AppSpinner />;
    case 'closed':
      return <SiteClosed />;
    default:
      return (
        <StartupProblem
          phase={startup.phase}
          configError={startup.configError}
          onRetry={() => void startup.run()}
        />
      );
  }
});
