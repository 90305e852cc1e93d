import type { ReactNode } from 'react';
import type { Account, Money } from '../../../../domain/accounts/account';
import type { Statement as Totals } from '../../../../domain/accounts/books';
import type { StatementLine, StatementLines } from '../../../../domain/accounts/statement-lines';
import { Amount } from '../../../components/figures/amount';
import { EmptyNote } from '../../../components/panels/empty-note';
import { Profit } from '../../../components/figures/profit';
import { Time } from '../../../components/figures/time';
import type { BookRowsProps } from '../../../forms/books/book-columns';
import { BookRows } from '../../../forms/books/book-rows';
import { InstrumentCell, MovementCell, NumberCell } from '../../../forms/books/cells';
import { useNumbers } from '../../../i18n/numbers';
import { useTranslation } from '../../../i18n/texts';
import { useLineLabel } from './use-line-label';

interface StatementRowsProps {
  account: Account;
  lines: StatementLines;
  /** Totals as sent; undefined until they have loaded. */
  totals: Totals | undefined;
}

/** The lines of a statement, with the totals that the gateway sends. */
export function StatementRows({
  account: { currency },
  lines: { lines, isComplete },
  totals,
}: StatementRowsProps) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const labelOf = useLineLabel();
  if (lines.length === 0)
    return (
      <EmptyNote
        title={t('account.statement.empty')}
        text={t('account.statement.emptyHelp')}
        testId="statement-empty"
      />
    );
  const figureColumn = (key: 'openPrice' | 'closePrice' | 'lots', total?: ReactNode) => ({
    key,
    total,
    label: t(`account.books.${key}`),
    figure: true,
    cell: (line: StatementLine) => <NumberCell value={line.kind === 'deal' ? line.deal[key] : null} />,
  });
  const moneyColumn = (key: 'swap' | 'commission' | 'net' | 'balance', label: string, total?: Money) => ({
    key,
    total: total === undefined ? undefined : <Amount withoutCode currency={currency} value={total} />,
    label,
    figure: true,
    cell: (line: StatementLine) => (
      <Amount
        withoutCode
        currency={currency}
        value={
          line.kind === 'deal'
            ? line.deal[key]
            : key === 'net'
              ? line.movement.amount
              : key === 'balance'
                ? line.movement.balance
                : null
        }
      />
    ),
  });
  const columns: BookRowsProps<StatementLine>['columns'] = [
    {
      key: 'what',
      label: t('account.books.symbol'),
      cell: (line) =>
        line.kind === 'deal' ? (
          <InstrumentCell symbol={line.deal.symbol} ticket={line.deal.ticket} />
        ) : (
          <MovementCell kind={labelOf(line.movement.kind)} reference={line.movement.reference} />
        ),
    },
    { key: 'time', label: t('account.books.time'), cell: ({ at }) => <Time instant={at} /> },
    {
      key: 'side',
      label: t('account.books.side'),
      cell: (line) => (line.kind === 'deal' ? labelOf(line.deal.side) : '—'),
    },
    {
      key: 'closer',
      label: t('account.books.closedBy'),
      cell: (line) =>
        line.kind === 'deal' && line.deal.closedBy !== null ? labelOf(line.deal.closedBy) : '—',
    },
    figureColumn('lots', totals && <NumberCell value={totals.lots} />),
    figureColumn('openPrice'),
    figureColumn('closePrice'),
    {
      key: 'profit',
      label: t('account.books.profitIn', { currency }),
      figure: true,
      cell: (line) => <Profit value={line.kind === 'deal' ? line.deal.profit : null} currency={currency} />,
      total: totals && <Profit value={totals.profit} currency={currency} />,
    },
    moneyColumn('swap', t('account.books.swap'), totals?.swap),
    moneyColumn('commission', t('account.books.commission'), totals?.commission),
    moneyColumn('net', t('account.books.net')),
    moneyColumn('balance', t('account.books.balanceIn', { currency }), totals?.closingBalance),
  ];
  return (
    <>
      {!isComplete && <p>{t('account.statement.cut', { number: numbers.integer(lines.length) })}</p>}
      <BookRows
        isPrintable
        label={t('account.statement.lines')}
        columns={columns}
        items={lines}
        keyOf={(line) => (line.kind === 'deal' ? line.deal.ticket : -line.movement.id)}
      />
    </>
  );
}
