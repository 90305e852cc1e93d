import Big from 'big.js';
import type { CpaRules, RateGroup, SchemeRules, WorkingFigure } from '../db/tables/partners';
import type { deals } from '../db/tables/trading';
import { dollarValueAt, instrumentOf } from '../market/market';
import { moneyDigits } from '../trading/money-digits';

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
  const rate = conversionRate(base.currency, currency, deal.closedAt);
  const level: WorkingFigure = { what: 'level', value: Big(levelPercent).div(100).toFixed(), unit: '' };
  const conversion: WorkingFigure = {
    what: 'conversion',
    value: rate ?? '',
    unit: `${base.currency}/${currency}`,
  };
  return {
    base: base.amount.toFixed(),
    baseCurrency: base.currency,
    amount:
      rate === null
        ? null
        : base.amount
            .times(level.value)
            .times(rate)
            .round(moneyDigits(currency), Big.roundHalfUp)
            .toFixed(moneyDigits(currency)),
    rate: base.currency === currency ? null : rate,
    working: [...base.working, level, ...(base.currency === currency || rate === null ? [] : [conversion])],
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
