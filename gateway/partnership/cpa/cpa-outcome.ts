import Big from 'big.js';
import type { CpaCondition } from '../../../src/domain/partnership/cpa';
import type { CpaRules } from '../../db/tables/partners';
import { moneyDigits } from '../../market/money-digits';

/** Money or lots that counted since an instant; withdrawals are negative. */
interface Flow {
  readonly at: Date;
  readonly amount: string;
}

/** The facts about a client on CPA that decide. */
export interface CpaFacts {
  readonly boundAt: Date;
  readonly firstDepositAt: Date | null;
  /** In the scheme's currency. */
  readonly deposits: readonly Flow[];
  /** The lots of trades that count. */
  readonly lots: readonly Flow[];
}

export interface CpaOutcome {
  readonly state: 'open' | 'reached' | 'missed';
  /** The day's end that decided; of an open one, now. */
  readonly at: Date;
  /** The end of the first day that is looked at; null before the first deposit. */
  readonly from: Date | null;
  readonly until: Date;
  /** The progress at `at`, limited to the required value: a partner does not see what else a client has paid in. */
  readonly conditions: readonly CpaCondition[];
}

/**
 * Decides on a client's one-time reward. It depends only on the facts at the ends of days (UTC), so a gateway that was
 * stopped makes the same decision later.
 */
export function cpaOutcome(facts: CpaFacts, rules: CpaRules, currency: string, now: Date): CpaOutcome {
  const from = facts.firstDepositAt && endOfDay(facts.firstDepositAt, rules.fromDay);
  const until = endOfDay(facts.boundAt, rules.untilDay);
  const window = { from, until };
  for (let end = from; end && end <= now && end <= until; end = endOfDay(end, 0)) {
    const conditions = conditionsAt(facts, rules, currency, end);
    if (conditions.every(({ needed, value }) => Big(value).gte(needed)))
      return { ...window, state: 'reached', at: end, conditions };
  }
  const at = until <= now ? until : now;
  const state = until <= now ? 'missed' : 'open';
  return { ...window, state, at, conditions: conditionsAt(facts, rules, currency, at) };
}

/** The end of the day that is some days later. */
const endOfDay = (instant: Date, days: number): Date =>
  new Date(Date.UTC(instant.getUTCFullYear(), instant.getUTCMonth(), instant.getUTCDate() + days + 1));

function conditionsAt(facts: CpaFacts, rules: CpaRules, currency: string, end: Date): CpaCondition[] {
  const condition = (what: 'deposits' | 'lots', digits: number, unit: string): CpaCondition => {
    const sum = facts[what]
      .filter(({ at }) => at < end)
      .reduce((total, flow) => total.plus(flow.amount), Big(0));
    const requiredTotal = Big(rules[what]);
    const value = sum.lt(0) ? Big(0) : sum.gt(requiredTotal) ? requiredTotal : sum;
    // Rounded down, so that less than needed is never written as enough.
    return { what, value: value.toFixed(digits, Big.roundDown), needed: requiredTotal.toFixed(digits), unit };
  };
  return [condition('deposits', moneyDigits(currency), currency), condition('lots', 2, '')];
}
