import Big from 'big.js';
import type { SkipReason } from '../../../src/domain/social/copy';
import { minLotsOf } from '../../dealing/trade-checks';
import { LOTS } from '../../dealing/dealing-rules.table';
import type { MarketInstrument } from '../../market/instruments.table';
import { moneyDigits } from '../../market/money-digits';

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

/** The reasons against copying an opening. */
export interface OpeningState {
  readonly isPaused: boolean;
  /** The leader's position is closed already. */
  readonly isSourceClosed: boolean;
  /** Lots as `copiedLots` rounds them. */
  readonly lots: string;
  readonly isMarketOpen: boolean;
  readonly hasRights: boolean;
}

/** The reason why an opening is not copied, before its margin is looked at; undefined if it is copied. */
export function openingHindrance({
  hasRights,
  isMarketOpen,
  isPaused,
  isSourceClosed,
  lots,
}: OpeningState): SkipReason | undefined {
  if (isPaused) return 'paused';
  if (isSourceClosed) return 'closed-before';
  if (Big(lots).eq(0)) return 'too-small';
  if (!isMarketOpen) return 'market-closed';
  return hasRights ? undefined : 'rights';
}

/** The equity at which a copy of an amount stops. */
export const stopEquityOf = (amount: string, percent: number, currency: string): string =>
  Big(amount).times(percent).div(100).round(moneyDigits(currency)).toFixed(moneyDigits(currency));

/** The begin of the next month (UTC), `YYYY-MM-DD`. */
export const nextFeeDay = (at: Date): string =>
  new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1)).toISOString().slice(0, 10);

/** The money of a copy that its result and its fee follow from. */
export interface CopyMoney {
  /** The money paid in less the money taken out. */
  readonly allocated: string;
  /** The fees charged so far. */
  readonly fees: string;
  readonly highWater: string;
  readonly feePercent: string;
}

/** The copy's result so far with open positions: its equity without the money moved in and out, and before fees. */
export const copyResult = (
  { allocated, fees }: Pick<CopyMoney, 'allocated' | 'fees'>,
  equity: string,
): string => Big(equity).minus(allocated).plus(fees).toFixed();

/** A settlement of a copy's fee: the result it is calculated on, the fee, and the copy's money after it. */
export function settlementOf(
  copy: CopyMoney,
  equity: string,
  currency: string,
): { readonly result: string; readonly fee: string; readonly highWater: string; readonly fees: string } {
  const result = copyResult(copy, equity);
  const { fee, highWater } = performanceFee(
    { result, highWater: copy.highWater, percent: copy.feePercent },
    currency,
  );
  return { result, fee, highWater, fees: Big(copy.fees).plus(fee).toFixed(moneyDigits(currency)) };
}

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
