import type { PortToken } from '../../src/application/port';
import { Accounts } from '../../src/application/ports/accounts';
import { Auth } from '../../src/application/ports/auth';
import { Countries } from '../../src/application/ports/countries';
import { Documents } from '../../src/application/ports/documents';
import { Geo } from '../../src/application/ports/geo';
import { isPortalError, PortalError } from '../../src/domain/errors';
import {
  describeAccountsContract,
  describeAuthContract,
  describeCaptchaContract,
  describeChatWidgetContract,
  describeClipboardContract,
  describeClockContract,
  describeCountriesContract,
  describeDocumentsContract,
  describeGeoContract,
  describeLocalStoreContract,
  describePhoneNumbersContract,
  describeTelemetryContract,
  FakeCaptcha,
  FakeChatWidget,
  FakeClipboard,
  FakeClock,
  FakeKeyValueStore,
  FakePhoneNumbers,
  FakeTelemetry,
  makeFakeWorld,
  type GatewayWorld,
  type Runner,
} from '../../src/testkit';
import { recordTests } from './recorded-tests';

type Describe = (runner: Runner) => void;

/** A world in which one port's adapter has a bug; everything else is right. */
function worldWith<T extends object>(token: PortToken<T>, wrong: (right: T) => Partial<T>) {
  return async (): Promise<GatewayWorld> => {
    const world = await makeFakeWorld();
    const right = world.port(token);
    const broken = Object.assign(Object.create(right), wrong(right)) as T;
    return {
      ...world,
      port: (asked) => (asked === (token as symbol) ? (broken as never) : world.port(asked)),
    };
  };
}

/** A store in a working browser, with the adapter `wrong`. */
const storeWith =
  (Wrong: typeof FakeKeyValueStore<never>): Describe =>
  (runner) =>
    describeLocalStoreContract(runner, 'Wrong', () => {
      const store = new Wrong();
      return {
        store,
        reopened: () => new Wrong(Object.fromEntries(store.kept)),
        changeElsewhere: (changes) => store.changeElsewhere(changes),
        refuse: (how) => store.refuse(how),
      };
    });

const clockWith =
  (Wrong: typeof FakeClock): Describe =>
  (runner) =>
    describeClockContract(runner, 'Wrong', () => {
      const clock = new Wrong();
      return { clock, pass: (ms) => clock.advance(ms) };
    });

class EmptyIsNothing extends FakeKeyValueStore<never> {
  override get(key: never) {
    return super.get(key) || null;
  }
}

class ThrowsWhenFull extends FakeKeyValueStore<never> {
  private full = false;
  override refuse(how: 'throws' | 'full') {
    this.full = how === 'full';
    super.refuse(how);
  }
  override set(key: never, value: string) {
    if (this.full) throw new Error('QuotaExceededError');
    super.set(key, value);
  }
}

class TellsItself extends FakeKeyValueStore<never> {
  override set(key: never, value: string) {
    super.set(key, value);
    this.changeElsewhere({ [key]: value });
  }
}

class RunsAgain extends FakeClock {
  override after(delayMs: number, task: () => void): () => void {
    return super.after(delayMs, () => {
      task();
      super.after(5_000, task);
    });
  }
}

class ShortTimers extends FakeClock {
  override after(delayMs: number, task: () => void) {
    return super.after(delayMs > 2 ** 31 - 1 ? 1 : delayMs, task);
  }
}

class StaysBroken extends FakeCaptcha {
  private failed = false;
  override async token(signal?: AbortSignal) {
    if (this.failed) throw PortalError.unavailable();
    this.failed = this.broken;
    return super.token(signal);
  }
}

class ThrowsClipboard extends FakeClipboard {
  override async write(text: string) {
    if (!(await super.write(text))) throw new DOMException('Not allowed', 'NotAllowedError');
    return true;
  }
}

class OneToken extends FakeChatWidget {
  override identify(token: () => Promise<string | null>) {
    const first = token();
    super.identify(() => first);
  }
}

class KeepsTheZero extends FakePhoneNumbers {
  override async read(typed: string, country: string, dialCode: string) {
    const verdict = await super.read(typed, country, dialCode);
    return 'e164' in verdict && !typed.startsWith('+')
      ? { e164: dialCode + typed.replaceAll(/\D/g, '') }
      : verdict;
  }
}

class ThrowsTelemetry extends FakeTelemetry {
  override record(...event: Parameters<FakeTelemetry['record']>) {
    if (this.down) throw new Error('The collector is down.');
    super.record(...event);
  }
}

/** A bug, the suite of its adapter, and the tests that must fail. */
const BUGS: readonly (readonly [string, Describe, readonly string[]])[] = [
  [
    'geo: the continent in small letters',
    (runner) =>
      describeGeoContract(
        runner,
        'Wrong',
        worldWith(Geo, (right) => ({
          continent: async (signal) => (await right.continent(signal))?.toLowerCase() ?? null,
        })),
      ),
    ['returns its continent code, without a session'],
  ],
  [
    'geo: a failure is no PortalError',
    (runner) =>
      describeGeoContract(
        runner,
        'Wrong',
        worldWith(Geo, (right) => ({
          ip: (signal) =>
            right.ip(signal).catch((error: unknown) => {
              throw isPortalError(error) && error.kind === 'unavailable' ? new Error('no network') : error;
            }),
        })),
      ),
    [
      'ip › failures › a 503 is unavailable, with its status',
      'ip › failures › a 429 is unavailable until its Retry-After',
      'ip › failures › after a failure the call works again',
    ],
  ],
  [
    'accounts: a signal that fires is not heard',
    (runner) =>
      describeAccountsContract(
        runner,
        'Wrong',
        worldWith(Accounts, (right) => ({ list: () => right.list() })),
      ),
    [
      'failures › a signal that fired before the call: aborted',
      'failures › a signal that fires during the call: aborted',
    ],
  ],
  [
    'auth: a wrong password is a 401',
    (runner) =>
      describeAuthContract(
        runner,
        'Wrong',
        worldWith(Auth, (right) => ({
          login: (...args) =>
            right.login(...args).catch((error: unknown) => {
              throw isPortalError(error) && error.kind === 'refused' && error.codes.includes(3)
                ? PortalError.unauthorized()
                : error;
            }),
        })),
      ),
    [
      'a wrong password is refused with code 3, not as a 401',
      'an unknown address is refused with code 3, not as a 401',
    ],
  ],
  [
    'countries: in the order of their codes',
    (runner) =>
      describeCountriesContract(
        runner,
        'Wrong',
        worldWith(Countries, (right) => ({
          list: async (...args) =>
            (await right.list(...args)).toSorted((a, b) => b.code.localeCompare(a.code)),
        })),
      ),
    ['returns code, name and dial code, sorted by name'],
  ],
  [
    'documents: whatever is sent counts',
    (runner) =>
      describeDocumentsContract(
        runner,
        'Wrong',
        worldWith(Documents, (right) => ({
          list: async (...args) => (await right.list(...args)).map((one) => ({ ...one, refused: null })),
        })),
      ),
    ['a file arrives complete and goes into review; content that is no document is refused'],
  ],
  ['storage: an empty text is nothing', storeWith(EmptyIsNothing), ['an empty string is not null']],
  [
    'storage: throws when it is full',
    storeWith(ThrowsWhenFull),
    [
      'if the browser refuses (full), values are kept in memory',
      'a full storage can still be read, and newer values win',
    ],
  ],
  [
    'storage: tells its own changes',
    storeWith(TellsItself),
    ['another tab’s change is reported, and read', 'its own changes are not reported'],
  ],
  ['clock: a task runs again', clockWith(RunsAgain), ['a task runs once, when it is due']],
  [
    'clock: a long delay is cut off',
    clockWith(ShortTimers),
    [
      'a delay longer than a browser timer can hold is kept in full',
      'a long delay can be cancelled part-way',
    ],
  ],
  [
    'captcha: stays broken',
    (runner) =>
      describeCaptchaContract(runner, 'Wrong', async () => {
        const captcha = new StaysBroken();
        captcha.answer = 'solved';
        return {
          captcha,
          accepts: async (token) => token === 'solved',
          breakDown: () => void (captcha.broken = true),
          mend: () => void (captcha.broken = false),
        };
      }),
    ['after a failure the next submit tries again'],
  ],
  [
    'clipboard: rejects',
    (runner) =>
      describeClipboardContract(runner, 'Wrong', () => {
        const clipboard = new ThrowsClipboard();
        return { clipboard, content: () => clipboard.text, refuse: () => (clipboard.refuses = true) };
      }),
    ['returns false if the browser refuses, and never rejects'],
  ],
  [
    'chat: one token for ever',
    (runner) =>
      describeChatWidgetContract(runner, 'Wrong', () => {
        const widget = new OneToken();
        return {
          widget,
          arrive: () => void (widget.present = !widget.blocked),
          block: () => void (widget.blocked = true),
          loads: () => widget.keys.length,
          askAgain: () => widget.askAgain(),
          user: () => widget.user,
          opened: () => widget.opened,
        };
      }),
    ['signs the client in, with a new token each time the provider asks'],
  ],
  [
    'phone numbers: the zero of a country’s own numbers stays',
    (runner) => describePhoneNumbersContract(runner, 'Wrong', () => new KeepsTheZero()),
    [
      '"030 901820" in DE is +4930901820',
      '"06 12 34 56 78" in FR is +33612345678',
      '"(030) 901-820" in DE is +4930901820',
    ],
  ],
  [
    'telemetry: throws',
    (runner) =>
      describeTelemetryContract(runner, 'Wrong', async () => {
        const telemetry = new ThrowsTelemetry();
        return {
          telemetry,
          arrived: async () => telemetry.arrived,
          refuse: async (record) => {
            telemetry.down = true;
            record();
            telemetry.down = false;
          },
          close: async () => undefined,
        };
      }),
    ['refused events are dropped silently, and later ones arrive'],
  ],
];

test.each(BUGS)('%s: found, by name', async (_bug, describeSuite, expected) => {
  const { tests } = recordTests(describeSuite);
  const failed: string[] = [];
  for (const { name, run } of tests) await run().catch(() => failed.push(name));
  expect(failed.map((name) => name.split(' › ').slice(1).join(' › '))).toEqual(expected);
  expect(tests.length).toBeGreaterThan(expected.length);
});
