import type { ReactNode } from 'react';
import type { Account } from '../../../../domain/accounts/account';
import type { Order, OrderTotals } from '../../../../domain/accounts/books';
import { accountName } from '../../../components/figures/account-name';
import type { BookColumn } from '../../../forms/books/book-columns';
import { InstrumentCell, NumberCell } from '../../../forms/books/cells';
import type { Translate } from '../../../i18n/texts';
import { useTradeTarget } from '../../actions/trade-entries';
import { TradeLink } from '../../actions/trade-link';

export interface SectionProps {
  account: Account;
}

/** The `total` of a column, if the gateway sent it. */
export const totalOf = (value: string | null | undefined, total: ReactNode) =>
  value === null || value === undefined ? {} : { total };

/** The column with the traded symbol, which names the row. */
export const symbolColumn = (t: Translate): BookColumn<Pick<Order, 'symbol' | 'ticket'>> => ({
  key: 'symbol',
  label: t('account.books.symbol'),
  cell: ({ symbol, ticket }) => <InstrumentCell symbol={symbol} ticket={ticket} />,
});

export const lotsColumn = (t: Translate, totals: OrderTotals | null): BookColumn<Pick<Order, 'lots'>> => ({
  ...figureColumn('lots', t('account.books.lots'), ({ lots }) => <NumberCell value={lots} />),
  ...totalOf(totals?.lots, <NumberCell value={totals?.lots} />),
});

/** Columns for the current price, stop loss and take profit. */
export const priceColumns = (
  t: Translate,
): readonly BookColumn<Pick<Order, 'price' | 'stopLoss' | 'takeProfit'>>[] => [
  figureColumn('price', t('account.books.priceNow'), ({ price }) => <NumberCell value={price} />),
  figureColumn('stopLoss', t('account.books.stopLoss'), ({ stopLoss }) => <NumberCell value={stopLoss} />),
  figureColumn('takeProfit', t('account.books.takeProfit'), ({ takeProfit }) => (
    <NumberCell value={takeProfit} />
  )),
];

/** A column of figures. */
export function figureColumn<Item>(
  key: string,
  label: string,
  cell: (item: Item) => ReactNode,
): BookColumn<Item> {
  return { key, label, figure: true, cell };
}

/** The next step of an empty list: to the terminal. */
export function Trade({ account }: SectionProps) {
  const target = useTradeTarget(account);
  return target && <TradeLink target={target} account={accountName(account)} />;
}
