import Big from 'big.js';
import { isMarketOpen } from '../dealing/market-hours';
import type { Side } from '../trading/prices';
import type { MarketInstrument } from '../market/instruments.table';
import { instrumentOf, priceAt, reachOf } from '../market/market';
import { seededRandom } from '../market/seeded-random';
import { ROBOT_RULES, type Range, type RobotName, type RobotRule } from './robot-rules.table';

/* The decisions of robots. Each is a function of the robot and the hour alone: its prices are the market's, which are a
   function of time. So every replica makes the same decisions, at any later time. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const AVERAGE_DAYS = 20;
/** The distance of the stop-loss from the instrument's price, in reaches of the market. */
const STOP_REACHES = 1.3;

/** A trade of a robot. */
export interface PlannedTrade {
  readonly symbol: string;
  readonly side: Side;
  readonly lots: string;
  readonly stopLoss: string | null;
  readonly openedAt: Date;
  readonly closedAt: Date;
}

/** A trade that is opened or closed at an instant. */
export interface RobotAction {
  readonly kind: 'open' | 'close';
  readonly at: Date;
  readonly trade: PlannedTrade;
}

/** The robot's openings and closings after one instant, up to another; no two are at the same instant. */
export function actionsBetween(robot: RobotName, since: Date, until: Date): readonly RobotAction[] {
  return tradesBetween(robot, since, until)
    .flatMap((trade): RobotAction[] => [
      { kind: 'open', at: trade.openedAt, trade },
      { kind: 'close', at: trade.closedAt, trade },
    ])
    .filter(({ at }) => since < at && at <= until)
    .sort((a, b) => a.at.getTime() - b.at.getTime());
}

/** The robot's trades in the slots between two instants. */
export function tradesBetween(robot: RobotName, since: Date, until: Date): readonly PlannedTrade[] {
  const slotLength = ROBOT_RULES[robot].slotHours * HOUR;
  const firstSlot = Math.floor(since.getTime() / slotLength);
  const lastSlot = Math.floor(until.getTime() / slotLength);
  return Object.keys(ROBOT_RULES[robot].lots).flatMap((symbol, index) =>
    Array.from({ length: lastSlot - firstSlot + 1 }, (_, place) =>
      planTrade(robot, symbol, index, firstSlot + place),
    ).filter((trade) => trade !== undefined),
  );
}

function planTrade(robot: RobotName, symbol: string, index: number, slot: number): PlannedTrade | undefined {
  const rule: RobotRule = ROBOT_RULES[robot];
  const random = seededRandom(hashOf(`${robot} ${symbol} ${slot}`));
  const isTraded = random() < rule.share;
  const [firstHour, holding, openingMinute, closingMinute, size, coin] = [
    pickHour(rule.openingHours, random()),
    pickHour(rule.holdingHours, random()),
    random(),
    random(),
    random(),
    random(),
  ];
  if (!isTraded) return undefined;
  const slotBegin = slot * rule.slotHours * HOUR;
  // Each symbol has a second of its own, so that no two actions of a robot are at the same instant.
  const instantAt = (hour: number, share: number) =>
    slotBegin + hour * HOUR + Math.floor(share * 60) * MINUTE + index * 1_000;
  const isOpen = (hour: number, share: number) => isMarketOpen(symbol, instantAt(hour, share));
  const openingHour = hoursBetween(firstHour, rule.openingHours[1]).find((hour) =>
    isOpen(hour, openingMinute),
  );
  if (openingHour === undefined) return undefined;
  const closingHour = hoursBetween(
    openingHour + 1,
    Math.min(openingHour + holding, rule.slotHours - 1),
  ).findLast((hour) => isOpen(hour, closingMinute));
  if (closingHour === undefined) return undefined;
  const openedAt = instantAt(openingHour, openingMinute);
  const closedAt = instantAt(closingHour, closingMinute);
  const instrument = instrumentOf(symbol);
  const side = sideOf(rule, instrument, openedAt, closedAt, coin);
  return {
    symbol,
    side,
    lots: lotsOf(instrument, rule.lots[symbol] ?? '0', size),
    stopLoss: rule.hasStop ? stopLossOf(instrument, side) : null,
    openedAt: new Date(openedAt),
    closedAt: new Date(closedAt),
  };
}

const pickHour = ([least, most]: Range, share: number): number =>
  least + Math.floor(share * (most - least + 1));

const hoursBetween = (first: number, last: number): readonly number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);

function sideOf(
  { sideRule }: RobotRule,
  instrument: MarketInstrument,
  openedAt: number,
  closedAt: number,
  coin: number,
): Side {
  if (sideRule === 'carry')
    return Number(instrument.swap.long) >= Number(instrument.swap.short) ? 'buy' : 'sell';
  const price = priceAt(instrument, openedAt);
  if (sideRule === 'average') {
    const prices = Array.from({ length: AVERAGE_DAYS }, (_, day) =>
      priceAt(instrument, openedAt - (day + 1) * DAY),
    );
    return price * AVERAGE_DAYS <= prices.reduce((sum, pastPrice) => sum + pastPrice, 0) ? 'buy' : 'sell';
  }
  const isRise = priceAt(instrument, closedAt) >= price;
  return isRise === coin < sideRule ? 'buy' : 'sell';
}

/** The usual lots, half as many up to half as many again, in steps of the instrument. */
function lotsOf({ lotStep }: MarketInstrument, usualLots: string, size: number): string {
  const steps = Big(usualLots)
    .times(0.5 + size)
    .div(lotStep)
    .round();
  return (steps.eq(0) ? Big(1) : steps).times(lotStep).toFixed(2);
}

function stopLossOf(instrument: MarketInstrument, side: Side): string {
  const distance = STOP_REACHES * reachOf(instrument) * (side === 'buy' ? -1 : 1);
  return (Number(instrument.price) * (1 + distance)).toFixed(instrument.digits);
}

/** A whole number from a text (FNV-1a). */
function hashOf(text: string): number {
  return [...text].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 0x01000193), 0x811c9dc5);
}
