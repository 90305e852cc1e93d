import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { AttentionStore } from '../../../application/dashboard/attention-store';
import { CompanyStore } from '../../../application/session/company-store';
import { NotificationsStore } from '../../../application/notifications/notifications-store';
import { innerPage } from '../../../domain/access/inner-page';
import { resolveRoute } from '../../../domain/access/resolve-route';
import { isShellRoute } from '../../../domain/access/routes';
import { useFeature } from '../../router/use-feature';
import { useCurrentRoute } from '../../hooks/use-current-route';
import { useStore } from '../../hooks/use-store';
import { RailActivity } from './rail-activity';
import { RailAttention } from './rail-attention';

/** The column beside a page on wide screens: the client's tasks, and the latest messages. */
export const Rail = observer(function Rail() {
  const isLoaded = useFeature('rail');
  return !useIsAccountsPage() && isLoaded && <Sections />;
});

/** True if the list of accounts is shown, at any route. That page has a rail of its own. */
function useIsAccountsPage(): boolean {
  const { variant } = useStore(CompanyStore);
  const route = useCurrentRoute();
  const { search } = useLocation();
  if (route === undefined || !isShellRoute(route) || innerPage(search) !== '') return false;
  const target = resolveRoute(route, variant);
  return target.kind === 'screen' && target.screen === 'accounts';
}

const Sections = observer(function Sections() {
  const attention = useStore(AttentionStore);
  const messages = useStore(NotificationsStore);
  useEffect(() => {
    attention.load();
    messages.load();
  }, [attention, messages]);
  return (
    <>
      <RailAttention />
      <RailActivity />
    </>
  );
});
