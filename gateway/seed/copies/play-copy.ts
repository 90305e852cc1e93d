import Big from 'big.js';
import { closePriceAt } from '../../trading/prices';
import { COPY_ACCOUNT_TYPE } from '../../accounts/account-rules.table';
import { instrumentOf } from '../../market/market';
import { copiedLots, nextFeeDay, settlementOf, stopEquityOf } from '../../social/copy/copy-sizing';
import { ReplayAccount } from '../../social/rehearsal/replay-account';
import type { RehearsedFee } from '../../social/rehearsal/rehearsed-figures';
import type { HeldPosition, MoneyTerms } from '../../trading/position-money';
import { TickPrices } from '../../trading/tick-prices';
import type { SeedCopy } from './copies.table';
import type { PositionRow, Trade } from '../sample-trades';

/** A trade of a strategy; an open trade has no closing. */
export type LeaderTrade = PositionRow & Partial<Pick<Trade, 'closedAt'>>;

/** A step of a strategy: an opening with the equity just before it, or a closing. */
interface LeaderStep {
  readonly at: number;
  readonly trade: LeaderTrade;
  /** Undefined for a closing. */
  readonly equity: string | undefined;
}

/** An opening of the strategy as the copy made it; zero lots if it was skipped. */
export interface PlayedOpening {
  readonly trade: LeaderTrade;
  readonly wantedLots: string;
  readonly lots: string;
  /** Undefined while it is open. */
  readonly closedAt: Date | undefined;
}

/** A copy as its strategy's trades made it. Amounts are decimal strings in its currency. */
export interface PlayedCopy {
  readonly stopEquity: string;
  readonly openings: readonly PlayedOpening[];
  readonly fees: readonly (RehearsedFee & { readonly isFinal: boolean })[];
  readonly feesTotal: string;
  readonly highWater: string;
  /** At the end, before the last fee; undefined of a copy that runs. */
  readonly endEquity: string | undefined;
}

const CURRENCY = 'USD';

/** The account's terms of a strategy or of a copy. */
const termsOf = (accountType: string): MoneyTerms => ({
  currency: CURRENCY,
  leverage: 100,
  swapFree: false,
  accountType,
});

const heldBy = ({ openPrice, openedAt, side, symbol }: LeaderTrade, lots: string): HeldPosition => ({
  instrument: instrumentOf(symbol),
  side,
  lots: Big(lots),
  openPrice: Big(openPrice),
  openedAt: openedAt.getTime(),
});

const closingPriceOf = ({ side, symbol }: LeaderTrade, at: number): Big =>
  Big(closePriceAt(instrumentOf(symbol), side, new Date(at)));

/** The steps of a strategy that began with a balance, since an instant, in the order of time. */
export function leaderSteps(
  trades: readonly LeaderTrade[],
  balance: string,
  since: Date,
): readonly LeaderStep[] {
  const leader = new ReplayAccount(termsOf('Standard'), balance);
  const steps = trades
    .flatMap((trade) => [
      { at: trade.openedAt.getTime(), trade, isOpening: true },
      ...(trade.closedAt ? [{ at: trade.closedAt.getTime(), trade, isOpening: false }] : []),
    ])
    .toSorted((a, b) => a.at - b.at);
  const keys = new Map(trades.map((trade, key) => [trade, key]));
  return steps.flatMap(({ at, isOpening, trade }): LeaderStep[] => {
    const key = keys.get(trade) ?? 0;
    const isWanted = at >= since.getTime();
    const equity = isOpening && isWanted ? leader.equityAt(new TickPrices(at)).toFixed() : undefined;
    if (isOpening) leader.hold(key, heldBy(trade, trade.lots));
    else leader.close(key, Big(trade.lots), closingPriceOf(trade, at), at);
    return isWanted ? [{ at, trade, equity }] : [];
  });
}

/** Plays a copy from one instant until another, at the prices of its strategy; `isEnded` closes all at the end. */
export function playCopy(
  steps: readonly LeaderStep[],
  { amount, multiplier, stop }: SeedCopy,
  feePercent: string,
  { begin, end, isEnded }: { readonly begin: Date; readonly end: Date; readonly isEnded: boolean },
): PlayedCopy {
  const account = new ReplayAccount(termsOf(COPY_ACCOUNT_TYPE), amount);
  const openings = new Map<LeaderTrade, PlayedOpening>();
  const fees: PlayedCopy['fees'][number][] = [];
  let money = { fees: '0', highWater: '0' };
  let feeAt = Date.parse(nextFeeDay(begin));
  const closeTrade = (trade: LeaderTrade, key: number, at: number) => {
    const opening = openings.get(trade);
    if (!opening || !account.positions.has(key)) return;
    account.close(key, Big(opening.lots), closingPriceOf(trade, at), at);
    openings.set(trade, { ...opening, closedAt: new Date(at) });
  };
  const settle = (at: number, isFinal: boolean) => {
    const equity = account.equityAt(new TickPrices(at)).toFixed();
    const settlement = settlementOf({ allocated: amount, feePercent, ...money }, equity, CURRENCY);
    fees.push({
      at: new Date(at).toISOString(),
      result: Big(settlement.result).toFixed(2),
      highWater: money.highWater,
      fee: settlement.fee,
      isFinal,
    });
    account.move(Big(settlement.fee).neg());
    money = { fees: settlement.fees, highWater: settlement.highWater };
  };
  const settleUntil = (at: number) => {
    for (; feeAt <= at; feeAt = Date.parse(nextFeeDay(new Date(feeAt)))) settle(feeAt, false);
  };
  const keys = new Map<LeaderTrade, number>();
  for (const { at, equity, trade } of steps) {
    if (at <= begin.getTime() || at > end.getTime()) continue;
    settleUntil(at);
    const key = keys.get(trade) ?? keys.size;
    keys.set(trade, key);
    if (equity === undefined) {
      closeTrade(trade, key, at);
      continue;
    }
    const lotSizing = copiedLots(instrumentOf(trade.symbol), {
      leaderLots: trade.lots,
      leaderEquity: equity,
      equity: account.equityAt(new TickPrices(at)).toFixed(),
      multiplier,
    });
    openings.set(trade, { trade, ...lotSizing, closedAt: undefined });
    if (Big(lotSizing.lots).gt(0)) account.hold(key, heldBy(trade, lotSizing.lots));
  }
  settleUntil(end.getTime());
  if (isEnded) {
    for (const [trade, key] of keys) closeTrade(trade, key, end.getTime());
    settle(end.getTime(), true);
  }
  return {
    stopEquity: stopEquityOf(amount, stop, CURRENCY),
    openings: [...openings.values()],
    fees,
    feesTotal: money.fees,
    highWater: money.highWater,
    endEquity: isEnded ? account.balance.plus(fees.at(-1)?.fee ?? '0').toFixed(2) : undefined,
  };
}
