import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { STOP_PERCENT, type CopyRefusal, type GivenConsent } from '../../../src/domain/social/copy';
import { takeCredit } from '../../campaigns/bonus-credit';
import { MARGIN_LIMITS } from '../../accounts/margin-limits.table';
import type { TradingAccounts } from '../../accounts/trading-accounts';
import type { Database } from '../../db/database';
import { accounts } from '../../db/tables/accounts';
import { copies, copyTasks } from '../../db/tables/copies';
import { strategies } from '../../db/tables/strategies';
import { positions } from '../../db/tables/trading';
import { readAccount } from '../../dealing/dealing-account';
import { COPY_ACCOUNT_TYPE } from '../../accounts/account-rules.table';
import { ApiError } from '../../kernel/api-error';
import { assertDefined } from '../../kernel/assert-defined';
import type { Quotas } from '../../db/quotas';
import { QUOTAS } from '../../db/quotas.table';
import { checkAmount, formatAmount, outgoingLimits } from '../../money/amounts';
import { postEntries } from '../../ledger/ledger';
import { lockAccounts } from '../../money/money-accounts';
import type { SignedInClient } from '../../kernel/signed-in-client';
import { isWarnedClient, readConsents } from './copy-consents';
import { nextFeeDay, stopEquityOf } from './copy-sizing';
import { copyTransfer } from './copy-transfer';
import { findCopyRefusal } from './find-copy-refusal';

export interface CopyOrder {
  readonly strategyId: number;
  readonly fromLogin: number;
  readonly amount: string;
  /** Percent of the amount. */
  readonly stop: number;
  readonly multiplier: string;
  readonly withOpen: boolean;
  readonly consents: readonly GivenConsent[];
}

export interface StartCopyDeps {
  readonly quotas: Quotas;
  readonly tradingAccounts: TradingAccounts;
}

type Strategy = typeof strategies.$inferSelect;

const refusal = (reason: CopyRefusal) => new ApiError('refused', undefined, { reason });

/**
 * Starts a copy in a transaction that has locked the client: opens its account, moves the money there, and writes the
 * copy, which follows every later trade of the strategy.
 * @throws ApiError `notFound` for another company's strategy or another client's account; `refused` with a reason of
 * `COPY_REFUSALS`; as `checkAmount` does.
 */
export async function startCopy(
  transaction: Database,
  { quotas, tradingAccounts }: StartCopyDeps,
  client: SignedInClient,
  order: CopyOrder,
  now: Date,
): Promise<{ readonly copyId: string; readonly login: number }> {
  const [strategy] = await transaction
    .select()
    .from(strategies)
    .where(and(eq(strategies.id, order.strategyId), eq(strategies.companyId, client.companyId)))
    // If two clients start at once, one of them gets the last place.
    .for('no key update');
  if (!strategy) throw new ApiError('notFound');
  const reason = await findCopyRefusal(transaction, client, strategy);
  if (reason) throw refusal(reason);
  const isWarned = await isWarnedClient(transaction, client.id);
  const consents = readConsents(strategy, isWarned, order.consents);
  if (!consents) throw refusal('consents');
  if (order.stop < STOP_PERCENT.min || order.stop > STOP_PERCENT.max) throw refusal('stop');
  const source = assertDefined(
    (await lockAccounts(transaction, tradingAccounts, client.id, [order.fromLogin]))[0],
    'the account',
  );
  const { currency } = strategy;
  if (source.currency !== currency) throw refusal('account');
  const limits = outgoingLimits(source, { min: formatAmount(strategy.minimum, currency), max: '1e15' });
  checkAmount({ amount: order.amount, currency }, source, limits);

  const amount = formatAmount(order.amount, currency);
  const login = await openCopyAccount(transaction, strategy, source, client.id, now);
  const bonusEntries = await takeCredit(transaction, source, amount, now);
  await postEntries(transaction, [
    ...copyTransfer(source, { login, currency }, amount, amount, now),
    ...bonusEntries,
  ]);
  const copyId = randomUUID();
  await transaction.insert(copies).values({
    id: copyId,
    clientId: client.id,
    strategyId: strategy.id,
    login,
    fromLogin: source.login,
    allocated: amount,
    stopEquity: stopEquityOf(amount, order.stop, currency),
    multiplier: order.multiplier,
    feePercent: strategy.feePercent,
    feeDay: nextFeeDay(now),
    withOpen: order.withOpen,
    consents,
    startedAt: now,
  });
  await quotas.checkQuota(transaction, QUOTAS.copies, client.id);
  if (order.withOpen) await copyOpenPositions(transaction, copyId, strategy.login, now);
  return { copyId, login };
}

/** The copy's account is on the strategy's server, with the leverage of the client's own account. */
async function openCopyAccount(
  transaction: Database,
  strategy: Strategy,
  source: { readonly leverage: number; readonly swapFree: boolean },
  clientId: number,
  now: Date,
): Promise<number> {
  const [leader] = await transaction
    .select({ platform: accounts.platform, server: accounts.server })
    .from(accounts)
    .where(eq(accounts.login, strategy.login));
  const [account] = await transaction
    .insert(accounts)
    .values({
      login: sql<number>`nextval('account_logins')::integer` as unknown as number,
      clientId,
      ...assertDefined(leader, 'the account of the strategy'),
      kind: 'live',
      name: strategy.name,
      nickname: null,
      accountType: COPY_ACCOUNT_TYPE,
      currency: strategy.currency,
      leverage: source.leverage,
      swapFree: source.swapFree,
      marginMode: 'hedging',
      status: 'active',
      rights: 'noLogin',
      ...MARGIN_LIMITS.copy,
      openedAt: now,
    })
    .returning({ login: accounts.login });
  return assertDefined(account, 'the account').login;
}

/** Writes tasks to open the strategy's current positions, in proportion to its current equity. */
async function copyOpenPositions(
  transaction: Database,
  copyId: string,
  leaderLogin: number,
  now: Date,
): Promise<void> {
  const openPositions = await transaction
    .select()
    .from(positions)
    .where(eq(positions.login, leaderLogin))
    .orderBy(positions.ticket);
  if (openPositions.length === 0) return;
  const { equity } = await readAccount(transaction, leaderLogin, now);
  await transaction.insert(copyTasks).values(
    openPositions.map(({ lots, openPrice, side, symbol, ticket }) => ({
      copyId,
      event: 'open' as const,
      sourceTicket: ticket,
      part: ticket,
      symbol,
      side,
      lots,
      price: openPrice,
      equity,
      at: now,
    })),
  );
}
