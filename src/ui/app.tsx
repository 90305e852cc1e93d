import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useMemo } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { LanguageStore } from '../application/stores/language-store';
import { SiteStore } from '../application/stores/site-store';
import { Startup } from '../application/startup';
import { portalRoutes } from './router/portal-routes';
import { ScreenLoaderContext, type LoadScreen } from './router/screen-loader-context';
import { AppSpinner } from './startup/app-spinner';
import { StartupProblem } from './startup/startup-problem';
import { SiteClosed } from './startup/site-closed';
import { Brand } from './theme/brand';
import { useStore } from './use-store';

export interface AppProps {
  loadScreen: LoadScreen;
  /** Learns of the router once there is one. */
  navigation: { attach(router: ReturnType<typeof createBrowserRouter>): void };
}

/** The portal from its first frame: spinner, then a problem of start-up, or the routes. */
export const App = observer(function App({ loadScreen, navigation }: AppProps) {
  const startup = useStore(Startup);
  const starting = startup.phase === 'starting';
  useLayoutEffect(() => {
    if (!starting) document.getElementById('first-paint')?.remove();
  }, [starting]);
  switch (startup.phase) {
    case 'starting':
      return <AppSpinner />;
    case 'closed':
      return <SiteClosed />;
    case 'ready':
      return (
        <Brand>
          <ScreenLoaderContext value={loadScreen}>
            <Routes navigation={navigation} />
          </ScreenLoaderContext>
        </Brand>
      );
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

function Routes({ navigation }: Pick<AppProps, 'navigation'>) {
  const { prefix } = useStore(LanguageStore);
  const { slugs } = useStore(SiteStore);
  const router = useMemo(() => {
    const made = createBrowserRouter(portalRoutes(slugs), { basename: prefix === '' ? '/' : `/${prefix}` });
    navigation.attach(made);
    return made;
  }, [navigation, prefix, slugs]);
  return <RouterProvider router={router} />;
}
