import ClockCircleOutlined from '@ant-design/icons/es/icons/ClockCircleOutlined';
import ExclamationCircleOutlined from '@ant-design/icons/es/icons/ExclamationCircleOutlined';
import { observer } from 'mobx-react-lite';
import { AccountsStore } from '../../../application/accounts/accounts-store';
import { hasFigures, type Account } from '../../../domain/accounts/account';
import { RetryButton } from '../../components/panels/retry-button';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import styles from './no-figures.module.css';

/** Reason for missing figures: the account is being opened, the server sent none, or they could not be read. */
export type NoFiguresReason = 'pending' | 'missing' | 'unreadable';

/** Message in place of missing figures; only this account fails (V1). */
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

/** The reason for missing figures; `null` if there are figures, or for archived accounts, which have none. */
export function noFiguresReason(account: Account): NoFiguresReason | null {
  if (hasFigures(account) || account.status === 'archived') return null;
  return account.status === 'pending' ? 'pending' : 'missing';
}

/** Retry button of one account; it loads the figures of all accounts. */
export const RetryFigures = observer(function RetryFigures({ large = false }: { large?: boolean }) {
  const store = useStore(AccountsStore);
  return (
    <RetryButton
      size={large ? 'wide' : 'small'}
      testId="retry-figures"
      busy={store.isRefreshing}
      onRetry={() => store.retry()}
    />
  );
});
