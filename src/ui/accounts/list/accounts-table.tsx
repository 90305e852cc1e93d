import { useCallback, useRef, useState } from 'react';
import type { AccountList } from '../../../application/accounts/ports/accounts';
import type { Account } from '../../../domain/accounts/account';
import { VisuallyHidden } from '../../components/visually-hidden';
import { useTranslation } from '../../i18n/texts';
import { AccountRow } from './account-row';
import { AccountsColumns } from './accounts-columns';
import { Rows } from './rows';
import { UnreadableRow } from './unreadable-account';
import { fittingColumns, incrementalWidths } from './column-widths';
import { useElementWidth } from './use-element-width';
import styles from './accounts-table.module.css';

interface AccountsTableProps {
  accounts: readonly Account[];
  /** Logins of the accounts. The same array while only figures change: a new array recalculates each row's position. */
  logins: readonly number[];
  /** All accounts of the tab. The columns fit their figures, so that search and sort do not change the widths. */
  accountsInTab: readonly Account[];
  unreadable: AccountList['unreadable'];
}

/** Two lines of text with their padding, and the hairline. */
const ROW_PX = 53;
const COLUMNS = 8;

/** The accounts as a table; only the rows near the visible part are in the page when there are many. */
export function AccountsTable({ accounts, logins, accountsInTab, unreadable }: AccountsTableProps) {
  const { t } = useTranslation();
  const container = useRef<HTMLDivElement>(null);
  const [widthsOf] = useState(incrementalWidths);
  const widths = widthsOf(accountsInTab);
  const columns = fittingColumns(widths, useElementWidth(container));
  const count = accounts.length + unreadable.length;
  const keyOf = useCallback((index: number) => logins[index] ?? `unreadable-${index}`, [logins]);

  return (
    <div ref={container}>
      <table
        data-testid="accounts-list"
        data-columns={columns}
        className={styles['table']}
        aria-rowcount={count + 1}
      >
        <caption>
          <VisuallyHidden>{t('accounts.list')}</VisuallyHidden>
        </caption>
        <AccountsColumns widths={widths} />
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col">{t('accounts.account')}</th>
            <th scope="col">{t('accounts.equity')}</th>
            <th scope="col">{t('accounts.floatingPl')}</th>
            <th scope="col" className={styles['balance']}>
              {t('accounts.balance')}
            </th>
            <th scope="col" className={styles['margin']}>
              {t('accounts.marginUsed')}
            </th>
            <th scope="col">{t('accounts.freeMargin')}</th>
            <th scope="col">{t('accounts.marginLevel')}</th>
            <th scope="col">
              <VisuallyHidden>{t('accounts.actions')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <Rows list={container} count={count} estimate={ROW_PX} keyOf={keyOf} overscan={4}>
          {({ indexes, heightBefore, heightAfter, measure }) => (
            <tbody>
              <Space height={heightBefore} />
              {indexes.map((index) => {
                const account = accounts[index];
                const login = unreadable[index - accounts.length]?.login ?? null;
                return account ? (
                  <AccountRow key={keyOf(index)} account={account} index={index} measure={measure} />
                ) : (
                  <UnreadableRow key={keyOf(index)} login={login} index={index} measure={measure} />
                );
              })}
              <Space height={heightAfter} />
            </tbody>
          )}
        </Rows>
      </table>
    </div>
  );
}

/** Empty space in place of the rows that are not rendered. */
function Space({ height }: { height: number }) {
  if (height === 0) return null;
  return (
    <tr aria-hidden="true" className={styles['space']}>
      <td colSpan={COLUMNS} style={{ blockSize: height }} />
    </tr>
  );
}
