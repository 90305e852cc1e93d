import { Link } from 'react-router-dom';
import { accountAddress } from '../../../domain/accounts/account-tabs';
import type { Application, ApplicationState } from '../../../domain/onboarding/application';
import { Facts } from '../../components/figures/facts';
import { Login } from '../../components/figures/login';
import { useTranslation } from '../../i18n/texts';
import { Verbatim } from '../../components/text/verbatim';
import styles from './application.module.css';

const STATE_TEXTS: Readonly<Partial<Record<ApplicationState, string>>> = {
  submitted: 'after.short',
  'approval-pending': 'after.short',
  approved: 'done.text',
  active: 'done.text',
};

/** A re-assessment opens no account. */
const RE_ASSESSMENT_TEXTS: typeof STATE_TEXTS = {
  ...STATE_TEXTS,
  approved: 'again.done',
  active: 'again.done',
};

/** Tells what happens next without an action of the client, and shows the account once it is open. */
export function OpenedAccount({ application: { account, state, typeId } }: { application: Application }) {
  const { t } = useTranslation();
  const text = (typeId === 0 ? STATE_TEXTS : RE_ASSESSMENT_TEXTS)[state];
  return (
    <section data-testid="application-standing">
      {text !== undefined && <p className={styles['lead']}>{t(`openAccount.${text}`)}</p>}
      {account && (
        <div data-testid="application-account">
          <Facts
            facts={[
              { key: 'login', label: t('platform.login'), value: <Login login={account.login} /> },
              {
                key: 'server',
                label: t('platform.server'),
                value: account.server && <Verbatim dir="auto">{account.server}</Verbatim>,
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
