import type { Copy, CopyDetails, CopyPosition } from '../../../src/domain/social/copy';
import {
  averageGap,
  chargedGain,
  highWaterLine,
  sumOfPositions,
} from '../../../src/domain/social/copy-figures';

const charge = (at: string | null, result: string | null, highWater: string | null) => ({
  at,
  result,
  highWater,
  fee: null,
});
const COPY = {
  startedAt: '2026-08-01T09:00:00Z',
  stoppedAt: null,
  result: '53.30',
  highWater: '45.60',
  fees: [
    charge('2026-09-01T00:00:00Z', '21.00', '0'),
    charge('2026-10-01T00:00:00Z', '18.30', '21.00'),
    charge('2026-11-01T00:00:00Z', '45.60', '21.00'),
  ],
} as unknown as CopyDetails;

test('the lines go from zero at the start, by the settlements, until now; the high water never falls', () => {
  expect(highWaterLine(COPY, '2026-11-20')).toEqual([
    { day: '2026-08-01', result: '0', highWater: '0' },
    { day: '2026-09-01', result: '21.00', highWater: '21.00' },
    { day: '2026-10-01', result: '18.30', highWater: '21.00' },
    { day: '2026-11-01', result: '45.60', highWater: '45.60' },
    { day: '2026-11-20', result: '53.30', highWater: '45.60' },
  ]);
});

test('the current time is not before the last settlement, even if the clock is behind', () => {
  const points = highWaterLine(COPY, '2026-09-20');
  expect(points.map(({ day }) => day)).toEqual(['2026-08-01', '2026-09-01', '2026-10-01', '2026-11-01']);
  expect(points.at(-1)).toMatchObject({ result: '53.30', highWater: '45.60' });
});

test('the lines of an ended copy end with it, and a day has one point', () => {
  const endedCopy = {
    ...COPY,
    fees: [charge('2026-08-01T10:00:00Z', null, null), charge(null, '1', '1')],
    stoppedAt: '2026-08-02T10:00:00Z',
    result: null,
    highWater: null,
  } as unknown as CopyDetails;
  expect(highWaterLine(endedCopy, '2026-11-20').map(({ day }) => day)).toEqual(['2026-08-01', '2026-08-02']);
});

test('a fee is calculated on the gain above the high water', () => {
  expect(chargedGain(charge(null, '45.60', '21.00'))).toBe('24.6');
  expect(chargedGain(charge(null, '18.30', '21.00'))).toBeUndefined();
  expect(chargedGain(charge(null, null, null))).toBeUndefined();
});

test('gaps are summed up, and divided by the openings that were made', () => {
  const positions = [{ gap: '-0.15' }, { gap: null }, { gap: '0.06' }] as unknown as CopyPosition[];
  expect(sumOfPositions(positions, 'gap')).toBe('-0.09');
  const copy = (fields: Partial<Copy>) =>
    ({ currency: 'USD', gap: '-3.86', madeCount: 112, ...fields }) as Copy;
  expect(averageGap(copy({}))).toBe('-0.03');
  expect(averageGap(copy({ currency: 'USDT', madeCount: 2 }))).toBe('-1.93');
  expect(averageGap(copy({ madeCount: 0 }))).toBeUndefined();
  expect(averageGap(copy({ madeCount: null }))).toBeUndefined();
  expect(averageGap(copy({ gap: null }))).toBeUndefined();
});
