import Big from 'big.js';
import { isMarketOpen, nextOpening } from '../dealing/market-hours';
import { closePriceAt, openPriceAt } from '../trading/prices';
import { assertDefined } from '../kernel/assert-defined';
import { dollarValuesAt, instrumentOf, quoteAt, reachOf } from '../market/market';
import type { MarketInstrument } from '../market/instruments.table';
import type { ClosedTrade } from '../trading/trade-money';
import type { deals, orders, positions } from '../db/tables/trading';
import type { SeedAccount } from './account-row';
import { seededRandom } from '../market/seeded-random';
import { FOCUSES, SEED_POSITIONS, type WantedPosition } from './trades.table';

export type PositionRow = Omit<typeof positions.$inferInsert, 'ticket'>;
type OrderRow = Omit<typeof orders.$inferInsert, 'ticket'>;
/** A deal before its money is calculated. */
export type Trade = Omit<ClosedTrade, 'ticket'> &
  Pick<typeof deals.$inferInsert, 'closedBy' | 'cause' | 'origin'>;

/** An account whose trading server has reported. */
export type ReportedAccount = SeedAccount & Required<Pick<SeedAccount, 'figures'>>;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Days before today in which positions were opened. */
const OPENED_WITHIN_HOURS = 6 * 24;
/** Days of the history. */
export const HISTORY_DAYS = 90;

/** Units of the instrument's quote currency for one of the account's. */
function quotePerUnit({ quote }: MarketInstrument, currency: string, instant: number): number {
  const dollarValues = new Map(
    dollarValuesAt(instant).map((value) => [value.currency, Number(value.dollars) / Number(value.per)]),
  );
  return (dollarValues.get(currency) ?? 1) / (dollarValues.get(quote) ?? 1);
}

function lotsFor(instrument: MarketInstrument, lots: number): string {
  const steps = Math.max(1, Math.round(lots / Number(instrument.lotStep)));
  return (steps * Number(instrument.lotStep)).toFixed(2);
}

const focusOf = ({ name }: SeedAccount) =>
  assertDefined(
    FOCUSES.find((focus) => focus.name.test(name)),
    name,
  );

/** Positions that use the wanted margin: from the table, or of the symbols that the account usually trades. */
function wantedPositions(account: ReportedAccount, now: number): readonly WantedPosition[] {
  const seedPositions = SEED_POSITIONS[account.login];
  if (seedPositions) return seedPositions;
  const margin = Number(account.figures.margin);
  if (margin === 0) return [];
  const focus = focusOf(account);
  const legs = focus.isHedged
    ? [0.506, 0.494].map((share) => ({ symbol: assertDefined(focus.symbols[0], account.name), share }))
    : focus.symbols.slice(0, 3).map((symbol, _index, { length }) => ({ symbol, share: 1 / length }));
  const random = seededRandom(account.login);
  const first = random() < 0.5 ? 'buy' : 'sell';
  return legs.map(({ share, symbol }, index) => {
    const instrument = instrumentOf(symbol);
    const marginOfOneLot =
      Number(instrument.contractSize) * Number(instrument.price) * Number(instrument.marginRate);
    const exposure = margin * share * account.leverage * quotePerUnit(instrument, account.currency, now);
    return {
      symbol,
      side: index % 2 === 0 ? first : first === 'buy' ? 'sell' : 'buy',
      lots: lotsFor(instrument, exposure / marginOfOneLot),
      profit: Number(account.figures.floatingPl) * share,
    };
  });
}

/** Open positions, each opened at the hour whose price brings it nearest to the wanted profit. */
export function positionsOf(account: ReportedAccount, now: number): PositionRow[] {
  const hours = Math.min(OPENED_WITHIN_HOURS, account.age * 24);
  return wantedPositions(account, now).map(({ lots, profit, side, symbol }, index) => {
    const instrument = instrumentOf(symbol);
    const { digits } = instrument;
    const reach = reachOf(instrument);
    const current = quoteAt(instrument, now);
    const neededMove =
      (profit * quotePerUnit(instrument, account.currency, now)) /
      (Number(lots) * Number(instrument.contractSize));
    const openingPrice = side === 'buy' ? current.bid - neededMove : current.ask + neededMove;
    const distance = (hour: number) => Math.abs(openAt(instrument, side, now - hour * HOUR) - openingPrice);
    const hour = Array.from({ length: hours }, (_, hoursAgo) => hoursAgo + 1)
      .filter((candidate) => isMarketOpen(symbol, now - candidate * HOUR))
      .reduce((best, candidate) => (distance(candidate) < distance(best) ? candidate : best));
    // The market never reaches these prices, so they do not close the position.
    const safePrice = (share: number) => (Number(instrument.price) * (1 + share * reach)).toFixed(digits);
    return {
      login: account.login,
      symbol,
      side,
      lots,
      openPrice: openAt(instrument, side, now - hour * HOUR).toFixed(digits),
      stopLoss: index % 3 === 2 ? null : safePrice(side === 'buy' ? -1.3 : 1.3),
      takeProfit: index % 3 === 1 ? null : safePrice(side === 'buy' ? 1.4 : -1.4),
      openedAt: new Date(now - hour * HOUR),
      swapBefore: '0',
      origin: 'client',
    };
  });
}

function openAt(instrument: MarketInstrument, side: 'buy' | 'sell', instant: number): number {
  const { ask, bid } = quoteAt(instrument, instant);
  return side === 'buy' ? ask : bid;
}

/** Two orders at prices that the market never reaches. */
export function ordersOf(account: ReportedAccount, now: number): OrderRow[] {
  return focusOf(account)
    .symbols.slice(0, 2)
    .map((symbol, index) => {
      const instrument = instrumentOf(symbol);
      const priceAway = (share: number) =>
        (Number(instrument.price) * (1 + share * reachOf(instrument))).toFixed(instrument.digits);
      const isBuy = index === 0;
      return {
        login: account.login,
        symbol,
        type: isBuy ? 'buyLimit' : 'sellLimit',
        lots: lotsFor(instrument, 0.2),
        orderPrice: priceAway(isBuy ? -1.2 : 1.2),
        stopLoss: priceAway(isBuy ? -1.5 : 1.5),
        takeProfit: priceAway(isBuy ? 0.4 : -0.4),
        placedAt: new Date(now - (index + 1) * 31 * HOUR),
        expiresAt: isBuy ? null : new Date(now + 30 * DAY),
        origin: 'client',
      };
    });
}

/** `count` closed trades at the market's prices, the oldest first. */
export function tradesOf(account: ReportedAccount, count: number, now: number): Trade[] {
  const days = Math.min(HISTORY_DAYS, account.age - 1);
  if (account.figures.margin === '0' || days < 3) return [];
  const { symbols } = focusOf(account);
  const random = seededRandom(account.login + 1);
  const trades = Array.from({ length: count }, (): Trade => {
    const symbol = assertDefined(symbols[Math.floor(random() * symbols.length)], account.name);
    const instrument = instrumentOf(symbol);
    const { contractSize, price } = instrument;
    const funds = Number(account.figures.balance) * quotePerUnit(instrument, account.currency, now);
    const side = random() < 0.5 ? 'buy' : 'sell';
    const closedAt = whileOpen(symbol, now - Math.floor((1 + random() * (days - 4)) * 1_440) * MINUTE);
    const openedAt = nextOpenInstant(
      symbol,
      Math.max(closedAt.getTime() - Math.floor(20 + random() * 2_600) * MINUTE, now - days * DAY),
    );
    const openPrice = openPriceAt(instrument, side, openedAt);
    const closePrice = closePriceAt(instrument, side, closedAt);
    const isWin = side === 'buy' ? Big(closePrice).gt(openPrice) : Big(closePrice).lt(openPrice);
    // The volume is at most a little more than the balance, so that no trade ruins the account.
    const volume = (funds / (Number(contractSize) * Number(price))) * (0.2 + random());
    const isByClient = random() < 0.65;
    return {
      login: account.login,
      symbol,
      side,
      lots: lotsFor(instrument, volume),
      openPrice,
      closePrice,
      openedAt,
      closedAt,
      closedBy: isByClient ? 'client' : isWin ? 'takeProfit' : 'stopLoss',
      cause: isByClient ? null : { price: closePrice },
      origin: 'client',
    };
  });
  return trades.sort((a, b) => a.closedAt.getTime() - b.closedAt.getTime());
}

/** The instant, or an earlier one at which the symbol is traded. */
export function whileOpen(symbol: string, instant: number): Date {
  let open = instant;
  while (!isMarketOpen(symbol, open)) open -= HOUR;
  return new Date(open);
}

/** The instant, or the next one at which the symbol is traded. */
export const nextOpenInstant = (symbol: string, instant: number): Date =>
  isMarketOpen(symbol, instant) ? new Date(instant) : nextOpening(symbol, instant);
