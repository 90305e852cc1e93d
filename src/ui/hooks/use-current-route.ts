import { useLocation } from 'react-router-dom';
import { SiteStore } from '../../application/site/site-store';
import { routeOfPath } from '../../domain/access/routes';
import type { RouteKey } from '../../domain/access/routes.table';
import { useStore } from './use-store';

/** The current route. */
export function useCurrentRoute(): RouteKey | undefined {
  const { slugs } = useStore(SiteStore);
  return routeOfPath(useLocation().pathname, ...slugs);
}
