import { PortalError } from '../../../src/domain/kernel/errors';
import {
  countEvent,
  errorEvent,
  routeLabel,
  vitalEvent,
  type ErrorEvent,
  type TelemetryEvent,
  type ReportCounts,
  type VitalEvent,
} from '../../../src/domain/telemetry/telemetry-event';

describe('the route', () => {
  const screens = [{ key: 'reports', path: '/acme/reports', title: '', access: 'client' }] as const;
  // oxfmt-ignore
  test.each([
    ['/login',              'login'],
    ['/Profile/',           'profile'],
    ['/acme-social',        'social'],
    ['/portico-social',     'unknown'],
    ['/Acme/reports/',      'reports'],
    ['/acme/reports/7',     'unknown'],
    ['/',                   'unknown'],
    ['/max@portico.test',   'unknown'],
    ['/accounts/500123',    'unknown'],
  ])('%s is %s', (path, label) => expect(routeLabel(path, { slugs: ['acme'], screens })).toBe(label));
});

describe('a metric', () => {
  // oxfmt-ignore
  test.each<[VitalEvent['name'], number, number]>([
    ['LCP',  1234.567, 1235],
    ['INP',  48.2,     48],
    ['FCP',  900.5,    901],
    ['TTFB', 0,        0],
    ['CLS',  0.123456, 0.1235],
  ])('%s of %d is reported as %d', (name, value, reportEvents) => {
    const measurement = { name, value, rating: 'good', entries: [{ url: 'https://x' }], id: 'v6-1' } as const;
    expect(vitalEvent(measurement, 'accounts')).toEqual({
      kind: 'vital',
      name,
      value: reportEvents,
      rating: 'good',
      route: 'accounts',
    });
  });
});

describe('an error', () => {
  const namedError = (name: string) => Object.assign(new Error('x'), { name });

  test('is reported by class, message and own frames', () => {
    const error = new TypeError('no account 500123');
    error.stack = 'TypeError: no account 500123\n at f (http://p/assets/a.js:1:2)';
    expect(errorEvent(error, 'wallet')).toEqual({
      kind: 'error',
      name: 'TypeError',
      message: 'no account [number]',
      stack: 'a.js:1:2',
      route: 'wallet',
      codes: [],
    });
  });

  test('of the gateway has its codes', () => {
    expect(errorEvent(PortalError.refused([12, 3], 503), 'news')).toMatchObject({
      name: 'PortalError',
      message: 'refused',
      codes: [12, 3],
    });
  });

  test.each(['max@portico.test', 'Max Mustermann', '', 'x'.repeat(61), 'E1'])(
    '%j is not a valid name',
    (name) => {
      expect(errorEvent(namedError(name), 'login').name).toBe('Error');
    },
  );

  test('may have no stack', () => {
    const error = new Error('x');
    delete error.stack;
    expect(errorEvent(error, 'login').stack).toBe('');
  });

  // oxfmt-ignore
  test.each<[thrown: unknown, message: string]>([
    ['gone: max@portico.test', 'gone: [e-mail]'],
    [{ message: 'Max', password: 'x' }, ''],
    [undefined, ''],
    [null, ''],
    [500123, ''],
  ])('%j when thrown is reported as %j', (thrown, message) => {
    expect(errorEvent(thrown, 'unknown')).toEqual({
      kind: 'error', name: 'Thrown', message, stack: '', route: 'unknown', codes: [],
    });
  });
});

describe('rate limits', () => {
  const error = (message: string, more: Partial<ErrorEvent> = {}): TelemetryEvent => ({
    ...errorEvent(new Error(message), 'login'),
    stack: '',
    ...more,
  });
  const vital = (name: VitalEvent['name']): TelemetryEvent =>
    vitalEvent({ name, value: 1, rating: 'good' }, 'login');

  /** The events that would be sent. */
  function reportEvents(events: readonly TelemetryEvent[]): TelemetryEvent[] {
    let sofar: ReportCounts = {};
    return events.filter((event) => {
      const after = countEvent(sofar, event);
      sofar = after ?? sofar;
      return after !== undefined;
    });
  }

  test('each vital is reported once', () => {
    expect(reportEvents([vital('CLS'), vital('INP'), vital('CLS')])).toEqual([vital('CLS'), vital('INP')]);
  });

  test('the same error is reported three times; in another place it is another error', () => {
    const [same, other] = [error('a'), error('a', { stack: 'a.js:1:2' })];
    expect(reportEvents([same, same, same, same, other])).toEqual([same, same, same, other]);
  });

  test('after thirty events no error is reported, but vitals are', () => {
    const errors = Array.from({ length: 40 }, (_, at) => error(`no ${at}`));
    expect(reportEvents([...errors, vital('INP')])).toEqual([...errors.slice(0, 30), vital('INP')]);
  });

  test.each(['ResizeObserver loop completed with undelivered notifications.', 'Script error.'])(
    '%s is never reported',
    (message) => expect(reportEvents([error(message)])).toEqual([]),
  );

  test('counting does not change earlier counts', () => {
    const before: ReportCounts = {};
    expect(countEvent(before, vital('LCP'))).toEqual({ LCP: 1 });
    expect(before).toEqual({});
  });
});
