import { SystemClock } from '../../../src/infrastructure/browser/system-clock';
import { describeClockContract } from '../../../src/testkit/kernel/clock.contract';
import { runner } from '../../jest/runner';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describeClockContract(runner, 'SystemClock', () => ({
  clock: new SystemClock({ now: Date.now }),
  advance: (ms) => jest.advanceTimersByTime(ms),
}));
