import { memo } from 'react';
import { AccountsStore } from '../../../application/accounts/accounts-store';
import type { Account } from '../../../domain/accounts/account';
import { marginHealth, type MarginHealth } from '../../../domain/accounts/margin-health';
import { Amount } from '../../components/figures/amount';
import { CopyButton } from '../../components/copy-button';
import { MarginLevel } from '../../components/figures/margin-level';
import { Profit } from '../../components/figures/profit';
import { Sentence } from '../../components/text/sentence';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import { AccountChips } from './account-chips';
import { AccountMenu } from '../actions/account-menu';
import { AccountFacts, AccountLink, accountName } from '../../components/figures/account-name';
import { NoFigures, noFiguresReason, RetryFigures, type NoFiguresReason } from './no-figures';
import { useTradeTarget } from '../actions/trade-entries';
import { TradeLink } from '../actions/trade-link';
import styles from './account-row.module.css';
import columns from './accounts-table.module.css';

interface AccountRowProps {
  account: Account;
  /** Index in the whole list, from 0; the header is row 1. */
  index: number;
  measure: ((row: HTMLElement | null) => void) | undefined;
}

/** An account in the table. It renders again only when the gateway has sent it again. */
export const AccountRow = memo(function AccountRow({ account, index, measure }: AccountRowProps) {
  const { t } = useTranslation();
  const store = useStore(AccountsStore);
  const { login } = account;
  const health = marginHealth(account);
  const reason = noFiguresReason(account);
  return (
    <tr
      ref={measure}
      data-index={index}
      data-testid={`account-${login}`}
      aria-rowindex={index + 2}
      className={styles['row']}
    >
      <th scope="row">
        <span className={styles['title']}>
          <span className={styles['name']}>
            <AccountLink account={account} />
          </span>
          <AccountChips account={account} health={health} />
        </span>
        <span className={styles['facts']}>
          <AccountFacts account={account} />
          <CopyButton
            label={t('accounts.copyLoginOf', { login })}
            onCopy={() => void store.copyLogin(login)}
          />
        </span>
      </th>
      {reason ? <SilentCells reason={reason} /> : <FigureCells account={account} health={health} />}
      <td>
        <span className={styles['actions']}>
          {reason === 'missing' ? <RetryFigures /> : <Trade account={account} />}
          <AccountMenu account={account} />
        </span>
      </td>
    </tr>
  );
});

function FigureCells({ account, health }: Pick<AccountRowProps, 'account'> & { health: MarginHealth }) {
  const { currency, equity, balance, margin, freeMargin, floatingPl, marginLevel } = account;
  return (
    <>
      <td>
        <span className={styles['equity']}>
          <Amount value={equity} currency={currency} />
        </span>
        <small className={styles['balanceBelow']}>
          <Sentence
            textKey="accounts.balanceOf"
            parts={{ amount: <Amount withoutCode value={balance} currency={currency} /> }}
          />
        </small>
      </td>
      <td>
        <Profit value={floatingPl} currency={currency} />
      </td>
      <td className={columns['balance']}>
        <Amount withoutCode value={balance} currency={currency} />
      </td>
      <td className={columns['margin']}>
        <Amount withoutCode value={margin} currency={currency} />
      </td>
      <td>
        <Amount withoutCode value={freeMargin} currency={currency} />
        <small className={styles['marginBelow']}>
          <Sentence
            textKey="accounts.used"
            parts={{ amount: <Amount withoutCode value={margin} currency={currency} /> }}
          />
        </small>
      </td>
      <td>
        <MarginLevel value={marginLevel} health={health} />
      </td>
    </>
  );
}

/** One cell over all figures; the hidden ones keep the column count right at every width. */
function SilentCells({ reason }: { reason: NoFiguresReason }) {
  return (
    <>
      <td colSpan={4} className={styles['message']}>
        <NoFigures reason={reason} />
      </td>
      <td className={columns['balance']} />
      <td className={columns['margin']} />
    </>
  );
}

function Trade({ account }: Pick<AccountRowProps, 'account'>) {
  const target = useTradeTarget(account);
  return (
    target && (
      <span className={styles['trade']}>
        <TradeLink small target={target} account={accountName(account)} />
      </span>
    )
  );
}
