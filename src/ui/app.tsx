import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect } from 'react';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import { Startup } from '../application/startup';
import { CodeContext, type Code } from './router/code-context';
import { AppSpinner } from './startup/app-spinner';
import { handOver } from './startup/hand-over';
import { StartupProblem } from './startup/startup-problem';
import { SiteClosed } from './startup/site-closed';
import { Brand } from './theme/brand';
import { useStore } from './use-store';

export interface AppProps {
  code: Code;
  /** The routes, as an observable value: there are none before the portal has started. */
  router: { get(): RouterProviderProps['router'] | null };
}

/** The portal from its first frame: spinner, then a problem of start-up, or the routes. */
export const App = observer(function App({ code, router }: AppProps) {
  const startup = useStore(Startup);
  const routes = router.get();
  useLayoutEffect(() => {
    if (routes) document.getElementById('first-shell')?.remove();
  }, [routes]);
  useEffect(() => {
    // Once every view listens to its store, and React is done: what is typed into the page makes it draw again.
    if (routes) queueMicrotask(handOver);
  }, [routes]);
  if (routes)
    return (
      <Brand>
        <CodeContext value={code}>
          <RouterProvider router={routes} />
        </CodeContext>
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
