import { startTransition, useLayoutEffect, useState } from 'react';
import { Router, useRoutes, type RouteObject } from 'react-router-dom';
import type { GuardedHistory } from './guarded-history';

interface RoutedProps {
  readonly history: GuardedHistory;
  readonly routes: RouteObject[];
  readonly basename: string;
}

/** The page at the address in sight. A page that is left stays until the next has been drawn. */
export function Routed({ history, routes, basename }: RoutedProps) {
  const [{ location, action }, setShown] = useState(history.shown);
  useLayoutEffect(() => {
    const show = () => startTransition(() => setShown(history.shown));
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
