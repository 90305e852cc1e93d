import Big from 'big.js';
import type { SkipReason } from '../../../src/domain/social/copy';
import { isMarketOpen, nextOpening } from '../../dealing/market-hours';
import { instrumentOf, tickOf, TICK_MS } from '../../market/market';
import { moneyDigits } from '../../market/money-digits';
import { TickPrices } from '../../trading/tick-prices';
import {
  closedLots,
  copiedLots,
  nextFeeDay,
  openingHindrance,
  settlementOf,
  type CopyMoney,
} from '../copy/copy-sizing';
import { heldBy, LeaderReplay, lotsBefore } from './leader-replay';
import type { LeaderClosing, LeaderPosition, LeaderScript, ScriptEvent } from './leader-script';
import type { RehearsedCopy, RehearsedFee, RehearsedFigures } from './rehearsed-figures';
import { isNearStopOut, ReplayAccount } from './replay-account';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** An estimate is exact to a millionth of the equity by far. */
const ESTIMATE_ERROR = 1e-6;

/** A copy that follows a strategy through its past. */
export class CopyReplay {
  readonly #leader: LeaderReplay;
  readonly #account: ReplayAccount;
  readonly #digits: number;
  readonly #curve: { at: string; equity: string }[] = [];
  readonly #fees: RehearsedFee[] = [];
  readonly #skippedByReason = new Map<SkipReason, number>();
  /** Closings that wait for their market to open. */
  #waitingClosings: { readonly at: number; readonly key: number; readonly lots: Big }[] = [];
  #money: CopyMoney;
  #now: number;
  #feeAt: number;
  #copiedCount = 0;
  #worst: Big;
  #stoppedAt: number | null = null;

  constructor(
    script: LeaderScript,
    private readonly copy: RehearsedCopy,
    begin: number,
  ) {
    const { amount, feePercent, terms } = copy;
    this.#digits = moneyDigits(terms.currency);
    this.#leader = new LeaderReplay(script, begin);
    this.#account = new ReplayAccount(terms, amount);
    this.#money = { allocated: amount, fees: '0', highWater: '0', feePercent };
    this.#now = begin;
    this.#feeAt = Date.parse(nextFeeDay(new Date(begin)));
    this.#worst = Big(amount);
    this.#pushPoint(begin, Big(amount));
    if (!copy.withOpen) return;
    const prices = new TickPrices(begin);
    const leaderEquity = this.#leader.equityAt(prices);
    for (const position of this.#leader.openPositions) {
      const instrument = instrumentOf(position.symbol);
      const price = prices.openPriceOf(instrument, position.side).toFixed(instrument.digits);
      this.#copyOpening({ ...position, openPrice: price }, begin, leaderEquity, prices);
    }
  }

  /** Goes on to an instant. @returns false once the stop is reached. */
  runUntil(until: number): boolean {
    while (this.#stoppedAt === null && this.#now < until) {
      const nextHour = (Math.floor(this.#now / HOUR) + 1) * HOUR;
      const next = Math.min(nextHour, until, this.#waitingClosings[0]?.at ?? Infinity);
      this.#watch(this.#now, next);
      this.#now = next;
      if (this.#stoppedAt !== null) return false;
      if (next % DAY === 0) this.#pushPoint(next - 1, this.#account.equityAt(new TickPrices(next - 1)));
      const isFeeDue = next === this.#feeAt;
      const hasClosed = this.#closeWaiting(next);
      if (isFeeDue) this.#settleFee(next);
      if (isFeeDue || hasClosed) this.#watch(next, next);
    }
    return this.#stoppedAt === null;
  }

  apply(event: ScriptEvent): void {
    if (event.kind === 'money') return this.#leader.move(event);
    if (event.kind === 'open') {
      const prices = new TickPrices(event.at);
      const leaderEquity = this.#leader.equityAt(prices);
      this.#leader.open(event.position);
      this.#copyOpening(event.position, event.at, leaderEquity, prices);
    } else
      this.#copyClosing(event.position, event.closing, this.#leader.close(event.position, event.closing));
    this.#watch(event.at, event.at);
  }

  /** Closes what is open, as a stop at this instant would, and charges the last fee. */
  finish(end: number): RehearsedFigures {
    const endsAt = this.#stoppedAt ?? end;
    let settledAt = endsAt;
    for (const [key, { instrument, lots, side }] of [...this.#account.positions]) {
      const isLate = this.#stoppedAt !== null && !isMarketOpen(instrument.symbol, endsAt);
      const at = isLate ? nextOpening(instrument.symbol, endsAt).getTime() : endsAt;
      settledAt = Math.max(settledAt, at);
      this.#account.close(key, lots, Big(new TickPrices(at).closePriceOf(instrument, side)), at);
    }
    this.#settleFee(settledAt);
    this.#pushPoint(settledAt, this.#account.balance);
    const { commission, spread, swap } = this.#account.sums;
    const money = (amount: Big) => amount.toFixed(this.#digits);
    return {
      curve: this.#curve,
      result: money(this.#account.balance.minus(this.copy.amount)),
      costs: {
        spread: money(spread.neg()),
        commission: money(commission.neg()),
        swap: money(swap.neg()),
        fee: money(Big(this.#money.fees)),
      },
      fees: this.#fees,
      taken: this.#copiedCount,
      skipped: [...this.#skippedByReason].map(([reason, count]) => ({ reason, count })),
      worst: money(this.#worst),
      stoppedAt: this.#stoppedAt === null ? null : new Date(this.#stoppedAt).toISOString(),
      strategyPercent: this.#leader.percentAt(new TickPrices(endsAt)),
    };
  }

  #copyOpening(position: LeaderPosition, at: number, leaderEquity: Big, prices: TickPrices): void {
    const { closings, symbol, ticket } = position;
    const instrument = instrumentOf(symbol);
    const { lots } = copiedLots(instrument, {
      leaderLots: position.lots,
      leaderEquity: leaderEquity.toFixed(),
      equity: this.#account.equityAt(prices).toFixed(),
      multiplier: this.copy.multiplier,
    });
    const lastClosing = lotsBefore(position, Infinity).lte(0) ? closings.at(-1) : undefined;
    const hindrance = openingHindrance({
      isPaused: false,
      // The live copy trades at ticks: what is closed by then is not opened.
      isSourceClosed: lastClosing !== undefined && tickOf(lastClosing.at) <= tickOf(at),
      lots,
      isMarketOpen: isMarketOpen(symbol, at),
      hasRights: true,
    });
    if (hindrance) return this.#skip(hindrance);
    this.#account.hold(ticket, { ...heldBy(position, Big(lots)), openedAt: at });
    if (this.#account.freeMarginAt(prices).gte(0)) {
      this.#copiedCount += 1;
      return;
    }
    this.#account.reduce(ticket, Big(lots));
    this.#skip('no-margin');
  }

  #skip(reason: SkipReason): void {
    this.#skippedByReason.set(reason, (this.#skippedByReason.get(reason) ?? 0) + 1);
  }

  #copyClosing({ symbol, ticket }: LeaderPosition, closing: LeaderClosing, leaderLots: Big): void {
    const { at } = closing;
    const position = this.#account.positions.get(ticket);
    if (!position) return;
    const lots = closedLots(
      position.instrument,
      position.lots.toFixed(2),
      closing.lots,
      leaderLots.toFixed(2),
    );
    if (Big(lots).eq(0)) return;
    if (isMarketOpen(symbol, at)) this.#account.close(ticket, Big(lots), Big(closing.price), at);
    else {
      const openingAt = nextOpening(symbol, at).getTime();
      this.#waitingClosings = [
        ...this.#waitingClosings,
        { at: openingAt, key: ticket, lots: Big(lots) },
      ].toSorted((a, b) => a.at - b.at);
    }
  }

  /** @returns true if some closings were due. */
  #closeWaiting(now: number): boolean {
    const due = this.#waitingClosings.filter(({ at }) => at <= now);
    this.#waitingClosings = this.#waitingClosings.filter(({ at }) => at > now);
    for (const { key, lots } of due) {
      const position = this.#account.positions.get(key);
      if (!position) continue;
      const price = new TickPrices(now).closePriceOf(position.instrument, position.side);
      this.#account.close(key, lots.gt(position.lots) ? position.lots : lots, Big(price), now);
    }
    return due.length > 0;
  }

  #settleFee(at: number): void {
    const equity = this.#account.equityAt(new TickPrices(at)).toFixed();
    const { currency } = this.copy.terms;
    const { fee, fees, highWater, result } = settlementOf(this.#money, equity, currency);
    const settlement = { result: Big(result).toFixed(this.#digits), highWater: this.#money.highWater, fee };
    this.#fees.push({ at: new Date(at).toISOString(), ...settlement });
    this.#money = { ...this.#money, highWater, fees };
    this.#account.move(Big(fee).neg());
    this.#feeAt = Date.parse(nextFeeDay(new Date(at)));
  }

  /** Looks at the equity of an instant: ends at the stop, notes the lowest, and closes by a stop-out. */
  #watch(since: number, at: number): void {
    if (this.#account.positions.size === 0) {
      this.#noteWorst(this.#account.balance);
      if (this.#account.balance.lte(this.copy.stopEquity)) this.#stoppedAt = at;
      return;
    }
    const prices = new TickPrices(at);
    const estimate = this.#account.estimateAt(prices);
    if (this.#isAtStop(prices, estimate)) {
      this.#stoppedAt = this.#firstTickAtStop(since, at);
      this.#noteWorst(this.#account.equityAt(new TickPrices(this.#stoppedAt)));
      return;
    }
    if (estimate.equity < Number(this.#worst)) this.#noteWorst(this.#account.equityAt(prices));
    if (isNearStopOut(estimate)) this.#account.closeByStopOut(prices);
  }

  #noteWorst(equity: Big): void {
    if (equity.lt(this.#worst)) this.#worst = equity;
  }

  #isAtStop(prices: TickPrices, { equity } = this.#account.estimateAt(prices)): boolean {
    if (equity > Number(this.copy.stopEquity) * (1 + ESTIMATE_ERROR)) return false;
    return this.#account.equityAt(prices).lte(this.copy.stopEquity);
  }

  /** The first tick after one instant, up to another, at which the equity is at the stop: by minutes, then by ticks. */
  #firstTickAtStop(since: number, at: number): number {
    const firstAtStop = (from: number, until: number, step: number): number => {
      for (let instant = from; instant < until; instant += step)
        if (this.#isAtStop(new TickPrices(instant))) return instant;
      return until;
    };
    const minute = firstAtStop(since, at, MINUTE);
    return firstAtStop(Math.max(since, tickOf(minute - MINUTE) + TICK_MS), minute, TICK_MS);
  }

  #pushPoint(at: number, equity: Big): void {
    this.#curve.push({ at: new Date(at).toISOString(), equity: equity.toFixed(this.#digits) });
  }
}
