import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { PlatformStore } from '../../../application/terminal/platform-store';
import type { PlatformBlock } from '../../../domain/platform/platform-links.table';
import type { PlatformLogin } from '../../../domain/terminal/platform-page';
import { Chip } from '../../components/chip';
import { CopyButton } from '../../components/copy-button';
import { Login } from '../../components/figures/login';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import { Verbatim } from '../../components/text/verbatim';
import styles from './logins.module.css';

/** Number of listed logins. The accounts page has them all. */
const MAX_LOGINS = 5;

interface LoginsProps {
  platformId: PlatformBlock;
  logins: readonly PlatformLogin[];
}

/** Logins and servers for the platform's sign-in, with copy buttons. */
export const Logins = observer(function Logins({ platformId, logins }: LoginsProps) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const { accounts } = useStore(PlatformStore);
  const hiddenCount = logins.length - MAX_LOGINS;
  if (logins.length === 0) {
    return accounts.status === 'ready' ? (
      <p className={styles['none']}>{t('platform.noAccount', { platform: t(`menuGroup.${platformId}`) })}</p>
    ) : null;
  }
  return (
    <div>
      <h3 className={styles['heading']}>{t('platform.signInWith')}</h3>
      <ul>
        {logins.slice(0, MAX_LOGINS).map((login) => (
          <LoginRow key={login.login} account={login} />
        ))}
      </ul>
      {hiddenCount > 0 && (
        <p className={styles['more']}>
          <Link to="/accounts">
            {t('platform.moreAccounts', { count: hiddenCount, number: numbers.integer(hiddenCount) })}
          </Link>
        </p>
      )}
    </div>
  );
});

const LoginRow = observer(function LoginRow({
  account: { login, server, kind, name },
}: {
  account: PlatformLogin;
}) {
  const { t } = useTranslation();
  const store = useStore(PlatformStore);
  return (
    <li className={styles['row']}>
      <span className={styles['name']}>
        <Verbatim dir="auto">{name ?? t('platform.account')}</Verbatim>{' '}
        {kind === 'demo' && <Chip>{t('platform.demo')}</Chip>}
      </span>
      <span className={styles['value']}>
        <span className={styles['label']}>{t('platform.login')}</span> <Login login={login} />
        <CopyButton label={t('platform.copyLogin', { login })} onCopy={() => void store.copyLogin(login)} />
      </span>
      <span className={styles['value']}>
        <span className={styles['label']}>{t('platform.server')}</span>{' '}
        {server === null ? (
          t('platform.noServer')
        ) : (
          <>
            <Verbatim>{server}</Verbatim>
            <CopyButton
              label={t('platform.copyServer', { server })}
              onCopy={() => void store.copyServer(server)}
            />
          </>
        )}
      </span>
    </li>
  );
});
