import IconContext from '@ant-design/icons/es/components/Context';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { ClientStore } from '../../../application/client/client-store';
import { CompanyStore } from '../../../application/session/company-store';
import { LayoutStore } from '../../../application/kernel/layout-store';
import { PlatformLinksStore } from '../../../application/platform/platform-links-store';
import { SessionStore } from '../../../application/session/session-store';
import { useTranslation } from '../../i18n/texts';
import { SupportContext } from '../../components/text/support-text';
import { RemotePanel } from '../../components/panels/remote-panel';
import { subscribeToScrolling } from '../../../application/kernel/scrolling';
import { useFeature } from '../../router/use-feature';
import { useStore } from '../../hooks/use-store';
import { deferComponent } from '../../components/defer-component';
import { Frame } from './frame';
import gate from './shell-gate.module.css';
import { withTheme } from '../../theme/with-theme';

const SessionWarning = deferComponent(
  withTheme(
    async () =>
      (await import(/* webpackChunkName: "shell-session" */ '../banners/session-warning')).SessionWarning,
  ),
);

const SupportPanel = deferComponent(
  withTheme(
    async () =>
      (await import(/* webpackChunkName: "shell-support" */ '../support/support-panel')).SupportPanel,
  ),
);

/** Icon styles are loaded before Ant Design's theme. They get the layer in which the theme puts them. */
const ICONS = { layer: 'antd' };

/** The account area around its pages. Until the client is loaded, nothing of a company is rendered (D1). */
export const Shell = observer(function Shell() {
  const client = useStore(ClientStore);
  // A failure during start-up is shown without another try: its retries are used up (D4).
  useEffect(() => void client.load({ retryFailed: false }), [client]);
  return <IconContext value={ICONS}>{client.setting ? <ClientArea /> : <Gate />}</IconContext>;
});

const ClientArea = observer(function ClientArea() {
  const platforms = useStore(PlatformLinksStore);
  const layout = useStore(LayoutStore);
  const { isSupportOpen } = layout;
  const openSupport = useCallback(() => layout.openSupport(), [layout]);
  const { endsSoon, expiresAt } = useStore(SessionStore);
  const { companyId, siteId } = useStore(CompanyStore);
  useFeature('live');
  useEffect(() => platforms.load(), [platforms, companyId, siteId]);
  useEffect(() => {
    const unsubscribe = subscribeToScrolling((scrolling) => layout.setScrolling(scrolling));
    return () => {
      unsubscribe();
      layout.setScrolling(false);
    };
  }, [layout]);
  return (
    <SupportContext value={openSupport}>
      <Frame>
        <Outlet />
      </Frame>
      {isSupportOpen && <SupportPanel />}
      {endsSoon && <SessionWarning key={expiresAt} expiresAt={expiresAt} />}
    </SupportContext>
  );
});

const Gate = observer(function Gate() {
  const { t } = useTranslation();
  const client = useStore(ClientStore);
  return (
    <div className={gate['shell']}>
      <div className={gate['top']} />
      <div className={gate['side']} />
      <main className={gate['page']}>
        <RemotePanel
          remote={client.remote}
          failedTitle={t('shell.clientFailed')}
          failedHelp={t('shell.clientFailedHelp')}
          onRetry={() => client.retry()}
        >
          {() => null}
        </RemotePanel>
      </main>
    </div>
  );
});
