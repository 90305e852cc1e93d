import { memo } from 'react';
import CopyOutlined from '@ant-design/icons/es/icons/CopyOutlined';
import { AccountsStore } from '../../../application/accounts/accounts-store';
import type { Account } from '../../../domain/accounts/account';
import { marginHealth } from '../../../domain/accounts/margin-health';
import { Amount } from '../../components/figures/amount';
import { VisuallyHidden } from '../../components/visually-hidden';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import { AccountCells } from './account-cells';
import { AccountChips } from './account-chips';
import { AccountMenu } from '../actions/account-menu';
import { AccountFacts, AccountLink, accountName } from '../../components/figures/account-name';
import { NoFigures, noFiguresReason, RetryFigures } from './no-figures';
import { useTradeTarget } from '../actions/trade-entries';
import { TradeLink } from '../actions/trade-link';
import styles from './account-card.module.css';
import buttons from '../../components/plain-button.module.css';

interface AccountCardProps {
  account: Account;
  /** Index in the whole list, from 0, and the list's length. */
  index: number;
  count: number;
  /** Index of the row of cards, for measuring its height. */
  row: number;
  measure: ((element: HTMLElement | null) => void) | undefined;
}

/** An account as a card with buttons big enough for a thumb (A4). */
export const AccountCard = memo(function AccountCard({
  account,
  index,
  count,
  row,
  measure,
}: AccountCardProps) {
  const { t } = useTranslation();
  const store = useStore(AccountsStore);
  const target = useTradeTarget(account);
  const { login, equity, currency } = account;
  const health = marginHealth(account);
  const reason = noFiguresReason(account);
  return (
    <li
      ref={measure}
      data-index={row}
      data-testid={`account-${login}`}
      aria-posinset={index + 1}
      aria-setsize={count}
      className={styles['card']}
    >
      <div className={styles['head']}>
        <h2 className={styles['name']}>
          <AccountLink account={account} />
        </h2>
        {!reason && (
          <span className={styles['equity']}>
            <VisuallyHidden>{t('accounts.equity')} </VisuallyHidden>
            <Amount value={equity} currency={currency} />
          </span>
        )}
        <p className={styles['facts']}>
          <AccountFacts account={account} />
        </p>
      </div>
      <div className={styles['chips']}>
        <AccountChips account={account} health={health} withLevels />
      </div>
      {reason ? (
        <p>
          <NoFigures reason={reason} />
        </p>
      ) : (
        <AccountCells account={account} health={health} />
      )}
      <div className={styles['actions']}>
        {reason === 'missing' && <RetryFigures large />}
        {target && <TradeLink target={target} account={accountName(account)} />}
        <button type="button" className={buttons['button']} onClick={() => void store.copyLogin(login)}>
          <CopyOutlined aria-hidden />
          {t('accounts.copyLogin')}
          <VisuallyHidden> {login}</VisuallyHidden>
        </button>
        <AccountMenu large account={account} />
      </div>
    </li>
  );
});
