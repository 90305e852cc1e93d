import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { afterScript } from '../../application/kernel/scheduling';
import { Startup } from '../../application/startup/startup';
import { CodeContext, type Code } from './code-context';
import { AppSpinner } from '../startup/app-spinner';
import { replaceFirstPaint } from '../startup/replace-first-paint';
import { StartupProblem } from '../startup/startup-problem';
import { SiteClosed } from '../startup/site-closed';
import { Brand } from '../theme/brand';
import { useStore } from '../hooks/use-store';

export interface AppProps {
  code: Code;
  /** The pages with their router, as an observable value. It is empty until the portal has started. */
  pages: { get(): ReactNode };
}

/** The portal from its first frame: a spinner, then the routes or an error of start-up. */
export const App = observer(function App({ code, pages }: AppProps) {
  const startup = useStore(Startup);
  const page = pages.get();
  useLayoutEffect(() => {
    if (page) document.getElementById('first-shell')?.remove();
  }, [page]);
  useEffect(() => {
    // After all views observe their stores, and outside React's commit: typing into the fields renders them again.
    if (page) afterScript(replaceFirstPaint);
  }, [page]);
  if (page)
    return (
      <Brand>
        <CodeContext value={code}>{page}</CodeContext>
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
