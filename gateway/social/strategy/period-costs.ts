import Big from 'big.js';
import { eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../db/database';
import type { strategies } from '../../db/tables/strategies';
import { deals } from '../../db/tables/trading';
import { COPY_ACCOUNT_TYPE } from '../../accounts/account-rules.table';
import { dayOf } from '../../kernel/time';
import { readLeaderScript, type LeaderPosition, type LeaderScript } from '../rehearsal/leader-script';
import { rehearseCopy } from '../rehearsal/rehearse-copy';
import type { StrategyPeriod } from './strategy-periods';

/** The money of the copy whose result after costs is shown, in the strategy's currency. */
const COPY_AMOUNT = '1000';
/** Periods whose results stay in memory. */
const MAX_RESULTS = 500;

type Strategy = Pick<typeof strategies.$inferSelect, 'feePercent' | 'id' | 'login' | 'startedAt'>;

/** A period, with the result of a copy of 1,000 in it. */
export interface CostedPeriod extends StrategyPeriod {
  /** After all costs and the fee, a decimal string. */
  readonly costsPercent: string;
}

/** Results of strategies' periods after costs: each is calculated once for the days and trades that it is made of. */
export class PeriodCosts {
  readonly #results = new LRUCache<string, string>({ max: MAX_RESULTS });

  constructor(private readonly db: Database) {}

  async addCosts(strategy: Strategy, periods: readonly StrategyPeriod[]): Promise<readonly CostedPeriod[]> {
    const { feePercent, id, login } = strategy;
    const dealCount = await this.db.$count(deals, eq(deals.login, login));
    const costedPeriods: CostedPeriod[] = [];
    for (const period of periods) {
      const key = [id, period.from, period.to, dealCount, feePercent].join(' ');
      const costsPercent = this.#results.get(key) ?? (await this.#calculate(strategy, period));
      this.#results.set(key, costsPercent);
      costedPeriods.push({ ...period, costsPercent });
    }
    return costedPeriods;
  }

  async #calculate(
    { feePercent, login, startedAt }: Strategy,
    { from, to }: StrategyPeriod,
  ): Promise<string> {
    const firstDay = new Date(from);
    const begin = firstDay < startedAt ? startedAt : firstDay;
    const script = await readLeaderScript(this.db, login, begin);
    return costsPercentOf(script, feePercent, begin.getTime(), dayOf(new Date(to)).end.getTime());
  }
}

/**
 * The result of a copy of 1,000 in percent that rehearses the trades of a period, epoch milliseconds. Trades that are open at
 * one of both ends do not count.
 */
export async function costsPercentOf(
  script: LeaderScript,
  feePercent: string,
  begin: number,
  end: number,
): Promise<string> {
  const copy = {
    terms: { ...script.terms, accountType: COPY_ACCOUNT_TYPE },
    amount: COPY_AMOUNT,
    stopEquity: '0',
    multiplier: '1',
    feePercent,
    withOpen: false,
  };
  const positions = script.positions.flatMap((position) => closedPart(position, end));
  const { result } = await rehearseCopy({ ...script, positions }, copy, begin, end);
  return Big(result).div(COPY_AMOUNT).times(100).toFixed(2);
}

/** The lots of a position that are closed by an instant, as a position of their own. */
function closedPart(position: LeaderPosition, end: number): readonly LeaderPosition[] {
  const closings = position.closings.filter(({ at }) => at <= end);
  const lots = closings.reduce((sum, closing) => sum.plus(closing.lots), Big(0));
  return lots.eq(0) ? [] : [{ ...position, closings, lots: lots.toFixed(2) }];
}
