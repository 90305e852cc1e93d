import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { AccountBooksStore } from '../../../../application/accounts/account-books-store';
import { accountAddress } from '../../../../domain/accounts/account-tabs';
import {
  type Movement,
  type FundsTotals,
  type Position,
  type PositionTotals,
} from '../../../../domain/accounts/books';
import { Amount, MissingValue } from '../../../components/figures/amount';
import { Profit } from '../../../components/figures/profit';
import { useTranslation } from '../../../i18n/texts';
import { useStore } from '../../../hooks/use-store';
import type { BookRowsProps } from '../../../forms/books/book-columns';
import { BookFilters } from '../../../forms/books/book-filters';
import { BookSection } from '../../../forms/books/book-section';
import { TimeCell, NumberCell } from '../../../forms/books/cells';
import styles from '../../../forms/books/books.module.css';
import { SwapCell } from './swap-cell';
import { useLineLabel } from './use-line-label';
import {
  figureColumn,
  lotsColumn,
  priceColumns,
  symbolColumn,
  totalOf,
  Trade,
  type SectionProps,
} from './trade-columns';
import { Verbatim } from '../../../components/text/verbatim';

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

export const Funds = observer(function Funds({ account }: SectionProps) {
  const { t } = useTranslation();
  const { funds } = useStore(AccountBooksStore);
  const { currency, login } = account;
  const labelOf = useLineLabel();
  const columnsOf = (totals: FundsTotals | null): BookRowsProps<Movement>['columns'] => [
    {
      key: 'kind',
      label: t('account.books.kind'),
      cell: ({ kind, reference }) => (
        <>
          <b>{labelOf(kind)}</b>
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
      cell: ({ method }) => (method === null ? <MissingValue /> : labelOf(method)),
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
