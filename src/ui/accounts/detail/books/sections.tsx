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
import { Amount, NotSent } from '../../../components/figures/amount';
import { Profit } from '../../../components/figures/profit';
import { useTranslation, type Translate } from '../../../i18n/texts';
import { useStore } from '../../../hooks/use-store';
import { nameOf } from '../../../components/figures/account-name';
import { useTradeWay } from '../../actions/trade-entries';
import { TradeLink } from '../../actions/trade-link';
import type { BookColumn, BookRows } from '../../../forms/books/book-columns';
import { BookFilters } from '../../../forms/books/book-filters';
import { BookSection } from '../../../forms/books/book-section';
import { At, Exactly, Instrument } from '../../../forms/books/cells';
import styles from '../../../forms/books/books.module.css';
import { SwapCell } from './swap-cell';

interface SectionProps {
  account: Account;
}

/** A total, where the gateway sent one. */
const totalOf = (value: string | null | undefined, shown: ReactNode) =>
  value === null || value === undefined ? {} : { total: shown };

/** What is or was traded: it names the line. */
const traded = (t: Translate): BookColumn<Pick<Order, 'symbol' | 'ticket'>> => ({
  key: 'symbol',
  label: t('account.books.symbol'),
  cell: ({ symbol, ticket }) => <Instrument symbol={symbol} ticket={ticket} />,
});

const inLots = (t: Translate, totals: OrderTotals | null): BookColumn<Pick<Order, 'lots'>> => ({
  ...figure('lots', t('account.books.lots'), ({ lots }) => <Exactly value={lots} />),
  ...totalOf(totals?.lots, <Exactly value={totals?.lots} />),
});

/** The price now, and those at which it ends. */
const levels = (t: Translate): readonly BookColumn<Pick<Order, 'price' | 'stopLoss' | 'takeProfit'>>[] => [
  figure('price', t('account.books.priceNow'), ({ price }) => <Exactly value={price} />),
  figure('stopLoss', t('account.books.stopLoss'), ({ stopLoss }) => <Exactly value={stopLoss} />),
  figure('takeProfit', t('account.books.takeProfit'), ({ takeProfit }) => <Exactly value={takeProfit} />),
];

export const Positions = observer(function Positions({ account }: SectionProps) {
  const { t } = useTranslation();
  const { positions } = useStore(AccountBooksStore);
  const { currency } = account;
  const columnsOf = (totals: PositionTotals | null): BookRows<Position>['columns'] => [
    traded(t),
    { key: 'side', label: t('account.books.side'), cell: ({ side }) => t(`account.books.${side}`) },
    inLots(t, totals),
    figure('open', t('account.books.openPrice'), ({ openPrice }) => <Exactly value={openPrice} />),
    ...levels(t),
    {
      ...figure('swap', t('account.books.swap'), (position) => (
        <SwapCell account={account} position={position} />
      )),
      ...totalOf(totals?.swap, <Amount bare value={totals?.swap} currency={currency} />),
    },
    {
      ...figure('profit', t('account.books.profitIn', { currency }), ({ profit }) => (
        <Profit value={profit} currency={currency} />
      )),
      ...totalOf(totals?.profit, <Profit value={totals?.profit} currency={currency} />),
    },
    { key: 'opened', label: t('account.books.opened'), cell: ({ openedAt }) => <At instant={openedAt} /> },
  ];
  return (
    <BookSection
      name="positions"
      login={account.login}
      list={positions}
      filters={<BookFilters list={positions} />}
      keyOf={({ ticket }) => ticket}
      columnsOf={columnsOf}
      next={<Trade account={account} />}
    />
  );
});

export const Orders = observer(function Orders({ account }: SectionProps) {
  const { t } = useTranslation();
  const { orders } = useStore(AccountBooksStore);
  const columnsOf = (totals: OrderTotals | null): BookRows<Order>['columns'] => [
    traded(t),
    { key: 'type', label: t('account.books.type'), cell: ({ type }) => t(`account.books.types.${type}`) },
    inLots(t, totals),
    figure('at', t('account.books.orderPrice'), ({ orderPrice }) => <Exactly value={orderPrice} />),
    ...levels(t),
    { key: 'placed', label: t('account.books.placed'), cell: ({ placedAt }) => <At instant={placedAt} /> },
    {
      key: 'expires',
      label: t('account.books.expires'),
      cell: ({ expiresAt }) =>
        expiresAt === null ? t('account.books.untilCancelled') : <At instant={expiresAt} />,
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
      next={<Trade account={account} />}
    />
  );
});

export const History = observer(function History({ account }: SectionProps) {
  const { t } = useTranslation();
  const { history } = useStore(AccountBooksStore);
  const { currency } = account;
  const money = (key: 'swap' | 'commission' | 'net', totals: DealTotals | null): BookColumn<Deal> => ({
    ...figure<Deal>(key, t(`account.books.${key}`), (deal) => (
      <Amount bare value={deal[key]} currency={currency} />
    )),
    ...totalOf(totals?.[key], <Amount bare value={totals?.[key]} currency={currency} />),
  });
  const columnsOf = (totals: DealTotals | null): BookRows<Deal>['columns'] => [
    traded(t),
    { key: 'closed', label: t('account.books.closed'), cell: ({ closedAt }) => <At instant={closedAt} /> },
    { key: 'side', label: t('account.books.side'), cell: ({ side }) => t(`account.books.${side}`) },
    inLots(t, totals),
    figure('open', t('account.books.openPrice'), ({ openPrice }) => <Exactly value={openPrice} />),
    figure('close', t('account.books.closePrice'), ({ closePrice }) => <Exactly value={closePrice} />),
    {
      ...figure('profit', t('account.books.profitIn', { currency }), ({ profit }) => (
        <Profit value={profit} currency={currency} />
      )),
      ...totalOf(totals?.profit, <Profit value={totals?.profit} currency={currency} />),
    },
    money('swap', totals),
    money('commission', totals),
    money('net', totals),
    figure('balance', t('account.books.balanceIn', { currency }), ({ balance }) => (
      <Amount bare value={balance} currency={currency} />
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
      next={<Link to={accountAddress(account.login, 'positions')}>{t('account.tab.positions')}</Link>}
    />
  );
});

export const Funds = observer(function Funds({ account }: SectionProps) {
  const { t } = useTranslation();
  const { funds } = useStore(AccountBooksStore);
  const { currency, login } = account;
  const word = (group: string, known: readonly string[], value: string | null) =>
    value === null ? <NotSent /> : known.includes(value) ? t(`account.books.${group}.${value}`) : value;
  const columnsOf = (totals: FundsTotals | null): BookRows<Movement>['columns'] => [
    {
      key: 'kind',
      label: t('account.books.kind'),
      cell: ({ kind, reference }) => (
        <>
          <b>{word('kinds', MOVEMENT_KINDS, kind)}</b>
          {reference !== null && (
            <div className={styles['meta']}>
              <bdi dir="ltr">{reference}</bdi>
            </div>
          )}
        </>
      ),
    },
    { key: 'at', label: t('account.books.time'), cell: ({ at }) => <At instant={at} /> },
    {
      key: 'method',
      label: t('account.books.method'),
      cell: ({ method }) => word('methods', METHODS, method),
    },
    {
      key: 'counterpart',
      label: t('account.books.counterpart'),
      cell: ({ counterpart }) => (counterpart === null ? <NotSent /> : <bdi dir="ltr">{counterpart}</bdi>),
    },
    {
      ...figure('amount', t('account.books.amountIn', { currency }), ({ amount }) => (
        <Profit value={amount} currency={currency} partial />
      )),
      ...totalOf(totals?.paidIn, <PaidInAndOut totals={totals} currency={currency} />),
    },
    figure('balance', t('account.books.balanceIn', { currency }), ({ balance }) => (
      <Amount bare value={balance} currency={currency} />
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
      next={<Link to={accountAddress(login, 'overview')}>{t('account.tab.overview')}</Link>}
    />
  );
});

/** The ways of paying that have words of their own. */
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
  const way = useTradeWay(account);
  return way && <TradeLink way={way} account={nameOf(account)} />;
}

function figure<Item>(key: string, label: string, cell: (item: Item) => ReactNode): BookColumn<Item> {
  return { key, label, figure: true, cell };
}
