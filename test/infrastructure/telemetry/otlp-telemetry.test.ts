import type { TelemetryEvent } from '../../../src/domain/telemetry/telemetry-event';
import { OtlpTelemetry } from '../../../src/infrastructure/telemetry/otlp-telemetry';
import { describeTelemetryContract } from '../../../src/testkit/telemetry/telemetry.contract';
import { runner } from '../../jest/runner';
import { FakeClock } from '../../../src/testkit/kernel/fake-clock';
import { startCollector, valuesOf, type CollectorCall, type OtlpRecord } from './otlp-collector';

const recordsOf = (calls: readonly CollectorCall[]) =>
  calls.flatMap(({ body }) =>
    body.resourceLogs.flatMap(({ scopeLogs }) => scopeLogs.flatMap(({ logRecords }) => logRecords)),
  );

/** The event in a log record, by the names in docs/decisions/0006. */
function eventOf({ eventName, attributes }: OtlpRecord): TelemetryEvent {
  const values = valuesOf(attributes) as Record<string, never>;
  const route = values['portico.route']!;
  if (eventName === 'browser.web_vital') {
    const name = String(values['browser.web_vital.name']).toUpperCase() as never;
    const rating = values['browser.web_vital.rating']!;
    return { kind: 'vital', name, value: values['browser.web_vital.value']!, rating, route };
  }
  return {
    kind: 'error',
    name: values['exception.type']!,
    message: values['exception.message']!,
    stack: values['exception.stacktrace']!,
    route,
    codes: values['portico.error.codes']!,
  };
}

async function createTelemetry() {
  const collector = await startCollector();
  const clock = new FakeClock('2026-11-20T14:32:07Z');
  let hide = () => undefined as void;
  const { endpoint } = collector;
  const telemetry = new OtlpTelemetry(clock, {
    endpoint,
    version: '1.2.3',
    onHidden: (task) => (hide = task),
  });
  return { collector, telemetry, advance: (ms: number) => clock.advance(ms), hide: () => hide() };
}

const VITAL: TelemetryEvent = { kind: 'vital', name: 'LCP', value: 900, rating: 'good', route: 'login' };

describeTelemetryContract(runner, 'OtlpTelemetry', async () => {
  const { collector, telemetry, advance } = await createTelemetry();
  const { calls } = collector;
  let refusedCount = 0;
  const events = () => recordsOf(calls.slice(refusedCount)).map(eventOf);
  return {
    telemetry,
    receivedEvents: async (count) => {
      advance(5_000);
      await collector.until(() => events().length >= count);
      return events();
    },
    refuse: async (record) => {
      collector.answer(503);
      record();
      advance(5_000);
      await collector.until(() => calls.length > refusedCount);
      refusedCount = calls.length;
      collector.answer(200);
    },
    close: () => collector.close(),
  };
});

test('events within five seconds are sent together, as JSON and without credentials', async () => {
  const { collector, telemetry, advance } = await createTelemetry();
  telemetry.record(VITAL);
  advance(4_999);
  telemetry.record(VITAL);
  expect(collector.calls).toEqual([]);
  advance(1);
  await collector.until(() => collector.calls.length > 0);
  await collector.close();
  expect(collector.calls).toHaveLength(1);
  const [{ path, headers, body }] = collector.calls as [CollectorCall];
  expect(path).toBe('/otlp/v1/logs');
  expect(headers['content-type']).toBe('application/json');
  expect([headers.authorization, headers.cookie]).toEqual([undefined, undefined]);
  expect(body.resourceLogs.map(({ resource }) => valuesOf(resource.attributes))).toEqual([
    { 'service.name': 'portico', 'service.version': '1.2.3' },
  ]);
  expect(recordsOf(collector.calls).map((record) => [record.severityNumber, record.timeUnixNano])).toEqual([
    [9, '1795185127000000000'],
    [9, '1795185131999000000'],
  ]);
});

test('a hidden page sends its events at once, and each once', async () => {
  const { collector, telemetry, advance, hide } = await createTelemetry();
  hide();
  telemetry.record(VITAL);
  hide();
  await collector.until(() => collector.calls.length > 0);
  advance(60_000);
  hide();
  telemetry.record({ ...VITAL, name: 'FCP' });
  hide();
  await collector.until(() => collector.calls.length > 1);
  await collector.close();
  expect(collector.calls.map((call) => recordsOf([call]).length)).toEqual([1, 1]);
});

test('an unreachable collector causes no unhandled rejection', async () => {
  const { collector, telemetry, hide } = await createTelemetry();
  await collector.close();
  const onUnhandledRejection = jest.fn();
  process.on('unhandledRejection', onUnhandledRejection);
  const spy = jest.spyOn(globalThis, 'fetch');
  telemetry.record(VITAL);
  hide();
  await expect(spy.mock.results[0]!.value).rejects.toThrow();
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', onUnhandledRejection);
  spy.mockRestore();
  expect(onUnhandledRejection).not.toHaveBeenCalled();
});
