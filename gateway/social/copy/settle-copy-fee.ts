import Big from 'big.js';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { copies, copyFees } from '../../db/tables/copies';
import { strategies } from '../../db/tables/strategies';
import type { DealingAccount } from '../../dealing/dealing-account';
import { assertDefined } from '../../kernel/assert-defined';
import { postEntries } from '../../ledger/ledger';
import { moneyDigits } from '../../market/money-digits';
import { nextFeeDay, settlementOf } from './copy-sizing';
import type { Copy } from './execute-copy-task';

/**
 * Charges the fee on the gain above the high water and pays it to the provider, under the lock of the copy's account.
 * @returns the fee.
 */
export async function settleCopyFee(
  transaction: Database,
  copy: Copy,
  account: DealingAccount,
  isFinal: boolean,
): Promise<string> {
  const { at, currency, login } = account;
  const { fee, fees, highWater, result } = settlementOf(copy, account.equity ?? '0', currency);
  const digits = moneyDigits(currency);
  await transaction
    .insert(copyFees)
    .values({
      copyId: copy.id,
      at,
      result: Big(result).toFixed(digits),
      highWater: copy.highWater,
      fee,
      isFinal,
    })
    .onConflictDoNothing();
  await transaction
    .update(copies)
    .set({ highWater, fees, feeDay: nextFeeDay(at) })
    .where(eq(copies.id, copy.id));
  if (Big(fee).eq(0)) return fee;
  const [strategy] = await transaction
    .select({ login: strategies.login })
    .from(strategies)
    .where(eq(strategies.id, copy.strategyId));
  const provider = assertDefined(strategy, 'the strategy').login;
  await postEntries(transaction, [
    {
      kind: 'fee',
      at,
      counterpart: String(provider),
      postings: [
        { account: { kind: 'client', login, currency }, amount: Big(fee).neg().toFixed(digits) },
        { account: { kind: 'client', login: provider, currency }, amount: fee },
      ],
    },
  ]);
  return fee;
}
