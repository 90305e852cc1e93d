import fc from 'fast-check';
import Big from 'big.js';
import { marginRunway } from '../../../src/domain/accounts/margin-runway';

const FIGURES = {
  currency: 'USD',
  equity: '4820.35',
  margin: '3960.00',
  marginCallLevel: '100.00',
  stopOutLevel: '50.00',
};

test('is the equity that may be lost until margin call and stop-out', () => {
  expect(marginRunway(FIGURES)).toEqual({
    call: {
      level: '100.00',
      equity: '3960.00',
      distance: '860.35',
      position: expect.closeTo(0.8215, 4) as number,
    },
    stopOut: {
      level: '50.00',
      equity: '1980.00',
      distance: '2840.35',
      position: expect.closeTo(0.4108, 4) as number,
    },
    filledShare: 1,
  });
});

test('the margin call is exceeded, the stop-out is not', () => {
  const runway = marginRunway({ ...FIGURES, equity: '3000.00' });
  expect(runway?.call).toEqual({ level: '100.00', equity: '3960.00', distance: null, position: 1 });
  expect(runway?.stopOut?.distance).toBe('1020.00');
  expect(runway?.filledShare).toBeCloseTo(0.7576, 4);
});

test('an equity equal to the level has reached it', () => {
  expect(marginRunway({ ...FIGURES, equity: '1980.00' })?.stopOut?.distance).toBeNull();
});

test('a negative equity fills nothing', () => {
  expect(marginRunway({ ...FIGURES, equity: '-12.00' })?.filledShare).toBe(0);
});

test('one level is shown without the other', () => {
  expect(marginRunway({ ...FIGURES, marginCallLevel: null })?.call).toBeNull();
  expect(marginRunway({ ...FIGURES, stopOutLevel: 'soon' })?.stopOut).toBeNull();
});

test.each([
  ['no equity', { equity: null }],
  ['no margin', { margin: null }],
  ['no margin in use', { margin: '0.00' }],
  ['no levels', { marginCallLevel: null, stopOutLevel: null }],
])('is undefined with %s', (_what, change) => {
  expect(marginRunway({ ...FIGURES, ...change })).toBeNull();
});

test('yen have no decimals; a gateway’s own currency has those of its figures', () => {
  const yen = { ...FIGURES, currency: 'JPY', equity: '100001', margin: '333', marginCallLevel: '120.5' };
  expect(marginRunway(yen)?.call).toMatchObject({ equity: '402', distance: '99599' });
  const coin = { ...FIGURES, currency: 'PTC', equity: '1.500', margin: '0.5' };
  expect(marginRunway(coin)?.call).toMatchObject({ equity: '0.500', distance: '1.000' });
});

test('the distance is never larger than the equity', () => {
  const money = fc.integer({ min: 1, max: 10_000_000 }).map((cents) => new Big(cents).div(100).toFixed(2));
  const level = fc.integer({ min: 1, max: 30_000 }).map((points) => new Big(points).div(100).toFixed(2));
  fc.assert(
    fc.property(money, money, level, (equity, margin, marginCallLevel) => {
      const call = marginRunway({ ...FIGURES, equity, margin, marginCallLevel })?.call;
      const equityAtCall = new Big(margin).times(marginCallLevel).div(100);
      expect(new Big(equity).minus(call?.distance ?? '0').gte(call?.distance ? equityAtCall : equity)).toBe(
        true,
      );
      expect(call?.position).toBeGreaterThan(0);
      expect(call?.position).toBeLessThanOrEqual(1);
    }),
  );
});
