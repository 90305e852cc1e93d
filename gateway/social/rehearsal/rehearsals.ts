import Big from 'big.js';
import { and, asc, eq, ne } from 'drizzle-orm';
import type { RehearsalRefusal } from '../../../src/domain/social/rehearsal';
import type { Database } from '../../db/database';
import { accounts } from '../../db/tables/accounts';
import { strategies } from '../../db/tables/strategies';
import { COPY_ACCOUNT_TYPE } from '../../accounts/account-rules.table';
import { ApiError } from '../../kernel/api-error';
import { dayOf } from '../../kernel/time';
import { formatAmount } from '../../money/amounts';
import type { SignedInClient } from '../../kernel/signed-in-client';
import { moneyDigits } from '../../market/money-digits';
import { copyOverlap } from '../copy/copy-overlap';
import { stopEquityOf } from '../copy/copy-sizing';
import { readLeaderScript } from './leader-script';
import { rehearseCopy } from './rehearse-copy';

/** A copy to rehearse. */
export interface RehearsalRequest {
  readonly strategyId: number;
  readonly amount: string;
  readonly currency: string;
  /** The first day (UTC), `YYYY-MM-DD`. */
  readonly from: string;
  /** Percent of the amount. */
  readonly stop: number;
  readonly multiplier: string;
  readonly withOpen: boolean;
  /** The account that would provide the money; by default the client's oldest live one of the currency. */
  readonly fromLogin?: number | undefined;
}

const refusal = (reason: RehearsalRefusal) => new ApiError('refused', undefined, { reason });

/**
 * Calculates the result that a copy of a strategy would have had with the client's amount, and the positions that the
 * client would hold twice.
 * @throws ApiError `notFound` for another company's strategy or another client's account; `refused` with a reason of
 * `REHEARSAL_REFUSALS`.
 */
export async function rehearse(db: Database, client: SignedInClient, request: RehearsalRequest, now: Date) {
  const { amount: wantedAmount, currency, multiplier, stop, withOpen } = request;
  const [strategy] = await db
    .select()
    .from(strategies)
    .where(and(eq(strategies.id, request.strategyId), eq(strategies.companyId, client.companyId)));
  if (!strategy) throw new ApiError('notFound');
  if (currency !== strategy.currency) throw refusal('account');
  const hasFitDigits = Big(wantedAmount).round(moneyDigits(currency)).eq(wantedAmount);
  if (!hasFitDigits || Big(wantedAmount).lt(strategy.minimum)) throw refusal('amount');
  const source = await findSource(db, client.id, currency, request.fromLogin);
  const day = new Date(request.from);
  const end = strategy.endedAt && strategy.endedAt < now ? strategy.endedAt : now;
  const begin = day < strategy.startedAt ? strategy.startedAt : day;
  if (day < dayOf(strategy.startedAt).begin || begin >= end) throw refusal('from');

  const amount = formatAmount(wantedAmount, currency);
  const stopEquity = stopEquityOf(amount, stop, currency);
  const { feePercent } = strategy;
  const terms = { ...source, currency, accountType: COPY_ACCOUNT_TYPE };
  const figures = await rehearseCopy(
    await readLeaderScript(db, strategy.login, begin),
    { terms, amount, stopEquity, multiplier, feePercent, withOpen },
    begin.getTime(),
    end.getTime(),
  );
  return {
    basis: 'simulated-past' as const,
    currency,
    amount,
    stopEquity,
    feePercent,
    begin: begin.toISOString(),
    end: end.toISOString(),
    ...figures,
    overlap: await copyOverlap(db, client, strategy, now, { amount, multiplier }),
  };
}

/** The terms that a copy takes from the account of its money. */
async function findSource(db: Database, clientId: number, currency: string, login: number | undefined) {
  const [source] = await db
    .select({ currency: accounts.currency, leverage: accounts.leverage, swapFree: accounts.swapFree })
    .from(accounts)
    .where(
      and(
        eq(accounts.clientId, clientId),
        login === undefined
          ? and(
              eq(accounts.currency, currency),
              eq(accounts.kind, 'live'),
              eq(accounts.status, 'active'),
              ne(accounts.accountType, COPY_ACCOUNT_TYPE),
            )
          : eq(accounts.login, login),
      ),
    )
    .orderBy(asc(accounts.openedAt), asc(accounts.login))
    .limit(1);
  if (!source && login !== undefined) throw new ApiError('notFound');
  if (source?.currency !== currency) throw refusal('account');
  return { leverage: source.leverage, swapFree: source.swapFree };
}
