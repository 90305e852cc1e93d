import Big from 'big.js';
import type { CpaRules, RateGroup, SchemeRules, WorkingFigure } from '../db/tables/partners';
import type { deals } from '../db/tables/trading';
import { dollarValueAt, instrumentOf } from '../market/market';
import { moneyDigits } from '../market/money-digits';

type Deal = typeof deals.$inferSelect;

/** Significant digits of a conversion. */
const RATE_DIGITS = 10;

/** The worth of a deal at the first level, before conversion. */
interface Base {
  readonly amount: Big;
  readonly currency: string;
  readonly working: readonly WorkingFigure[];
}

export interface RewardFigures {
  readonly base: string;
  readonly baseCurrency: string;
  /** Rounded once, half away from zero; null without a rate. */
  readonly amount: string | null;
  readonly rate: string | null;
  readonly working: readonly WorkingFigure[];
}

const RATE_GROUPS: Readonly<Record<string, RateGroup>> = Object.freeze({ forex: 'forex', metals: 'metals' });

/**
 * The reward of a level for a deal. It depends on the lots, or on the costs that the client has paid, never on the deal's
 * result.
 * @param accountCurrency the currency of the deal's money.
 * @param levelPercent the level's part of the first level's base.
 * @param currency the currency in which the partner is paid.
 */
export function rewardFigures(
  deal: Pick<Deal, 'closedAt' | 'commission' | 'lots' | 'spread' | 'symbol'>,
  accountCurrency: string,
  rules: SchemeRules,
  levelPercent: number,
  currency: string,
): RewardFigures {
  const base = rules.rates
    ? baseByLots(deal, rules.rates, rules.currencies[0])
    : baseByCosts(deal, rules.share ?? '0', accountCurrency);
  const level: WorkingFigure = { what: 'level', value: Big(levelPercent).div(100).toFixed(), unit: '' };
  const { amount, conversion, rate } = rewardAmount(
    { amount: base.amount.toFixed(), currency: base.currency },
    levelPercent,
    currency,
    deal.closedAt,
  );
  return {
    base: base.amount.toFixed(),
    baseCurrency: base.currency,
    amount,
    rate,
    working: [...base.working, level, ...conversion],
  };
}

/**
 * The part of a level in a base, converted at the market's rate of an instant.
 * @returns `amount` is rounded once, half away from zero, and null without a rate; `rate` is null too where both
 * currencies are one.
 */
export function rewardAmount(
  base: { readonly amount: string; readonly currency: string },
  levelPercent: number,
  currency: string,
  at: Date,
): Pick<RewardFigures, 'amount' | 'rate'> & { readonly conversion: readonly WorkingFigure[] } {
  const rate = conversionRate(base.currency, currency, at);
  if (rate === null) return { amount: null, rate: null, conversion: [] };
  const digits = moneyDigits(currency);
  const amount = Big(base.amount)
    .times(levelPercent)
    .div(100)
    .times(rate)
    .round(digits, Big.roundHalfUp)
    .toFixed(digits);
  if (base.currency === currency) return { amount, rate: null, conversion: [] };
  return {
    amount,
    rate,
    conversion: [{ what: 'conversion', value: rate, unit: `${base.currency}/${currency}` }],
  };
}

function baseByLots(
  { lots, symbol }: Pick<Deal, 'lots' | 'symbol'>,
  rates: Readonly<Record<RateGroup, string>>,
  currency: string,
): Base {
  const rate = rates[RATE_GROUPS[instrumentOf(symbol).group] ?? 'other'];
  return {
    amount: Big(lots).times(rate),
    currency,
    working: [
      { what: 'lots', value: Big(lots).toFixed(2), unit: symbol },
      { what: 'rate', value: rate, unit: currency },
    ],
  };
}

function baseByCosts(
  { commission, spread }: Pick<Deal, 'commission' | 'spread'>,
  share: string,
  currency: string,
): Base {
  const costs = Big(spread ?? 0)
    .plus(commission)
    .neg();
  const paidCosts = costs.gt(0) ? costs : Big(0);
  return {
    amount: paidCosts.times(share),
    currency,
    working: [
      { what: 'costs', value: paidCosts.toFixed(), unit: currency },
      { what: 'share', value: share, unit: '' },
    ],
  };
}

/** The market's rate at the tick of an instant; null if a currency has none. */
export function conversionRate(from: string, to: string, at: Date): string | null {
  if (from === to) return '1';
  const source = dollarValueAt(from, at.getTime());
  const target = dollarValueAt(to, at.getTime());
  if (!source || !target) return null;
  const rate = Big(source.dollars).times(target.per).div(Big(source.per).times(target.dollars));
  return rate.prec(RATE_DIGITS).toFixed();
}

/** The reward for a client, once: an amount, which no conversion and no further level changes. */
export function clientReward({ amount }: CpaRules, currency: string) {
  const text = Big(amount).toFixed(moneyDigits(currency));
  const working: readonly WorkingFigure[] = [{ what: 'cpa', value: text, unit: currency }];
  return { amount: text, base: text, currency, working };
}
