import Big from 'big.js';
import { eq } from 'drizzle-orm';
import { creditLossOf, takeCredit } from '../../campaigns/bonus-credit';
import type { TradingAccounts } from '../../accounts/trading-accounts';
import type { Database } from '../../db/database';
import type { CopyFundsQuote } from '../../../src/domain/social/copy';
import { copies } from '../../db/tables/copies';
import { ApiError } from '../../kernel/api-error';
import { assertDefined } from '../../kernel/assert-defined';
import { checkAmount, checkLimits, formatAmount, outgoingLimits } from '../../money/amounts';
import { postEntries } from '../../ledger/ledger';
import { availableOf, lockAccounts, type MoneyAccount } from '../../money/money-accounts';
import type { SignedInClient } from '../../kernel/signed-in-client';
import { moneyDigits } from '../../market/money-digits';
import { copyTransfer } from './copy-transfer';
import { findReceiver, moveBack } from './end-copy';
import type { Copy } from './execute-copy-task';

/** An amount that is moved into a copy or out of it, in its currency. */
export interface CopyFlow {
  readonly amount: string;
  readonly at: Date;
}

type Figures = Pick<MoneyAccount, 'balance' | 'credit' | 'currency' | 'equity' | 'freeMargin'>;

/** The money that can leave a copy's account: the margin stays, and the copy stays above its stop. */
export function removableOf(account: Figures, stopEquity: string): string {
  const digits = moneyDigits(account.currency);
  const unit = Big(10).pow(-digits);
  const aboveStop = Big(account.equity ?? '0')
    .minus(stopEquity)
    .minus(unit);
  const available = availableOf(account);
  const removable = aboveStop.lt(available) ? aboveStop : Big(available);
  return (removable.lt(0) ? Big(0) : removable).toFixed(digits);
}

/**
 * Calculates the loss of an account with an amount that is moved into a copy, even if it does not have that much.
 * @throws ApiError `notFound` for another client's account.
 */
export async function quoteFunds(
  db: Database,
  tradingAccounts: TradingAccounts,
  client: SignedInClient,
  fromLogin: number,
  wantedAmount: string,
): Promise<CopyFundsQuote> {
  const account = await tradingAccounts.getAccountWithFigures(client.id, fromLogin, db);
  const { currency } = account;
  const amount = formatAmount(wantedAmount, currency);
  return { fromLogin, currency, amount, creditLoss: await creditLossOf(db, account, amount) };
}

/**
 * Moves money into a copy that the transaction has locked, from the account that funded it.
 * @throws ApiError as `checkAmount` does.
 */
export async function addFunds(
  transaction: Database,
  tradingAccounts: TradingAccounts,
  client: SignedInClient,
  copy: Copy,
  { amount, at }: CopyFlow,
): Promise<Copy> {
  const { account, source } = await lockBoth(transaction, tradingAccounts, client, copy, copy.fromLogin);
  const { currency } = account;
  checkAmount({ amount, currency }, source, outgoingLimits(source, { min: '0', max: '1e15' }));
  const movedAmount = formatAmount(amount, currency);
  const bonusEntries = await takeCredit(transaction, source, movedAmount, at);
  await postEntries(transaction, [
    ...copyTransfer(source, account, movedAmount, movedAmount, at),
    ...bonusEntries,
  ]);
  return allocate(transaction, copy, formatAmount(Big(copy.allocated).plus(movedAmount), currency));
}

/**
 * Moves money out of a copy that the transaction has locked, to the account that its money returns to.
 * @throws ApiError `refused` beyond `removableOf`, or if the client has no account for it.
 */
export async function removeFunds(
  transaction: Database,
  tradingAccounts: TradingAccounts,
  client: SignedInClient,
  copy: Copy,
  { amount, at }: CopyFlow,
): Promise<Copy> {
  const receiver = await findReceiver(transaction, copy);
  if (!receiver) throw new ApiError('refused', undefined, { reason: 'account' });
  const { account } = await lockBoth(transaction, tradingAccounts, client, copy, receiver.login);
  const { currency } = account;
  const removable = removableOf(account, copy.stopEquity);
  checkLimits(amount, currency, { min: '0', max: removable }, removable);
  await moveBack(transaction, copy, formatAmount(amount, currency), currency, receiver, at);
  return allocate(transaction, copy, formatAmount(Big(copy.allocated).minus(amount), currency));
}

async function lockBoth(
  transaction: Database,
  tradingAccounts: TradingAccounts,
  { id: clientId }: SignedInClient,
  { login }: Copy,
  otherLogin: number,
) {
  const [account, source] = await lockAccounts(transaction, tradingAccounts, clientId, [login, otherLogin]);
  return {
    account: assertDefined(account, "the copy's account"),
    source: assertDefined(source, 'the other account'),
  };
}

async function allocate(transaction: Database, copy: Copy, allocatedAmount: string): Promise<Copy> {
  const [row] = await transaction
    .update(copies)
    .set({ allocated: allocatedAmount })
    .where(eq(copies.id, copy.id))
    .returning();
  return assertDefined(row, 'the copy');
}
