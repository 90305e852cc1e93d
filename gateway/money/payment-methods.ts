import Big from 'big.js';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../db/open-database';
import { paymentMethods, type PaymentMethodRow } from '../db/tables/money';
import { moneyDigits } from '../market/money-digits';
import { ApiError } from '../kernel/api-error';
import { getGatewayTexts } from '../texts/gateway-texts';
import { canMoveMoney, type MoneyAccount } from './money-accounts';
import { NETWORKS } from './networks.table';

type Direction = PaymentMethodRow['direction'];

/** The payment methods of a company's clients. */
export class PaymentMethods {
  constructor(private readonly db: Database) {}

  /** The methods for an account, in display order. An account whose money cannot be moved has none. */
  async listMethods(companyId: number, account: MoneyAccount, direction: Direction, culture: string) {
    const rows = canMoveMoney(account) ? await this.#readRows(companyId, direction) : [];
    return rows
      .filter(({ currency }) => currency === account.currency)
      .map((row) => ({
        ...describeMethod(row, culture),
        currencies: rows.filter(({ id }) => id === row.id).map(({ currency }) => currency),
      }));
  }

  /** The terms of one method for an account; throws `invalid` if it is not available. */
  async getTerms(
    companyId: number,
    { currency }: MoneyAccount,
    direction: Direction,
    id: string | null | undefined,
    db = this.db,
  ): Promise<PaymentMethodRow> {
    const [row] = await db
      .select()
      .from(paymentMethods)
      .where(
        and(
          eq(paymentMethods.companyId, companyId),
          eq(paymentMethods.direction, direction),
          eq(paymentMethods.id, id ?? ''),
          eq(paymentMethods.currency, currency),
        ),
      );
    if (!row) throw new ApiError('invalid');
    return row;
  }

  #readRows(companyId: number, direction: Direction) {
    return this.db
      .select()
      .from(paymentMethods)
      .where(and(eq(paymentMethods.companyId, companyId), eq(paymentMethods.direction, direction)))
      .orderBy(asc(paymentMethods.place), asc(paymentMethods.currency));
  }
}

function describeMethod(row: PaymentMethodRow, culture: string) {
  const { currency, direction, feeFixed, feePercent, id, kind, max, min } = row;
  const { note, title, ...durations } = getGatewayTexts(culture).payments[kind];
  const format = (amount: string) => Big(amount).toFixed(moneyDigits(currency));
  return {
    id,
    kind,
    min: format(min),
    max: format(max),
    feePercent,
    feeFixed: format(feeFixed),
    title,
    note,
    time: durations[direction],
    ...(kind === 'crypto' && {
      networks: Object.entries(NETWORKS).map(([name, { asset, confirmations, minDeposit, title }]) => ({
        id: name,
        title,
        asset,
        minDeposit,
        confirmations,
      })),
    }),
    needsAddress: direction === 'withdraw' && kind !== 'card',
  };
}
