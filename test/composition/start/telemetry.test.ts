import { configuredTelemetry } from '../../../src/composition/start/telemetry';
import { vitalEvent } from '../../../src/domain/telemetry/telemetry-event';
import { ConsoleTelemetry } from '../../../src/infrastructure/telemetry/console-telemetry';
import { OtlpTelemetry } from '../../../src/infrastructure/telemetry/otlp-telemetry';
import { FakeClock } from '../../../src/testkit/kernel/fake-clock';
import { FakePage } from '../../../src/testkit/kernel/fake-page';
import { untilSettled } from '../../../src/testkit/portal/until-settled';

beforeAll(() =>
  Object.assign(globalThis, { __PORTICO_VERSION__: '1.2.3', document: { addEventListener: jest.fn() } }),
);
afterEach(() => jest.restoreAllMocks());

test.each([
  ['console', '', ConsoleTelemetry],
  ['otlp', 'https://collector.example', OtlpTelemetry],
  ['otlp', '/otlp', OtlpTelemetry],
] as const)('telemetry by %s at %j', async (provider, endpoint, adapter) => {
  const record = jest.spyOn(adapter.prototype, 'record').mockReturnValue();
  const telemetry = configuredTelemetry({ provider, endpoint }, new FakePage(), new FakeClock());
  const event = vitalEvent({ name: 'LCP', value: 1200, rating: 'good' } as never, '/login' as never);
  telemetry.record(event);
  await untilSettled();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(record.mock.calls).toEqual([[event]]);
});
