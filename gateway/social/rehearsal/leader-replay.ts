import Big from 'big.js';
import { instrumentOf } from '../../market/market';
import type { HeldPosition } from '../../trading/position-money';
import { TickPrices } from '../../trading/tick-prices';
import type { LeaderClosing, LeaderMoney, LeaderPosition, LeaderScript } from './leader-script';
import { ReplayAccount } from './replay-account';

/** Lots of a position that are open just before an instant, epoch milliseconds. */
export const lotsBefore = ({ closings, lots }: LeaderPosition, instant: number): Big =>
  closings.reduce((rest, closing) => (closing.at < instant ? rest.minus(closing.lots) : rest), Big(lots));

/** The part of a leader's position that an account holds, in lots. */
export const heldBy = (position: LeaderPosition, lots: Big): HeldPosition => ({
  instrument: instrumentOf(position.symbol),
  side: position.side,
  lots,
  openPrice: Big(position.openPrice),
  openedAt: position.openedAt,
});

/** A replay of the strategy's account: its equity just before each trade, and its return. */
export class LeaderReplay {
  /** Positions that were open at the begin, with their lots then. */
  readonly openPositions: readonly LeaderPosition[];
  readonly #account: ReplayAccount;
  /** The return is chained at each payment: the equity before it by the one after the previous payment. */
  #unit = Big(1);
  #unitEquity: Big;

  constructor({ balance, positions, terms }: LeaderScript, begin: number) {
    this.#account = new ReplayAccount(terms, balance);
    this.openPositions = positions
      .filter(({ openedAt }) => openedAt < begin)
      .map((position) => ({ ...position, lots: lotsBefore(position, begin).toFixed(2) }))
      .filter(({ lots }) => Big(lots).gt(0));
    for (const position of this.openPositions) this.open(position);
    this.#unitEquity = this.equityAt(new TickPrices(begin));
  }

  equityAt(prices: TickPrices): Big {
    return this.#account.equityAt(prices);
  }

  open(position: LeaderPosition): void {
    this.#account.hold(position.ticket, heldBy(position, Big(position.lots)));
  }

  /** @returns the lots of the position before it. */
  close({ ticket }: LeaderPosition, { lots, net }: LeaderClosing): Big {
    const position = this.#account.positions.get(ticket);
    this.#account.move(net);
    if (position) this.#account.reduce(ticket, Big(lots));
    return position?.lots ?? Big(lots);
  }

  move({ amount, at, isPayment }: LeaderMoney): void {
    const before = this.equityAt(new TickPrices(at));
    this.#account.move(amount);
    if (!isPayment) return;
    this.#unit = this.#unitAt(before);
    this.#unitEquity = before.plus(amount);
  }

  /** The return from the begin until an instant, in percent. */
  percentAt(prices: TickPrices): string {
    return this.#unitAt(this.equityAt(prices)).minus(1).times(100).toFixed(2);
  }

  /** Before the first payment the return is undefined. */
  #unitAt(equity: Big): Big {
    return this.#unitEquity.gt(0) ? this.#unit.times(equity).div(this.#unitEquity) : this.#unit;
  }
}
