import { observer } from 'mobx-react-lite';
import { resolveRoute } from '../../domain/access/resolve-route';
import type { ShellRouteKey } from '../../domain/access/routes.table';
import { CompanyStore } from '../../application/session/company-store';
import { useStore } from '../hooks/use-store';
import { ScreenHost } from './screen-host';

/** A page of the account area. The client's company decides what it shows (R2.2). */
export const ShellPage = observer(function ShellPage({ route }: { route: ShellRouteKey }) {
  const target = resolveRoute(route, useStore(CompanyStore).variant);
  // A route that redirects shows nothing: its guard is about to redirect.
  return target.kind === 'screen' ? <ScreenHost screen={target.screen} /> : null;
});
