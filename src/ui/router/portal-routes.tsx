import { Navigate, type RouteObject } from 'react-router-dom';
import { ROUTE_KEYS, ROUTES } from '../../domain/access/routes.table';
import { isShellRoute, routePaths } from '../../domain/access/routes';
import { PublicPage } from './public-page';
import { RootFrame } from './root-frame';
import { RouteError } from './route-error';
import { SessionGate } from './session-gate';
import { ShellPage } from './shell-page';

/** All routes of specification 2, made from the route table; the language prefix is the router's base name. */
export function portalRoutes(brandSlugs: readonly string[]): RouteObject[] {
  const shell = ROUTE_KEYS.filter(isShellRoute).flatMap((key) =>
    routePaths(key, brandSlugs).map((path) => ({
      path,
      element: <ShellPage key={key} route={key} />,
      errorElement: <RouteError />,
    })),
  );
  // Inside the gate, so that the shell stays where it is when the logo leads home.
  const index = { path: '/', element: <Navigate to="/accounts" replace /> };
  const open = ROUTE_KEYS.flatMap((key) =>
    isShellRoute(key)
      ? []
      : [
          {
            path: ROUTES[key].path,
            element: <PublicPage key={key} route={key} />,
            errorElement: <RouteError />,
          },
        ],
  );
  return [
    {
      element: <RootFrame />,
      errorElement: <RouteError />,
      children: [
        ...open,
        { element: <SessionGate />, errorElement: <RouteError />, children: [index, ...shell] },
        { path: '*', element: <Navigate to="/" replace /> },
      ],
    },
  ];
}
