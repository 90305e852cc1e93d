import {
  CLOSING_RISK,
  RISK_THRESHOLDS,
  changePercent,
  riskOf,
} from '../../../src/domain/social/strategy-risk';

/** Days that rise and fall in turn by a percentage of the first one, so that the deviation is about that percentage. */
const alternatingReturns = (percent: number, count = 91) =>
  Array.from({ length: count }, (_, day) => 100 + (day % 2 === 0 ? 0 : percent));

test('a strategy has no risk before thirty days', () => {
  expect(riskOf([])).toBeUndefined();
  expect(riskOf(alternatingReturns(1, 29))).toBeUndefined();
  expect(riskOf(alternatingReturns(1, 30))?.risk).toBe(4);
});

test('each threshold that the deviation is above adds one, up to ten', () => {
  expect(riskOf(Array.from({ length: 91 }, () => 1))).toEqual({ risk: 1, deviation: 0 });
  for (const [index, threshold] of RISK_THRESHOLDS.entries()) {
    expect([threshold, riskOf(alternatingReturns(threshold * 0.95))?.risk]).toEqual([threshold, index + 1]);
    expect([threshold, riskOf(alternatingReturns(threshold * 1.05))?.risk]).toEqual([threshold, index + 2]);
  }
  expect(riskOf(alternatingReturns(40))?.risk).toBe(10);
  expect(CLOSING_RISK).toBe(8);
});

test('the deviation is that of the last ninety changes', () => {
  const deviation = riskOf([100, 102, 100, ...Array.from({ length: 90 }, () => 100)])?.deviation;
  expect(deviation).toBe(0);
  // By hand: changes of +1, −1, and 28 of zero; the mean is nearly zero.
  const changes = [100, 101, 99.99, ...Array.from({ length: 28 }, () => 99.99)];
  expect(riskOf(changes)?.deviation).toBeCloseTo(Math.sqrt(2 / 30), 4);
});

test('a unit that is worth nothing has no change', () => {
  expect(changePercent(0, 1)).toBe(0);
  expect(changePercent(2, 1)).toBe(-50);
});
