import { readChallenge } from '../../../src/infrastructure/session/captcha/altcha-captcha';
import { httpAnswer } from '../../../src/infrastructure/http/answer';
import { GatewayTime } from '../../../src/infrastructure/http/gateway-time';
import { HttpClient } from '../../../src/infrastructure/http/http-client';
import { SystemClock } from '../../../src/infrastructure/browser/system-clock';

const GATEWAY_NOW = Date.parse('2026-11-20T14:32:07Z');
const MINUTE_MS = 60_000;
const ANY = readChallenge as never;

/** A client whose gateway answers with its own time, on a device whose clock is wrong. */
async function openOnDevice(leadMs: number) {
  jest.useFakeTimers({ now: GATEWAY_NOW + leadMs });
  const http = new HttpClient(new Map(), async () => {
    const date = new Date(GATEWAY_NOW + performance.now() - startedAt).toUTCString();
    return httpAnswer(200, '{"result":1}', (name) => (name === 'date' ? date : null));
  });
  const startedAt = performance.now();
  const call = () => http.call('captchaChallenge', { read: ANY }).catch(() => undefined);
  await call();
  return { clock: new SystemClock(http.time), call };
}

afterEach(() => jest.useRealTimers());

describe.each([
  ['ten minutes fast', 10 * MINUTE_MS],
  ['ten minutes slow', -10 * MINUTE_MS],
])('on a device that is %s', (_, leadMs) => {
  test('the time is the gateway’s, and runs', async () => {
    const { clock } = await openOnDevice(leadMs);
    expect(clock.now()).toBe(GATEWAY_NOW);
    expect(clock.deviceNow()).toBe(GATEWAY_NOW + leadMs);
    jest.advanceTimersByTime(1_500);
    expect(clock.now()).toBe(GATEWAY_NOW + 1_500);
  });

  test('setting the device’s clock changes nothing', async () => {
    const { clock } = await openOnDevice(leadMs);
    jest.setSystemTime(GATEWAY_NOW + 3 * leadMs);
    expect(clock.now()).toBe(GATEWAY_NOW);
  });
});

test('before the first answer the device’s clock has to do', () => {
  jest.useFakeTimers({ now: GATEWAY_NOW });
  expect(new GatewayTime().now()).toBe(GATEWAY_NOW);
});

test('an answer that was cut to its second, slow or cached does not turn the time back', () => {
  jest.useFakeTimers({ now: GATEWAY_NOW });
  const time = new GatewayTime();
  const origin = GATEWAY_NOW - performance.now();
  for (const lateBy of [900, 300, 0, 700, 40_000]) time.correct(origin - lateBy);
  expect(time.now()).toBe(GATEWAY_NOW);
});

test('the portal’s own files do not set the time', async () => {
  jest.useFakeTimers({ now: GATEWAY_NOW });
  const http = new HttpClient(new Map(), async () =>
    httpAnswer(200, '{}', () => new Date(GATEWAY_NOW - MINUTE_MS).toUTCString()),
  );
  await http.call('config', { read: ANY }).catch(() => undefined);
  expect(http.time.now()).toBe(GATEWAY_NOW);
});
