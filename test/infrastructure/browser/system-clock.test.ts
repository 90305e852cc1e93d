import { SystemClock } from '../../../src/infrastructure/browser/system-clock';
import { describeClockContract } from '../../../src/testkit/contracts/clock.contract';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describeClockContract('SystemClock', () => ({
  clock: new SystemClock(),
  pass: (ms) => jest.advanceTimersByTime(ms),
}));
