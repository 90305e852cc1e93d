import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { AccountBooksStore } from '../../../../application/accounts/account-books-store';
import { accountAddress } from '../../../../domain/accounts/account-tabs';
import {
  ORDER_OUTCOMES,
  REFUSAL_REASONS,
  type EndedOrder,
  type Order,
  type OrderTotals,
} from '../../../../domain/accounts/books';
import { MissingValue } from '../../../components/figures/amount';
import { useStore } from '../../../hooks/use-store';
import { useTranslation } from '../../../i18n/texts';
import type { BookRowsProps } from '../../../forms/books/book-columns';
import { BookFilters } from '../../../forms/books/book-filters';
import { BookSection } from '../../../forms/books/book-section';
import { NumberCell, TimeCell } from '../../../forms/books/cells';
import styles from '../../../forms/books/books.module.css';
import { DistanceCell } from './distance-cell';
import {
  figureColumn,
  lotsColumn,
  priceColumns,
  symbolColumn,
  Trade,
  type SectionProps,
} from './trade-columns';

/** The orders that wait for their price. */
export const Orders = observer(function Orders({ account }: SectionProps) {
  const { t } = useTranslation();
  const { orders } = useStore(AccountBooksStore);
  const columnsOf = (totals: OrderTotals | null): BookRowsProps<Order>['columns'] => [
    symbolColumn(t),
    { key: 'type', label: t('account.books.type'), cell: ({ type }) => t(`account.books.types.${type}`) },
    lotsColumn(t, totals),
    figureColumn('at', t('account.books.orderPrice'), ({ orderPrice }) => <NumberCell value={orderPrice} />),
    figureColumn('distance', t('account.books.distance'), (order) => <DistanceCell order={order} />),
    ...priceColumns(t),
    {
      key: 'placed',
      label: t('account.books.placed'),
      cell: ({ placedAt }) => <TimeCell instant={placedAt} />,
    },
    {
      key: 'expires',
      label: t('account.books.expires'),
      cell: ({ expiresAt }) =>
        expiresAt === null ? t('account.books.untilCancelled') : <TimeCell instant={expiresAt} />,
    },
  ];
  return (
    <BookSection
      name="orders"
      login={account.login}
      list={orders}
      filters={<BookFilters list={orders} />}
      keyOf={({ ticket }) => ticket}
      columnsOf={columnsOf}
      nextStep={<Trade account={account} />}
    />
  );
});

/** The orders that wait no longer, and how they ended. */
export const EndedOrders = observer(function EndedOrders({ account }: SectionProps) {
  const { t } = useTranslation();
  const { endedOrders } = useStore(AccountBooksStore);
  const columnsOf = (totals: OrderTotals | null): BookRowsProps<EndedOrder>['columns'] => [
    symbolColumn(t),
    {
      key: 'ended',
      label: t('account.books.ended'),
      cell: ({ endedAt }) => <TimeCell instant={endedAt} />,
    },
    { key: 'type', label: t('account.books.type'), cell: ({ type }) => t(`account.books.types.${type}`) },
    lotsColumn(t, totals),
    figureColumn('at', t('account.books.orderPrice'), ({ orderPrice }) => <NumberCell value={orderPrice} />),
    { key: 'outcome', label: t('account.books.outcome'), cell: (order) => <Outcome order={order} /> },
    {
      key: 'placed',
      label: t('account.books.placed'),
      cell: ({ placedAt }) => <TimeCell instant={placedAt} />,
    },
  ];
  return (
    <BookSection
      name="ended-orders"
      textPrefix="account.books.endedOrders"
      label={t('account.books.endedOrders.title')}
      login={account.login}
      list={endedOrders}
      filters={<BookFilters list={endedOrders} />}
      keyOf={({ ticket }) => ticket}
      columnsOf={columnsOf}
      nextStep={<Link to={accountAddress(account.login, 'orders')}>{t('account.tab.orders')}</Link>}
    />
  );
});

/** How an order ended: the reason of a refusal, or the position of an execution. */
function Outcome({ order: { outcome, positionTicket, reason } }: { order: EndedOrder }) {
  const { t } = useTranslation();
  const wordOf = (group: string, knownValues: readonly string[], value: string) =>
    knownValues.includes(value) ? t(`account.books.${group}.${value}`) : value;
  if (outcome === null) return <MissingValue />;
  return (
    <>
      {wordOf('outcomes', ORDER_OUTCOMES, outcome)}
      {reason !== null && <div className={styles['meta']}>{wordOf('refusals', REFUSAL_REASONS, reason)}</div>}
      {positionTicket !== null && (
        <div className={styles['meta']}>
          {t('account.books.ticket', { ticket: `\u2066${positionTicket}\u2069` })}
        </div>
      )}
    </>
  );
}
