import Big from 'big.js';
import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { CopyReason } from '../../../src/domain/social/copy';
import type { Database } from '../../db/database';
import { accounts } from '../../db/tables/accounts';
import { copies, copyTasks } from '../../db/tables/copies';
import { strategies } from '../../db/tables/strategies';
import { positions } from '../../db/tables/trading';
import { lockAccount, readAccount } from '../../dealing/dealing-account';
import { COPY_ACCOUNT_TYPE } from '../../accounts/account-rules.table';
import { isMarketOpen } from '../../dealing/market-hours';
import { assertDefined } from '../../kernel/assert-defined';
import { convertAtRate, rateOf } from '../../money/exchange-rates';
import { postEntries } from '../../ledger/ledger';
import type { Notices } from '../../notifications/notices';
import { moneyDigits } from '../../market/money-digits';
import { copyTransfer } from './copy-transfer';
import type { Copy, CopyDeps } from './execute-copy-task';
import { settleCopyFee } from './settle-copy-fee';

export interface EndCopyDeps extends CopyDeps {
  readonly notices: Notices;
}

/** Marks a copy as stopping: from now on it copies no trade of the strategy; waiting tasks are ignored. */
export async function markAsStopping(
  transaction: Database,
  copy: Copy,
  reason: CopyReason,
  equity: string,
  now: Date,
): Promise<Copy> {
  const [row] = await transaction
    .update(copies)
    .set({ state: 'stopping', reason, endEquity: equity })
    .where(eq(copies.id, copy.id))
    .returning();
  await transaction
    .update(copyTasks)
    .set({ doneAt: now })
    .where(and(eq(copyTasks.copyId, copy.id), isNull(copyTasks.doneAt)));
  return assertDefined(row, 'the copy');
}

/**
 * Closes the positions of a copy that is stopping, of markets that are open; once none is left, charges the fee, moves the
 * money back and archives the copy's account. It does nothing for a copy in another state.
 * @returns the copy after it.
 */
export async function endCopy(transaction: Database, deps: EndCopyDeps, copyId: string): Promise<Copy> {
  const { clock, dealing, notices } = deps;
  const [row] = await transaction.select().from(copies).where(eq(copies.id, copyId)).for('no key update');
  const copy = assertDefined(row, 'the copy');
  if (copy.state !== 'stopping') return copy;
  const receiver = await findReceiver(transaction, copy);
  // Accounts are locked in the order of their logins, as transfers lock them.
  const logins = [copy.login, ...(receiver ? [receiver.login] : [])].toSorted((a, b) => a - b);
  for (const login of logins) await lockAccount(transaction, clock, login);
  const openPositions = await transaction
    .select({ ticket: positions.ticket, symbol: positions.symbol })
    .from(positions)
    .where(eq(positions.login, copy.login))
    .orderBy(asc(positions.ticket));
  const now = clock();
  const closable = openPositions.filter(({ symbol }) => isMarketOpen(symbol, now.getTime()));
  for (const { ticket } of closable)
    await dealing.withTransaction(transaction).close({ login: copy.login, ticket, origin: 'copy' });
  if (closable.length < openPositions.length || !receiver) return copy;

  const account = await readAccount(transaction, copy.login, now);
  const fee = await settleCopyFee(transaction, copy, account, true);
  const { currency } = account;
  const amount = Big(account.equity ?? '0')
    .minus(fee)
    .toFixed(moneyDigits(currency));
  const returnEntry = Big(amount).gt(0)
    ? await moveBack(transaction, copy, amount, currency, receiver, now)
    : '0';
  await transaction.update(accounts).set({ status: 'archived' }).where(eq(accounts.login, copy.login));
  const [stopped] = await transaction
    .update(copies)
    .set({
      state: 'stopped',
      stoppedAt: now,
      returned: Big(returnEntry).toFixed(moneyDigits(receiver.currency)),
      returnedCurrency: receiver.currency,
      returnedLogin: receiver.login,
    })
    .where(eq(copies.id, copy.id))
    .returning();
  const stoppedCopy = assertDefined(stopped, 'the copy');
  if (stoppedCopy.reason !== 'client') await notifyOfEnd(transaction, notices, stoppedCopy, currency, now);
  return stoppedCopy;
}

interface Receiver {
  readonly login: number;
  readonly currency: string;
}

/**
 * The account that the money came from; if it is closed, the client's oldest active live one. Undefined if there is none.
 */
export async function findReceiver(
  transaction: Database,
  { clientId, fromLogin }: Copy,
): Promise<Receiver | undefined> {
  const [receiver] = await transaction
    .select({ login: accounts.login, currency: accounts.currency })
    .from(accounts)
    .where(
      and(
        eq(accounts.clientId, clientId),
        eq(accounts.kind, 'live'),
        eq(accounts.status, 'active'),
        ne(accounts.rights, 'noLogin'),
        ne(accounts.accountType, COPY_ACCOUNT_TYPE),
      ),
    )
    .orderBy(sql`${accounts.login} = ${fromLogin} desc`, asc(accounts.openedAt), asc(accounts.login))
    .limit(1);
  return receiver;
}

/** Moves the money at the market's rate, without a spread: the client did not choose the other currency. */
export async function moveBack(
  transaction: Database,
  { login }: Copy,
  amount: string,
  currency: string,
  receiver: Receiver,
  now: Date,
): Promise<string> {
  const received =
    receiver.currency === currency
      ? amount
      : convertAtRate(amount, rateOf(currency, receiver.currency, now), moneyDigits(receiver.currency));
  await postEntries(transaction, copyTransfer({ login, currency }, receiver, amount, received, now));
  return received;
}

export async function strategyName(
  transaction: Database,
  { strategyId }: Pick<Copy, 'strategyId'>,
): Promise<string> {
  const [strategy] = await transaction
    .select({ name: strategies.name })
    .from(strategies)
    .where(eq(strategies.id, strategyId));
  return assertDefined(strategy, 'the strategy').name;
}

async function notifyOfEnd(
  transaction: Database,
  notices: Notices,
  copy: Copy,
  currency: string,
  at: Date,
): Promise<void> {
  await notices.notify(
    transaction,
    copy.reason === 'stop' ? 'copy-stopped' : 'strategy-closed',
    copy.clientId,
    {
      at,
      values: {
        copyId: copy.id,
        strategy: await strategyName(transaction, copy),
        amount: copy.endEquity ?? '0',
        stop: copy.stopEquity,
        currency,
        returned: copy.returned ?? '0',
        returnedCurrency: copy.returnedCurrency ?? currency,
        login: String(copy.returnedLogin),
      },
    },
  );
}
