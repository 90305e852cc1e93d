import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { AccountBooksStore } from '../../../../application/accounts/account-books-store';
import type { Account } from '../../../../domain/accounts/account';
import { accountAddress } from '../../../../domain/accounts/account-tabs';
import {
  MOVEMENT_KINDS,
  type Deal,
  type DealTotals,
  type Movement,
  type FundsTotals,
  type Order,
  type OrderTotals,
  type Position,
  type PositionTotals,
} from '../../../../domain/accounts/books';
import { Amount, MissingValue } from '../../../components/figures/amount';
import { Profit } from '../../../components/figures/profit';
import { useTranslation, type Translate } from '../../../i18n/texts';
import { useStore } from '../../../hooks/use-store';
import { accountName } from '../../../components/figures/account-name';
import { useTradeTarget } from '../../actions/trade-entries';
import { TradeLink } from '../../actions/trade-link';
import type { BookColumn, BookRowsProps } from '../../../forms/books/book-columns';
import { BookFilters } from '../../../forms/books/book-filters';
import { BookSection } from '../../../forms/books/book-section';
import { TimeCell, NumberCell, InstrumentCell } from '../../../forms/books/cells';
import styles from '../../../forms/books/books.module.css';
import { SwapCell } from './swap-cell';
import { Verbatim } from '../../../components/text/verbatim';

interface SectionProps {
  account: Account;
}

/** The `total` of a column, if the gateway sent it. */
const totalOf = (value: string | null | undefined, total: ReactNode) =>
  value === null || value === undefined ? {} : { total };

/** The column with the traded symbol, which names the row. */
const symbolColumn = (t: Translate): BookColumn<Pick<Order, 'symbol' | 'ticket'>> => ({
  key: 'symbol',
  label: t('account.books.symbol'),
  cell: ({ symbol, ticket }) => <InstrumentCell symbol={symbol} ticket={ticket} />,
});

const lotsColumn = (t: Translate, totals: OrderTotals | null): BookColumn<Pick<Order, 'lots'>> => ({
  ...figureColumn('lots', t('account.books.lots'), ({ lots }) => <NumberCell value={lots} />),
  ...totalOf(totals?.lots, <NumberCell value={totals?.lots} />),
});

/** Columns for the current price, stop loss and take profit. */
const priceColumns = (
  t: Translate,
): readonly BookColumn<Pick<Order, 'price' | 'stopLoss' | 'takeProfit'>>[] => [
  figureColumn('price', t('account.books.priceNow'), ({ price }) => <NumberCell value={price} />),
  figureColumn('stopLoss', t('account.books.stopLoss'), ({ stopLoss }) => <NumberCell value={stopLoss} />),
  figureColumn('takeProfit', t('account.books.takeProfit'), ({ takeProfit }) => (
    <NumberCell value={takeProfit} />
  )),
];

export const Positions = observer(function Positions({ account }: SectionProps) {
  const { t } = useTranslation();
  const { positions } = useStore(AccountBooksStore);
  const { currency } = account;
  const columnsOf = (totals: PositionTotals | null): BookRowsProps<Position>['columns'] => [
    symbolColumn(t),
    { key: 'side', label: t('account.books.side'), cell: ({ side }) => t(`account.books.${side}`) },
    lotsColumn(t, totals),
    figureColumn('open', t('account.books.openPrice'), ({ openPrice }) => <NumberCell value={openPrice} />),
    ...priceColumns(t),
    {
      ...figureColumn('swap', t('account.books.swap'), (position) => (
        <SwapCell account={account} position={position} />
      )),
      ...totalOf(totals?.swap, <Amount withoutCode value={totals?.swap} currency={currency} />),
    },
    {
      ...figureColumn('profit', t('account.books.profitIn', { currency }), ({ profit }) => (
        <Profit value={profit} currency={currency} />
      )),
      ...totalOf(totals?.profit, <Profit value={totals?.profit} currency={currency} />),
    },
    {
      key: 'opened',
      label: t('account.books.opened'),
      cell: ({ openedAt }) => <TimeCell instant={openedAt} />,
    },
  ];
  return (
    <BookSection
      name="positions"
      login={account.login}
      list={positions}
      filters={<BookFilters list={positions} />}
      keyOf={({ ticket }) => ticket}
      columnsOf={columnsOf}
      nextStep={<Trade account={account} />}
    />
  );
});

export const Orders = observer(function Orders({ account }: SectionProps) {
  const { t } = useTranslation();
  const { orders } = useStore(AccountBooksStore);
  const columnsOf = (totals: OrderTotals | null): BookRowsProps<Order>['columns'] => [
    symbolColumn(t),
    { key: 'type', label: t('account.books.type'), cell: ({ type }) => t(`account.books.types.${type}`) },
    lotsColumn(t, totals),
    figureColumn('at', t('account.books.orderPrice'), ({ orderPrice }) => <NumberCell value={orderPrice} />),
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

export const History = observer(function History({ account }: SectionProps) {
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

export const Funds = observer(function Funds({ account }: SectionProps) {
  const { t } = useTranslation();
  const { funds } = useStore(AccountBooksStore);
  const { currency, login } = account;
  const labelOf = (group: string, knownValues: readonly string[], value: string | null) =>
    value === null ? (
      <MissingValue />
    ) : knownValues.includes(value) ? (
      t(`account.books.${group}.${value}`)
    ) : (
      value
    );
  const columnsOf = (totals: FundsTotals | null): BookRowsProps<Movement>['columns'] => [
    {
      key: 'kind',
      label: t('account.books.kind'),
      cell: ({ kind, reference }) => (
        <>
          <b>{labelOf('kinds', MOVEMENT_KINDS, kind)}</b>
          {reference !== null && (
            <div className={styles['meta']}>
              <Verbatim>{reference}</Verbatim>
            </div>
          )}
        </>
      ),
    },
    { key: 'at', label: t('account.books.time'), cell: ({ at }) => <TimeCell instant={at} /> },
    {
      key: 'method',
      label: t('account.books.method'),
      cell: ({ method }) => labelOf('methods', METHODS, method),
    },
    {
      key: 'counterpart',
      label: t('account.books.counterpart'),
      cell: ({ counterpart }) =>
        counterpart === null ? <MissingValue /> : <Verbatim>{counterpart}</Verbatim>,
    },
    {
      ...figureColumn('amount', t('account.books.amountIn', { currency }), ({ amount }) => (
        <Profit value={amount} currency={currency} partial />
      )),
      ...totalOf(totals?.paidIn, <PaidInAndOut totals={totals} currency={currency} />),
    },
    figureColumn('balance', t('account.books.balanceIn', { currency }), ({ balance }) => (
      <Amount withoutCode value={balance} currency={currency} />
    )),
  ];
  return (
    <BookSection
      name="funds"
      login={login}
      list={funds}
      filters={<BookFilters list={funds} />}
      keyOf={({ id }) => id}
      columnsOf={columnsOf}
      nextStep={<Link to={accountAddress(login, 'overview')}>{t('account.tab.overview')}</Link>}
    />
  );
});

/** Payment methods that have a translation. */
const METHODS: readonly string[] = ['card', 'bank', 'crypto'];

function PaidInAndOut({ totals, currency }: { totals: FundsTotals | null; currency: string }) {
  return (
    <>
      <div>
        <Profit partial value={totals?.paidIn} currency={currency} />
      </div>
      <div>
        <Profit partial value={totals?.paidOut} currency={currency} />
      </div>
    </>
  );
}

function Trade({ account }: SectionProps) {
  const target = useTradeTarget(account);
  return target && <TradeLink target={target} account={accountName(account)} />;
}

function figureColumn<Item>(key: string, label: string, cell: (item: Item) => ReactNode): BookColumn<Item> {
  return { key, label, figure: true, cell };
}
