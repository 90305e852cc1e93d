import fc from 'fast-check';
import { isMarketOpen } from '../../../gateway/dealing/market-hours';
import { instrumentOf } from '../../../gateway/market/market';
import { actionsBetween, tradesBetween } from '../../../gateway/robots/planned-trades';
import { ROBOT_RULES, isRobotName, type RobotName } from '../../../gateway/robots/robot-rules.table';
import { START } from '../kit/start-time';

const HOUR = 3_600_000;
const ROBOTS = Object.keys(ROBOT_RULES).filter(isRobotName);

const robots = fc.constantFrom(...ROBOTS);
/** Hours within three years around the seed day. */
const hours = fc
  .integer({ min: -13_000, max: 13_000 })
  .map((hour) => Math.floor(START.getTime() / HOUR) * HOUR + hour * HOUR);
const hourOf = (robot: RobotName, hour: number) =>
  actionsBetween(robot, new Date(hour), new Date(hour + HOUR));

test('a robot makes the same decision in the same hour, after any earlier decisions', () => {
  fc.assert(
    fc.property(robots, hours, hours, (robot, hour, otherHour) => {
      const decisions = hourOf(robot, hour);
      hourOf(robot, otherHour);
      expect(hourOf(robot, hour)).toEqual(decisions);
    }),
  );
});

test('the decisions of a time are those of its hours', () => {
  fc.assert(
    fc.property(robots, hours, fc.integer({ min: 1, max: 100 }), (robot, begin, count) => {
      const decisions = Array.from({ length: count }, (_, index) => hourOf(robot, begin + index * HOUR));
      expect(actionsBetween(robot, new Date(begin), new Date(begin + count * HOUR))).toEqual(
        decisions.flat(),
      );
    }),
    { numRuns: 40 },
  );
});

test.each(ROBOTS)(
  '%s trades in steps of lots and in trading hours, one trade of a symbol at a time',
  (robot) => {
    const end = START.getTime();
    const begin = end - 200 * 24 * HOUR;
    const trades = tradesBetween(robot, new Date(begin), new Date(end));
    expect(trades.length).toBeGreaterThan(5);
    for (const { closedAt, lots, openedAt, symbol } of trades) {
      expect(openedAt < closedAt).toBe(true);
      expect([openedAt, closedAt].map((at) => isMarketOpen(symbol, at.getTime()))).toEqual([true, true]);
      const steps = Number(lots) / Number(instrumentOf(symbol).lotStep);
      expect(steps).toBeGreaterThan(0);
      expect(Math.abs(steps - Math.round(steps))).toBeLessThan(1e-9);
    }
    for (const symbol of Object.keys(ROBOT_RULES[robot].lots)) {
      const own = trades.filter((trade) => trade.symbol === symbol);
      own.slice(1).forEach(({ openedAt }, index) => expect(own[index]!.closedAt < openedAt).toBe(true));
    }
    const instants = actionsBetween(robot, new Date(begin), new Date(end)).map(({ at }) => at.getTime());
    expect(new Set(instants).size).toBe(instants.length);
  },
);

test('a strategy that holds nothing over the weekend, and one for the first hours of a day, follow their rules', () => {
  const [begin, end] = [new Date(START.getTime() - 200 * 24 * HOUR), START];
  for (const { closedAt, openedAt } of tradesBetween('Quiet gold', begin, end))
    expect(closedAt.getUTCDate()).toBe(openedAt.getUTCDate());
  for (const { openedAt } of tradesBetween('Asia open', begin, end))
    expect(openedAt.getUTCHours()).toBeLessThan(3);
});
