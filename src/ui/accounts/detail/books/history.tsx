import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { AccountBooksStore } from '../../../../application/accounts/account-books-store';
import { accountAddress } from '../../../../domain/accounts/account-tabs';
import type { Deal, DealTotals } from '../../../../domain/accounts/books';
import { Amount } from '../../../components/figures/amount';
import { Profit } from '../../../components/figures/profit';
import { FilterButtons } from '../../../forms/antd/filter-buttons';
import { useStore } from '../../../hooks/use-store';
import { useTranslation } from '../../../i18n/texts';
import type { BookColumn, BookRowsProps } from '../../../forms/books/book-columns';
import { BookFilters } from '../../../forms/books/book-filters';
import { BookSection } from '../../../forms/books/book-section';
import { NumberCell, TimeCell } from '../../../forms/books/cells';
import styles from '../../../forms/books/books.module.css';
import { CloserCell } from './closer-cell';
import { EndedOrders } from './orders';
import { figureColumn, lotsColumn, symbolColumn, totalOf, type SectionProps } from './trade-columns';

/** The lists of what is over. */
const LISTS = ['trades', 'endedOrders'] as const;

/** The closed trades, or the orders that wait no longer. */
export function History({ account }: SectionProps) {
  const { t } = useTranslation();
  const [list, setList] = useState<(typeof LISTS)[number]>('trades');
  return (
    <>
      <div className={styles['lists']}>
        <FilterButtons
          label={t('account.tab.history')}
          choices={LISTS}
          value={list}
          nameOf={(choice) => t(`account.books.${choice}.title`)}
          onChange={setList}
        />
      </div>
      {list === 'trades' ? <Deals account={account} /> : <EndedOrders account={account} />}
    </>
  );
}

const Deals = observer(function Deals({ account }: SectionProps) {
  const { t } = useTranslation();
  const { history } = useStore(AccountBooksStore);
  const { currency } = account;
  const money = (key: 'swap' | 'commission' | 'net', totals: DealTotals | null): BookColumn<Deal> => ({
    ...figureColumn<Deal>(key, t(`account.books.${key}`), (deal) => (
      <Amount withoutCode value={deal[key]} currency={currency} />
    )),
    ...totalOf(totals?.[key], <Amount withoutCode value={totals?.[key]} currency={currency} />),
  });
  const columnsOf = (totals: DealTotals | null): BookRowsProps<Deal>['columns'] => [
    symbolColumn(t),
    {
      key: 'closed',
      label: t('account.books.closed'),
      cell: ({ closedAt }) => <TimeCell instant={closedAt} />,
    },
    { key: 'side', label: t('account.books.side'), cell: ({ side }) => t(`account.books.${side}`) },
    lotsColumn(t, totals),
    {
      key: 'closer',
      label: t('account.books.closedBy'),
      cell: (deal) => <CloserCell account={account} deal={deal} />,
    },
    figureColumn('open', t('account.books.openPrice'), ({ openPrice }) => <NumberCell value={openPrice} />),
    figureColumn('close', t('account.books.closePrice'), ({ closePrice }) => (
      <NumberCell value={closePrice} />
    )),
    {
      ...figureColumn('profit', t('account.books.profitIn', { currency }), ({ profit }) => (
        <Profit value={profit} currency={currency} />
      )),
      ...totalOf(totals?.profit, <Profit value={totals?.profit} currency={currency} />),
    },
    money('swap', totals),
    money('commission', totals),
    money('net', totals),
    figureColumn('balance', t('account.books.balanceIn', { currency }), ({ balance }) => (
      <Amount withoutCode value={balance} currency={currency} />
    )),
  ];
  return (
    <BookSection
      name="history"
      login={account.login}
      list={history}
      filters={<BookFilters list={history} />}
      keyOf={({ ticket }) => ticket}
      columnsOf={columnsOf}
      nextStep={<Link to={accountAddress(account.login, 'positions')}>{t('account.tab.positions')}</Link>}
    />
  );
});
