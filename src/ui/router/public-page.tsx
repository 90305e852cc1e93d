import { observer } from 'mobx-react-lite';
import { resolvePublicRoute } from '../../domain/access/resolve-route';
import type { PublicRouteKey } from '../../domain/access/routes.table';
import { CompanyStore } from '../../application/session/company-store';
import { SessionStore } from '../../application/session/session-store';
import { SiteStore } from '../../application/site/site-store';
import { useStore } from '../hooks/use-store';
import { ScreenHost } from './screen-host';

/** A page that is open without sign-in. Its policy decides by site and visitor (R2.1). */
export const PublicPage = observer(function PublicPage({ route }: { route: PublicRouteKey }) {
  const { siteVariant } = useStore(CompanyStore);
  const { signedIn } = useStore(SessionStore);
  const { registrationOnly } = useStore(SiteStore).config;
  const target = resolvePublicRoute(route, { siteVariant, signedIn, registrationOnly });
  // A route that redirects shows nothing: its guard is about to redirect.
  return target.kind === 'screen' ? <ScreenHost screen={target.screen} /> : null;
});
