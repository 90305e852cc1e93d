import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LayoutStore } from '../../../application/stores/layout-store';
import { TerminalStore } from '../../../application/stores/terminal-store';
import type { TerminalAddress } from '../../../domain/platform/terminal-url';
import type { TerminalRoute } from '../../../domain/platform/terminals.table';
import { PageHead } from '../../components/page-head';
import { RemotePanel } from '../../components/remote-panel';
import { VisuallyHidden } from '../../components/visually-hidden';
import { useStore } from '../../use-store';
import { EmbeddedFrame } from '../../components/frame/embedded-frame';
import { FrameMessage } from '../../components/frame/frame-message';
import { FrameSkeleton } from '../../components/frame/frame-skeleton';
import styles from './terminal-screen.module.css';

/** A web terminal, as large as the page lets it be (R2.3, D5 "Terminal frame"). */
export const TerminalScreen = observer(function TerminalScreen({ route }: { route: TerminalRoute }) {
  const { t } = useTranslation();
  const store = useStore(TerminalStore);
  useEffect(() => store.open(), [store]);
  return (
    <div data-testid={`screen-${route}`}>
      <RemotePanel
        remote={store.remote(route)}
        onRetry={() => store.retry()}
        failedTitle={t('terminal.failed')}
        failedHelp={t('terminal.failedHelp')}
        skeleton={<FrameSkeleton />}
      >
        {(address) =>
          address.kind === 'frame' ? (
            <Terminal route={route} src={address.src} />
          ) : (
            <Absent route={route} reason={address.kind} />
          )
        }
      </RemotePanel>
    </div>
  );
});

const Terminal = observer(function Terminal({ route, src }: { route: TerminalRoute; src: string }) {
  const { t } = useTranslation();
  const store = useStore(TerminalStore);
  const { embedded } = useStore(LayoutStore);
  useLayoutEffect(() => {
    document.body.classList.add('terminal');
    return () => document.body.classList.remove('terminal');
  }, []);
  const title = t(`terminal.${route}.title`);
  return (
    <div className={`${styles['terminal']} ${embedded ? styles['alone'] : ''}`}>
      <h1 tabIndex={-1}>
        <VisuallyHidden>{title}</VisuallyHidden>
      </h1>
      <EmbeddedFrame src={src} title={title} testId="terminal-frame" load={store.frame} />
    </div>
  );
});

type Reason = Exclude<TerminalAddress['kind'], 'frame'>;

/** Why there is no terminal, and where to go instead. */
function Absent({ route, reason }: { route: TerminalRoute; reason: Reason }) {
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
