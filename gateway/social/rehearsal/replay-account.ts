import Big from 'big.js';
import { isMarketOpen } from '../../dealing/market-hours';
import { assertDefined } from '../../kernel/assert-defined';
import {
  chargedNightsBetween,
  closingCommission,
  marginOf,
  profitOf,
  spreadOf,
  swapOf,
  type HeldPosition,
  type MoneyTerms,
} from '../../trading/position-money';
import { TickPrices } from '../../trading/tick-prices';

/** The margin level, in percent, below which an account's positions are closed. */
const STOP_OUT_LEVEL = 50;

/** The costs of closed trades as amounts of money that the account moved by; a cost is negative. */
export interface TradeSums {
  readonly spread: Big;
  readonly commission: Big;
  readonly swap: Big;
}

/** A rough figure of an account, for looking where the exact one is needed. */
export interface Estimate {
  readonly equity: number;
  readonly margin: number;
}

/** An account as it moves through the past: its money, and its positions by the leader's tickets. */
export class ReplayAccount {
  readonly #positions = new Map<number, HeldPosition>();
  /** The numbers of positions for estimates. */
  readonly #floats = new Map<number, PositionFloats>();
  #balance: Big;
  #sums: TradeSums = { spread: Big(0), commission: Big(0), swap: Big(0) };

  constructor(
    readonly terms: MoneyTerms,
    balance: string,
  ) {
    this.#balance = Big(balance);
  }

  /** The sums of the closed trades. */
  get sums(): TradeSums {
    return this.#sums;
  }

  get positions(): ReadonlyMap<number, HeldPosition> {
    return this.#positions;
  }

  get balance(): Big {
    return this.#balance;
  }

  move(amount: Big | string): void {
    this.#balance = this.#balance.plus(amount);
  }

  equityAt(prices: TickPrices): Big {
    let equity = this.#balance;
    for (const position of this.#positions.values()) equity = equity.plus(this.#worthOf(position, prices));
    return equity;
  }

  /** Equity less margin; no trade may leave it below zero. */
  freeMarginAt(prices: TickPrices): Big {
    return this.equityAt(prices).minus(this.#marginAt(prices));
  }

  /** Sums up in floats what `equityAt` sums up exactly. */
  estimateAt(prices: TickPrices): Estimate {
    let equity = Number(this.#balance);
    let margin = 0;
    for (const { instrument, marginUnits, openPrice, openedAt, side, swap, units } of this.#floats.values()) {
      const price = prices.closePriceOf(instrument, side);
      const factor = prices.factor(instrument.quote, this.terms.currency);
      const nights = swap === 0 ? 0 : chargedNightsBetween(openedAt, prices.at, instrument.tripleSwapDay);
      const nightly = instrument.swap.mode === 'points' ? swap : swap * price;
      equity += ((price - openPrice) * units + nightly * nights) * factor;
      margin += marginUnits * factor;
    }
    return { equity, margin };
  }

  hold(key: number, position: HeldPosition): void {
    this.#positions.set(key, position);
    this.#floats.set(key, floatsOf(position, this.terms));
  }

  /** Removes some lots of a position without moving money, as the leader's own deals do. */
  reduce(key: number, lots: Big): void {
    const position = assertDefined(this.#positions.get(key), 'the position');
    const rest = position.lots.minus(lots);
    if (rest.gt(0)) return this.hold(key, { ...position, lots: rest });
    this.#positions.delete(key);
    this.#floats.delete(key);
  }

  /** Closes some lots of a position at a price. A balance below zero, once nothing is open, is set to zero by the broker. */
  close(key: number, lots: Big, price: Big, closedAt: number): void {
    const position = assertDefined(this.#positions.get(key), 'the position');
    const prices = new TickPrices(closedAt);
    const part = { ...position, lots };
    const swap = swapOf(part, price, this.terms, prices, closedAt);
    const commission = closingCommission(lots, this.terms, prices);
    const spread = spreadOf(part, price, this.terms, prices);
    this.#sums = {
      spread: this.#sums.spread.plus(spread),
      commission: this.#sums.commission.plus(commission),
      swap: this.#sums.swap.plus(swap),
    };
    this.move(profitOf(part, price, this.terms, prices).plus(swap).plus(commission));
    this.reduce(key, lots);
    if (this.#positions.size === 0 && this.#balance.lt(0)) this.#balance = Big(0);
  }

  /**
   * Closes positions of open markets, the largest loss first, until the margin level is no longer below the stop-out
   * level.
   */
  closeByStopOut(prices: TickPrices): void {
    while (this.#isBelowStopOut(prices)) {
      const [worst] = [...this.#positions]
        .filter(([, { instrument }]) => isMarketOpen(instrument.symbol, prices.at))
        .toSorted(([, a], [, b]) => this.#worthOf(a, prices).cmp(this.#worthOf(b, prices)));
      if (!worst) return;
      const [key, { instrument, lots, side }] = worst;
      this.close(key, lots, Big(prices.closePriceOf(instrument, side)), prices.at);
    }
  }

  #isBelowStopOut(prices: TickPrices): boolean {
    const margin = this.#marginAt(prices);
    return margin.gt(0) && this.equityAt(prices).div(margin).times(100).round(2).lt(STOP_OUT_LEVEL);
  }

  #marginAt(prices: TickPrices): Big {
    let margin = Big(0);
    for (const position of this.#positions.values())
      margin = margin.plus(marginOf(position, this.terms, prices));
    return margin;
  }

  /** Profit and swap of a position. */
  #worthOf(position: HeldPosition, prices: TickPrices): Big {
    const price = Big(prices.closePriceOf(position.instrument, position.side));
    return profitOf(position, price, this.terms, prices).plus(swapOf(position, price, this.terms, prices));
  }
}

/** True if an estimate is so close to a stop-out that the exact margin level is needed. */
export const isNearStopOut = ({ equity, margin }: Estimate): boolean =>
  margin > 0 && equity * 100 < margin * (STOP_OUT_LEVEL + 1);

interface PositionFloats extends Pick<HeldPosition, 'instrument' | 'openedAt' | 'side'> {
  readonly openPrice: number;
  /** Units of the instrument's currency for a price move of one; negative for a sale. */
  readonly units: number;
  /** In the instrument's currency. */
  readonly marginUnits: number;
  /** For one night, in the instrument's currency; for a price of one where it is a percentage. */
  readonly swap: number;
}

function floatsOf(
  { instrument, lots, openedAt, openPrice, side }: HeldPosition,
  { leverage, swapFree }: MoneyTerms,
): PositionFloats {
  const { contractSize, digits, marginRate, swap } = instrument;
  const units = Number(lots) * Number(contractSize);
  const rate = Number(side === 'buy' ? swap.long : swap.short);
  return {
    instrument,
    openedAt,
    side,
    openPrice: Number(openPrice),
    units: side === 'buy' ? units : -units,
    marginUnits: (units * Number(openPrice) * Number(marginRate)) / leverage,
    swap: swapFree ? 0 : (units * rate) / (swap.mode === 'points' ? 10 ** digits : 36_000),
  };
}
