import { Navigate } from 'react-router-dom';
import type { RouteKey } from '../../domain/access/routes.table';
import { routePath } from '../../domain/access/routes';
import { SiteStore } from '../../application/stores/site-store';
import { useStore } from '../use-store';

/** Leads on to a route and leaves no trace in the history. */
export function Redirect({ to }: { to: RouteKey }) {
  const { slug } = useStore(SiteStore).config.brand;
  return <Navigate to={routePath(to, slug)} replace />;
}
