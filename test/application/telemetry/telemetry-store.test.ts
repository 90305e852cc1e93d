import { ErrorStore } from '../../../src/application/kernel/error-store';
import { TelemetryStore } from '../../../src/application/telemetry/telemetry-store';
import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import { PortalError } from '../../../src/domain/kernel/errors';
import type { Measure } from '../../../src/domain/telemetry/telemetry-event';
import { createTestPortal, type TestPortalOptions } from '../../../src/testkit/portal/create-test-portal';
import { FakeTelemetry } from '../../../src/testkit/telemetry/fake-telemetry';

const LCP: Measure = { name: 'LCP', value: 900, rating: 'good' };

function createStore(options: TestPortalOptions = {}) {
  const portal = createTestPortal(options);
  const telemetry = new FakeTelemetry();
  const errors = portal.resolve(ErrorStore);
  const store = new TelemetryStore(telemetry, portal.navigation, { errors, site: portal.site });
  let onMeasure: (measure: Measure) => void = () => undefined;
  return {
    ...portal,
    telemetry,
    errors,
    begin: () => store.start((listener) => (onMeasure = listener)),
    measure: (measure: Measure) => onMeasure(measure),
  };
}

test('metrics are reported for the first route, errors for the current one', () => {
  const { begin, measure, navigation, errors, telemetry } = createStore({ address: '/de/accounts?x=1' });
  begin();
  navigation.go('/wallet?address=secret');
  measure(LCP);
  errors.report(new TypeError('no'));
  expect(telemetry.events).toMatchObject([
    { kind: 'vital', name: 'LCP', route: 'accounts' },
    { kind: 'error', name: 'TypeError', route: 'wallet' },
  ]);
});

test('the brand’s own route is reported by its key', async () => {
  const { start, begin, measure, telemetry } = createStore({
    address: '/acme-social',
    config: { brand: { slug: 'acme' } },
  });
  await start();
  begin();
  measure(LCP);
  expect(telemetry.events).toMatchObject([{ route: 'social' }]);
});

test('earlier errors are reported, and a repeated one at most three times', () => {
  const { begin, errors, telemetry } = createStore();
  for (let at = 0; at < 5; at++) errors.report('again');
  begin();
  for (let at = 0; at < 5; at++) errors.report('again');
  expect(telemetry.events).toHaveLength(3);
});

test('the reason for a failed start is reported', async () => {
  const { start, startup, backend, begin, telemetry } = createStore();
  backend.failNext('siteDomain', PortalError.refused([ERROR_CODE.forbidden], 403));
  await start();
  expect(startup.phase).toBe('failed');
  begin();
  expect(telemetry.events).toMatchObject([
    { name: 'PortalError', message: 'refused', codes: [ERROR_CODE.forbidden] },
  ]);
});

test('an invalid configuration is reported by the next start', async () => {
  const { start, configSource, begin, telemetry } = createStore();
  configSource.failNext();
  await start();
  await start();
  begin();
  expect(telemetry.events).toMatchObject([{ name: 'PortalError' }]);
});

test('an adapter that throws disturbs nothing, and is not reported', () => {
  const { begin, measure, errors, telemetry } = createStore();
  let calls = 0;
  telemetry.record = () => {
    calls += 1;
    throw new Error('down');
  };
  begin();
  expect(() => measure(LCP)).not.toThrow();
  expect(() => errors.report(new Error('no'))).not.toThrow();
  expect(calls).toBe(2);
});
