import Big from 'big.js';
import { minLotsOf } from '../dealing/trade-checks';
import { LOTS } from '../dealing/dealing-rules.table';
import type { MarketInstrument } from '../market/instruments.table';
import { moneyDigits } from '../trading/money-digits';

/*
 * The rules of copying as functions of figures alone: the live copy and the rehearsal use the same ones.
 */

/** Decimals of the lots in proportion, as they are shown. */
const WANTED_DIGITS = 4;

/** The figures from which a copy's lots follow; equities in the same currency. */
export interface CopyProportion {
  readonly leaderLots: string;
  readonly leaderEquity: string;
  readonly equity: string;
  readonly multiplier: string;
}

export interface CopiedLots {
  /** In proportion. */
  readonly wantedLots: string;
  /** Rounded down to the instrument's step; zero where that is less than the fewest lots. */
  readonly lots: string;
}

/** The leader's lots in proportion to the equities just before the trade, rounded down. */
export function copiedLots(
  instrument: MarketInstrument,
  { equity, leaderEquity, leaderLots, multiplier }: CopyProportion,
): CopiedLots {
  const hasProportion = Big(leaderEquity).gt(0) && Big(equity).gt(0);
  const proportion = hasProportion
    ? Big(leaderLots).times(equity).times(multiplier).div(leaderEquity)
    : Big(0);
  const lots = floorToStep(proportion.gt(LOTS.max) ? Big(LOTS.max) : proportion, instrument);
  return {
    wantedLots: proportion.round(WANTED_DIGITS, Big.roundDown).toFixed(),
    lots: lots.lt(minLotsOf(instrument)) ? '0.00' : lots.toFixed(2),
  };
}

/** The lots of a copied position that close with a part of the leader's: the same share, rounded down; all with the whole. */
export function closedLots(
  instrument: MarketInstrument,
  lots: string,
  closedLeaderLots: string,
  leaderLots: string,
): string {
  if (Big(closedLeaderLots).gte(leaderLots)) return lots;
  return floorToStep(Big(lots).times(closedLeaderLots).div(leaderLots), instrument).toFixed(2);
}

const floorToStep = (lots: Big, { lotStep }: MarketInstrument): Big =>
  lots.div(lotStep).round(0, Big.roundDown).times(lotStep);

export interface FeeTerms {
  /** The copy's result so far with open positions, without money moved in or out and without fees. */
  readonly result: string;
  /** The highest result that a fee was calculated on before. */
  readonly highWater: string;
  readonly percent: string;
}

/** The fee on the gain above the high water, and the high water after it. */
export function performanceFee(
  { highWater, percent, result }: FeeTerms,
  currency: string,
): { readonly fee: string; readonly highWater: string } {
  const digits = moneyDigits(currency);
  const gain = Big(result).minus(highWater);
  if (gain.lte(0)) return { fee: Big(0).toFixed(digits), highWater };
  return {
    fee: gain.times(percent).div(100).round(digits, Big.roundDown).toFixed(digits),
    highWater: result,
  };
}
