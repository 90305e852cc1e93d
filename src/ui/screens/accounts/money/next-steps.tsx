import { observer } from 'mobx-react-lite';
import { MoneyFormStore } from '../../../../application/stores/money-form-store';
import type { Account } from '../../../../domain/accounts/account';
import { useTranslation } from '../../../i18n/texts';
import { useStore } from '../../../use-store';
import { nameOf } from '../../../components/account-name';
import styles from '../../../forms/money/money-page.module.css';

/** What comes after the button, in the order in which it comes. */
export const NextSteps = observer(function NextSteps({ account }: { account: Account }) {
  const { t } = useTranslation();
  const { method, move } = useStore(MoneyFormStore);
  const way = move === 'deposit' && method?.kind === 'crypto' ? 'asset' : move;
  const name = nameOf(account);
  return (
    <section>
      <h2>{t('money.next.title')}</h2>
      <ol className={styles['next']}>
        <li>{t(`money.next.${way}.now`, { name })}</li>
        <li>{t(`money.next.${way}.then`, { name })}</li>
      </ol>
    </section>
  );
});
