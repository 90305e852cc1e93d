import Big from 'big.js';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { copies } from '../../db/tables/copies';
import { readAccount } from '../../dealing/dealing-account';
import { ApiError } from '../../kernel/api-error';
import { assertDefined } from '../../kernel/assert-defined';
import { stopEquityOf } from './copy-sizing';
import type { Copy } from './execute-copy-task';

/** A change of a copy's rules; a missing rule stays as it is. */
export interface CopyChange {
  /**
   * The stop in percent of the allocated money (paid in less taken out); if more was taken out, in percent of the copy's
   * value.
   */
  readonly stop?: number | undefined;
  readonly multiplier?: string | undefined;
}

/**
 * Changes the rules of a copy that the transaction has locked, for trades that open from now on.
 * @throws ApiError `refused` with the reason `stop` if the copy is not worth more than the stop.
 */
export async function changeCopy(
  transaction: Database,
  copy: Copy,
  { multiplier = copy.multiplier, stop }: CopyChange,
  now: Date,
): Promise<Copy> {
  const stopEquity =
    stop === undefined ? copy.stopEquity : await checkedStopEquity(transaction, copy, stop, now);
  const [row] = await transaction
    .update(copies)
    .set({ multiplier, stopEquity })
    .where(eq(copies.id, copy.id))
    .returning();
  return assertDefined(row, 'the copy');
}

/** The equity at the stop. Throws `refused` if the copy is not worth more. */
async function checkedStopEquity(
  transaction: Database,
  { allocated, login }: Copy,
  percent: number,
  now: Date,
): Promise<string> {
  const { currency, equity } = await readAccount(transaction, login, now);
  const worth = equity ?? '0';
  const stopEquity = stopEquityOf(Big(allocated).gt(0) ? allocated : worth, percent, currency);
  if (Big(worth).lte(stopEquity)) throw new ApiError('refused', undefined, { reason: 'stop' });
  return stopEquity;
}
