import ClockCircleOutlined from '@ant-design/icons/es/icons/ClockCircleOutlined';
import ExclamationCircleOutlined from '@ant-design/icons/es/icons/ExclamationCircleOutlined';
import { observer } from 'mobx-react-lite';
import { AccountsStore, hasFigures } from '../../../application/accounts/accounts-store';
import type { Account } from '../../../domain/accounts/account';
import { RetryButton } from '../../components/panels/retry-button';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import styles from './no-figures.module.css';

/** Why an account has none: it is being opened, the trading server sent none, or what came could not be read. */
export type NoFiguresReason = 'pending' | 'missing' | 'unreadable';

/** In place of figures that did not come: the account fails alone (V1). */
export function NoFigures({ reason }: { reason: NoFiguresReason }) {
  const { t } = useTranslation();
  return (
    <span className={styles['message']}>
      {reason === 'pending' ? (
        <ClockCircleOutlined aria-hidden />
      ) : (
        <ExclamationCircleOutlined aria-hidden className={styles['error']} />
      )}
      <span>{t(`accounts.noFigures.${reason}`)}</span>
    </span>
  );
}

/** The reason of an account, `null` where there are figures, or where nobody expects any. */
export function reasonOf(account: Account): NoFiguresReason | null {
  if (hasFigures(account) || account.status === 'archived') return null;
  return account.status === 'pending' ? 'pending' : 'missing';
}

/** Retry of one account: figures come for all accounts at once. */
export const RetryFigures = observer(function RetryFigures({ large = false }: { large?: boolean }) {
  const store = useStore(AccountsStore);
  return (
    <RetryButton
      size={large ? 'wide' : 'small'}
      testId="retry-figures"
      busy={store.refreshing}
      onRetry={() => store.retry()}
    />
  );
});
