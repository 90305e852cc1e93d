import { useCallback, useRef } from 'react';
import type { AccountList } from '../../../application/accounts/ports/accounts';
import type { Account } from '../../../domain/accounts/account';
import { useMediaQuery } from '../../hooks/use-media-query';
import { useTranslation } from '../../i18n/texts';
import { AccountCard } from './account-card';
import { Rows } from './rows';
import { UnreadableCard } from './unreadable-account';
import styles from './accounts-cards.module.css';

interface AccountsCardsProps {
  accounts: readonly Account[];
  unreadable: AccountList['unreadable'];
}

const CARD_PX = 228;
const GAP_PX = 12;

/** The accounts as cards, in as many columns as fit; only the rows near the visible part are in the page. */
export function AccountsCards({ accounts, unreadable }: AccountsCardsProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const columns = useColumns();
  const count = accounts.length + unreadable.length;
  const keyOf = useCallback((row: number) => `${columns}/${row}`, [columns]);

  return (
    <Rows
      list={list}
      count={Math.ceil(count / columns)}
      estimate={CARD_PX}
      gap={GAP_PX}
      keyOf={keyOf}
      overscan={Math.ceil(6 / columns)}
    >
      {({ indexes, heightBefore, heightAfter, measure }) => (
        <ul
          ref={list}
          data-testid="accounts-list"
          aria-label={t('accounts.list')}
          className={`${styles['cards']} ${styles[`in${columns}`] ?? ''}`}
          style={{ paddingBlock: `${heightBefore}px ${heightAfter}px` }}
        >
          {indexes.flatMap((row) =>
            Array.from({ length: Math.min(columns, count - row * columns) }, (_, column) => {
              const index = row * columns + column;
              const account = accounts[index];
              const login = unreadable[index - accounts.length]?.login ?? null;
              const measureCard = column === 0 ? measure : undefined;
              return account ? (
                <AccountCard
                  key={account.login}
                  account={account}
                  index={index}
                  count={count}
                  row={row}
                  measure={measureCard}
                />
              ) : (
                <UnreadableCard key={`unreadable-${index}`} login={login} index={row} measure={measureCard} />
              );
            }),
          )}
        </ul>
      )}
    </Rows>
  );
}

/** Number of cards in a row. */
function useColumns(): 1 | 2 | 3 {
  const hasTwoColumns = useMediaQuery('(width >= 45em)');
  const hasThreeColumns = useMediaQuery('(width >= 85em)');
  if (hasThreeColumns) return 3;
  return hasTwoColumns ? 2 : 1;
}
