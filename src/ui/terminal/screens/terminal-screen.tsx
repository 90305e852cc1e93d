import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { LayoutStore } from '../../../application/kernel/layout-store';
import { TerminalStore, type TerminalAccount } from '../../../application/terminal/terminal-store';
import type { TerminalAddress } from '../../../domain/platform/terminal-url';
import type { TerminalRoute } from '../../../domain/platform/terminals.table';
import { Login } from '../../components/figures/login';
import { PageHead } from '../../components/page/page-head';
import { RemotePanel } from '../../components/panels/remote-panel';
import { VisuallyHidden } from '../../components/visually-hidden';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import { EmbeddedFrame } from '../../components/frame/embedded-frame';
import { FrameMessage } from '../../components/frame/frame-message';
import { Verbatim } from '../../components/text/verbatim';
import styles from './terminal-screen.module.css';

/** A web terminal that fills the page (R2.3, D5 "Terminal frame"). */
export const TerminalScreen = observer(function TerminalScreen({ route }: { route: TerminalRoute }) {
  const { t } = useTranslation();
  const store = useStore(TerminalStore);
  const [parameters] = useSearchParams();
  const requestedLogin = parameters.get('login');
  useEffect(() => store.open(route), [store, route]);
  const remote = store.remote(route, requestedLogin);
  const { status } = remote;
  const fillsPage = status === 'ready' ? remote.data.kind === 'frame' : status !== 'failed';
  useLayoutEffect(() => {
    document.body.classList.toggle('terminal', fillsPage);
    return () => document.body.classList.remove('terminal');
  }, [fillsPage]);
  return (
    <div data-testid={`screen-${route}`} className={styles[fillsPage ? 'screen' : 'words']}>
      <RemotePanel
        remote={remote}
        onRetry={() => store.retry()}
        failedTitle={t('terminal.failed')}
        failedHelp={t('terminal.failedHelp')}
        skeleton={<div className={styles['skeleton']} />}
      >
        {(address) =>
          address.kind === 'frame' ? (
            <Terminal route={route} src={address.src} account={store.account(route, requestedLogin)} />
          ) : (
            <TerminalUnavailable route={route} reason={address.kind} />
          )
        }
      </RemotePanel>
    </div>
  );
});

interface TerminalProps {
  route: TerminalRoute;
  src: string;
  account: TerminalAccount | undefined;
}

const Terminal = observer(function Terminal({ route, src, account }: TerminalProps) {
  const { t } = useTranslation();
  const store = useStore(TerminalStore);
  const { isEmbedded } = useStore(LayoutStore);
  const title = t(`terminal.${route}.title`);
  return (
    <div className={`${styles['terminal']} ${isEmbedded ? styles['alone'] : ''}`}>
      <h1 tabIndex={-1}>
        <VisuallyHidden>{title}</VisuallyHidden>
      </h1>
      {account && (
        <p className={styles['account']} data-testid="terminal-account">
          <VisuallyHidden>{t('accounts.account')} </VisuallyHidden>
          {account.name !== '' && (
            <Verbatim dir="auto" className={styles['name']}>
              {account.name}
            </Verbatim>
          )}
          <Login login={account.login} />
          <Link to="/accounts">{t('menu.accounts')}</Link>
        </p>
      )}
      <EmbeddedFrame src={src} title={title} testId="terminal-frame" load={store.frame} />
    </div>
  );
});

type Reason = Exclude<TerminalAddress['kind'], 'frame'>;

/** The reason why the terminal is missing, with links to other pages. */
function TerminalUnavailable({ route, reason }: { route: TerminalRoute; reason: Reason }) {
  const { t } = useTranslation();
  const values = { platform: t(`terminal.${route}.platform`) };
  return (
    <>
      <PageHead title={t(`terminal.${route}.title`)} />
      <FrameMessage title={t(`terminal.${reason}.title`, values)} text={t(`terminal.${reason}.help`, values)}>
        <Link to="/platform">{t('terminal.otherPlatforms')}</Link>
        <Link to="/accounts">{t('menu.accounts')}</Link>
      </FrameMessage>
    </>
  );
}
