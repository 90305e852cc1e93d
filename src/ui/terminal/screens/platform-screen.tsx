import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { PlatformStore } from '../../../application/terminal/platform-store';
import { PageHead } from '../../components/page/page-head';
import { RemotePanel } from '../../components/panels/remote-panel';
import { SupportText } from '../../components/text/support-text';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import { AccountsFailed } from './accounts-failed';
import { DeviceDownloads } from './device-downloads';
import { PlatformPanel } from './platform-panel';
import styles from './platform-screen.module.css';
import { SignInHelp } from './sign-in-help';
import { PlatformSkeleton } from './platform-skeleton';

/** Trading platforms (V14): downloads, web terminals, logins, and help. */
export const Screen = observer(function PlatformScreen() {
  const { t } = useTranslation();
  const store = useStore(PlatformStore);
  useEffect(() => store.load(), [store]);
  return (
    <div data-testid="screen-platform">
      <PageHead title={t('platform.title')} />
      <RemotePanel
        remote={store.links}
        onRetry={() => store.retryLinks()}
        failedTitle={t('platform.failed')}
        failedHelp={t('platform.failedHelp')}
        skeleton={<PlatformSkeleton />}
      >
        {() => <Platforms />}
      </RemotePanel>
      <SignInHelp />
    </div>
  );
});

const Platforms = observer(function Platforms() {
  const { t } = useTranslation();
  const { platforms, accounts } = useStore(PlatformStore);
  if (platforms.length === 0)
    return (
      <p className={styles['empty']}>
        <SupportText>{t('platform.empty')}</SupportText>
      </p>
    );
  return (
    <>
      <DeviceDownloads />
      {accounts.status === 'failed' && <AccountsFailed codes={accounts.error.codes} />}
      <div className={styles['platforms']}>
        {platforms.map((platform) => (
          <PlatformPanel key={platform.platformId} platform={platform} />
        ))}
      </div>
    </>
  );
});
