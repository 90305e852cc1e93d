import { reconnectDelay } from '../../../src/domain/kernel/reconnect';

test('the delay grows from 1 to 30 seconds; the random part only makes it longer', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 60].map((failures) => reconnectDelay(failures, 0))).toEqual([
    1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000,
  ]);
  expect(reconnectDelay(0, 1)).toBe(1_250);
  expect(reconnectDelay(9, 1)).toBe(30_000);
});
