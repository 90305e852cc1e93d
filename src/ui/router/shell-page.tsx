import { observer } from 'mobx-react-lite';
import { resolveRoute } from '../../domain/access/resolve-route';
import type { ShellRouteKey } from '../../domain/access/routes.table';
import { CompanyStore } from '../../application/session/company-store';
import { useStore } from '../hooks/use-store';
import { ScreenHost } from './screen-host';

/** A page of the account area: what the client's company sees there (R2.2). */
export const ShellPage = observer(function ShellPage({ route }: { route: ShellRouteKey }) {
  const found = resolveRoute(route, useStore(CompanyStore).variant);
  // A route that redirects shows nothing: its guard is about to.
  return found.kind === 'screen' ? <ScreenHost screen={found.screen} /> : null;
});
