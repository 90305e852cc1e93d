import { closePriceAt, openPriceAt } from '../trading/prices';
import { instrumentOf } from '../market/market';
import { tradesBetween } from '../robots/planned-trades';
import type { RobotName } from '../robots/robot-rules.table';
import type { SeedAccount } from './account-row';
import { HISTORY_DAYS, type PositionRow, type Trade } from './sample-trades';

const DAY = 86_400_000;

/** An account that a robot trades. */
export type RobotAccount = Pick<SeedAccount, 'age' | 'kind' | 'login' | 'robotEndedDaysAgo'> & {
  readonly robot: RobotName;
};

/** The closed trades of an account's robot. */
export function robotTradesOf(
  { age, kind, login, robot, robotEndedDaysAgo = 0 }: RobotAccount,
  now: number,
): Trade[] {
  const begin = historyBegin({ age, kind }, now);
  const end = now - robotEndedDaysAgo * DAY;
  return tradesBetween(robot, new Date(begin), new Date(end))
    .filter(({ closedAt, openedAt }) => begin < openedAt.getTime() && closedAt.getTime() <= end)
    .map(({ closedAt, lots, openedAt, side, symbol }) => ({
      login,
      symbol,
      side,
      lots,
      openPrice: openPriceAt(instrumentOf(symbol), side, openedAt),
      closePrice: closePriceAt(instrumentOf(symbol), side, closedAt),
      openedAt,
      closedAt,
      closedBy: 'robot',
      cause: null,
      origin: 'robot',
    }));
}

/** The positions that an account's robot has open. */
export function robotPositionsOf(
  { age, kind, login, robot, robotEndedDaysAgo = 0 }: RobotAccount,
  now: number,
): PositionRow[] {
  if (robotEndedDaysAgo > 0) return [];
  const begin = historyBegin({ age, kind }, now);
  return tradesBetween(robot, new Date(now), new Date(now))
    .filter(
      ({ closedAt, openedAt }) =>
        begin < openedAt.getTime() && openedAt.getTime() <= now && now < closedAt.getTime(),
    )
    .map(({ closedAt: _closedAt, ...trade }) => ({
      ...trade,
      login,
      openPrice: openPriceAt(instrumentOf(trade.symbol), trade.side, trade.openedAt),
      takeProfit: null,
      swapBefore: '0',
      origin: 'robot',
    }));
}

/** A strategy has traded since the day after its account was opened, a demo account only in the last months. */
const historyBegin = ({ age, kind }: Pick<RobotAccount, 'age' | 'kind'>, now: number): number =>
  now - (kind === 'demo' ? Math.min(age - 1, HISTORY_DAYS) : age - 1) * DAY;
