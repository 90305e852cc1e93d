import { startTransition, useLayoutEffect, useState } from 'react';
import { Router, useRoutes, type RouteObject } from 'react-router-dom';
import type { GuardedHistory } from './guarded-history';

interface RoutedProps {
  readonly history: GuardedHistory;
  readonly routes: RouteObject[];
  readonly basename: string;
}

/** The page at the current address. The previous page stays until the next one is rendered. */
export function RoutedPage({ history, routes, basename }: RoutedProps) {
  const [{ location, action }, setShown] = useState(history.current);
  useLayoutEffect(() => {
    const show = () => startTransition(() => setShown(history.current));
    show();
    return history.listen(show);
  }, [history]);
  return (
    <Router navigator={history} location={location} navigationType={action} basename={basename}>
      <Routes routes={routes} />
    </Router>
  );
}

function Routes({ routes }: Pick<RoutedProps, 'routes'>) {
  return useRoutes(routes);
}
