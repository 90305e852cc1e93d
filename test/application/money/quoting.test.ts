import { Quoting, type AnyQuote } from '../../../src/application/money/quoting';
import { GatewayTime } from '../../../src/infrastructure/http/gateway-time';
import { SystemClock } from '../../../src/infrastructure/browser/system-clock';
import { FakePage } from '../../../src/testkit/kernel/fake-page';

const GATEWAY_NOW = Date.parse('2026-11-20T14:32:07Z');
const HOLD_MS = 60_000;

/** A form with a quote, on a device whose clock is ahead by `leadMs`. */
async function quoteOnDevice(leadMs: number, holdMs: number) {
  jest.useFakeTimers({ now: GATEWAY_NOW + leadMs });
  const time = new GatewayTime();
  const origin = GATEWAY_NOW - performance.now();
  let quoteCount = 0;
  const fetchQuote = async (): Promise<AnyQuote> => {
    quoteCount += 1;
    time.correct(origin);
    const expiresAt = new Date(origin + performance.now() + holdMs).toISOString();
    return { rate: '1.08', received: '108.00', expiresAt };
  };
  const quoting = new Quoting(fetchQuote, new SystemClock(time), new FakePage());
  quoting.setRequest({ amount: '100' });
  await jest.advanceTimersByTimeAsync(500);
  return { quoting, countQuotes: () => quoteCount };
}

afterEach(() => jest.useRealTimers());

test.each([
  ['right', 0],
  ['ten minutes fast', 600_000],
  ['ten minutes slow', -600_000],
])('with a clock that is %s a rate is kept for its minute, then fetched again', async (_, leadMs) => {
  const { quoting, countQuotes } = await quoteOnDevice(leadMs, HOLD_MS);
  expect(quoting.holdMs).toBe(HOLD_MS);
  await jest.advanceTimersByTimeAsync(HOLD_MS - 500);
  expect(countQuotes()).toBe(1);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(countQuotes()).toBe(2);
  quoting.leave();
});

test('a quote that arrives at its end is not shown as guaranteed, and calls are not repeated at once', async () => {
  const { quoting, countQuotes } = await quoteOnDevice(0, 0);
  expect(quoting.holdMs).toBe(0);
  await jest.advanceTimersByTimeAsync(4_000);
  expect(countQuotes()).toBe(1);
  quoting.leave();
});
