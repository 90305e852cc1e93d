import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useNavigationType } from 'react-router-dom';
import { resolveRoute } from '../../domain/access/resolve-route';
import type { ShellRouteKey } from '../../domain/access/routes.table';
import { CompanyStore } from '../../application/stores/company-store';
import { NoticeStore } from '../../application/stores/notice-store';
import { useStore } from '../use-store';
import { Redirect } from './redirect';
import { ScreenHost } from './screen-host';

/** A page of the account area: what the client's company sees there (specification 2.2). */
export const ShellPage = observer(function ShellPage({ route }: { route: ShellRouteKey }) {
  const found = resolveRoute(route, useStore(CompanyStore).variant);
  return found.kind === 'screen' ? <ScreenHost screen={found.screen} /> : <NotForThisCompany />;
});

/** A menu may offer what the company may not enter; who clicked is told why they are elsewhere (decisions 5). */
function NotForThisCompany() {
  const notices = useStore(NoticeStore);
  const clicked = useNavigationType() === 'PUSH';
  useEffect(() => {
    if (clicked) notices.show('info', 'routes.notForAccount');
  }, [clicked, notices]);
  return <Redirect to="accounts" />;
}
