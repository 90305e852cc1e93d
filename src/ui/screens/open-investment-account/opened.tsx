import { Link } from 'react-router-dom';
import { accountAddress } from '../../../domain/accounts/account-tabs';
import type { Application, ApplicationState } from '../../../domain/onboarding/application';
import { Facts } from '../../components/facts';
import { Login } from '../../components/login';
import { useTranslation } from '../../i18n/texts';
import styles from './application.module.css';

const TEXTS: Readonly<Partial<Record<ApplicationState, string>>> = {
  submitted: 'after.short',
  'approval-pending': 'after.short',
  approved: 'done.text',
  active: 'done.text',
};

/** How it goes on by itself, and the account once it is there. */
export function Opened({ application: { account, state } }: { application: Application }) {
  const { t } = useTranslation();
  return (
    <section data-testid="application-standing">
      {TEXTS[state] && <p className={styles['lead']}>{t(`openAccount.${TEXTS[state]}`)}</p>}
      {account && (
        <div data-testid="application-account">
          <Facts
            facts={[
              { key: 'login', label: t('platform.login'), value: <Login login={account.login} /> },
              {
                key: 'server',
                label: t('platform.server'),
                value: account.server && <bdi>{account.server}</bdi>,
              },
            ]}
          />
          <Link className={styles['toAccount'] ?? ''} to={accountAddress(account.login)}>
            {t('openAccount.toAccount')}
          </Link>
        </div>
      )}
    </section>
  );
}
