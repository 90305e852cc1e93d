import type { CsvCell } from '../kernel/csv';
import type { PartnerStatement } from './payout';

/** A line of a partner's statement; the values are for its text. */
export interface PartnerStatementLine {
  readonly kind: 'opening' | 'rewards' | 'cpa' | 'clawbacks' | 'paidInto' | 'paidIntoWallet' | 'closing';
  readonly values: Readonly<Record<string, string | number>>;
  /** Decimal string; money that left is negative. */
  readonly amount: string | null;
}

/** The lines of a statement, in their order; they add up to the last one. */
export function partnerStatementLines({
  clawbacks,
  closing,
  lines,
  opening,
  payouts,
}: PartnerStatement): readonly PartnerStatementLine[] {
  return [
    { kind: 'opening', values: {}, amount: opening },
    ...lines.map(({ amount, count, level, scheme }) => ({
      kind: scheme === 'cpa' ? ('cpa' as const) : ('rewards' as const),
      values: { level, rewards: count },
      amount,
    })),
    ...(Number(clawbacks) === 0 ? [] : [{ kind: 'clawbacks' as const, values: {}, amount: clawbacks }]),
    ...payouts.map(({ amount, asset, login }) => ({
      ...(asset === null
        ? { kind: 'paidInto' as const, values: { login: login ?? '' } }
        : { kind: 'paidIntoWallet' as const, values: { asset } }),
      amount: amount === null ? null : `-${amount}`,
    })),
    { kind: 'closing', values: {}, amount: closing },
  ];
}

/** The columns of the statement's file. */
export const PARTNER_STATEMENT_COLUMNS = Object.freeze(['line', 'amountIn'] as const);

/** A line as cells of the file. */
export const partnerStatementRow = (
  line: PartnerStatementLine,
  currency: string,
  textOf: (line: PartnerStatementLine) => string,
): readonly CsvCell[] => [{ text: textOf(line) }, { money: line.amount, currency }];
