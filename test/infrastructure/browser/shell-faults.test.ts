import { Startup } from '../../../src/application/startup/startup';
import { LanguageStore } from '../../../src/application/language/language-store';
import { MenuStore } from '../../../src/application/access/menu-store';
import { PlatformLinksStore } from '../../../src/application/platform/platform-links-store';
import { RegionPopupStore } from '../../../src/application/campaigns/region-popup-store';
import { SessionStore } from '../../../src/application/session/session-store';
import { ClientStore } from '../../../src/application/client/client-store';
import { ScriptedGateway, type Reply } from '../../gateway-kit/scripted-gateway';
import { createHttpPortal, type HttpPortal, type HttpPortalOptions } from '../../gateway-kit/http-portal';
import { SHELL_CALLS, type FaultRow, type ShellCall } from '../../spec/faults.table';
import { look, SCENES, usualOf, type Scene } from './shell-faults.scenes';

const HTML = '<!doctype html><title>Maintenance</title>';
/** 10 MB of text. */
const TEN_MB = ' '.repeat(10 * 1024 * 1024);
/** Longer than all retries of any call, even a minute apart (ms). */
const A_WHILE = 400_000;

let endings: (() => void)[] = [];

beforeEach(() => {
  Object.assign(globalThis, { __LOCALE_VERSIONS__: {}, __LOAD_CODE__: () => undefined });
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0);
});

afterEach(async () => {
  for (const end of endings) end();
  endings = [];
  jest.clearAllTimers();
  jest.useRealTimers();
  jest.restoreAllMocks();
  window.localStorage.clear();
  window.sessionStorage.clear();
  document.head.replaceChildren();
});

function open(gateway: ScriptedGateway, options: HttpPortalOptions, ...scenes: Scene[]): HttpPortal {
  const portal = createHttpPortal(gateway, options);
  endings.push(look(portal, ...scenes), () => portal.close());
  return portal;
}

/** Runs a task and advances time until everything it started has ended. */
async function run(task: () => unknown, ms = A_WHILE): Promise<void> {
  const done = Promise.resolve(task()).catch(() => undefined);
  await jest.advanceTimersByTimeAsync(ms);
  if (ms === A_WHILE) await done;
}

/** A portal in which one call fails; for texts, it is the reader's own language. */
function stage(call: ShellCall) {
  const scene = SCENES[call];
  const where = call === 'locales' ? '/de/' : '';
  const usual = usualOf(scene.variant ?? 'main');
  const gateway = new ScriptedGateway(usual);
  const portal = open(gateway, scene, scene);
  const good = usual(call, where);
  if (good === 'no answer') throw new Error(`Nothing is usual for ${call}`);
  // Both trader URLs are one call with different parameters.
  const one = call === 'traderUrl' ? 'type=3' : where;
  return {
    scene,
    gateway,
    portal,
    good,
    fail: (reply: () => Reply | Promise<Reply>, times = Infinity) =>
      gateway.script(call, reply, { times, where: times === Infinity ? where : one }),
    seen: () => scene.seen(portal),
    waits: () =>
      gateway
        .timesOf(call, one)
        .map((at, index, all) => at - (all[index - 1] ?? 0))
        .slice(1),
    /** The codes shown in the panel. */
    codes: () => {
      const remote = scene.remote?.(portal);
      return remote?.status === 'failed' ? remote.error.codes : undefined;
    },
  };
}

const ms = (waits: readonly number[]) => waits.map((seconds) => seconds * 1000);
const rows = Object.entries(SHELL_CALLS as Readonly<Record<ShellCall, FaultRow>>) as [ShellCall, FaultRow][];

describe.each(rows)('%s', (call, { failed, fine, waits, wrong, failedByShape = failed }) => {
  test('when all is well', async () => {
    const { scene, portal, seen } = stage(call);
    await run(() => scene.ask(portal));
    expect(seen()).toBe(fine);
  });

  test.each([
    ['F1: HTML with status 200', () => HTML],
    ['F1: truncated JSON', (good: string) => good.slice(0, Math.max(1, good.length >> 1))],
    ['F3: 10 MB', (good: string) => good + TEN_MB],
  ])('%s is final, code 6', async (_name, bodyOf) => {
    const { scene, portal, good, fail, seen, waits: waited, codes } = stage(call);
    fail(() => ({ text: bodyOf(good.text === '' ? '{"hasError":false}' : good.text) }));
    await run(() => scene.ask(portal));
    expect({ seen: seen(), waited: waited() }).toEqual({ seen: failed, waited: [] });
    if (scene.remote) expect(codes()).toEqual([6]);
  });

  test.each(wrong.map((body) => [JSON.stringify(body), body]))('F2: %s is final, code 6', async (text) => {
    const { scene, portal, fail, seen, waits: waited, codes } = stage(call);
    fail(() => ({ text }));
    await run(() => scene.ask(portal));
    expect({ seen: seen(), waited: waited() }).toEqual({ seen: failedByShape, waited: [] });
    if (scene.remote) expect(codes()).toEqual([6]);
  });

  test('F4: an answer that takes minutes is used; its panel says so after 15 s', async () => {
    const { scene, portal, good, fail, seen } = stage(call);
    let arrive = (): void => undefined;
    fail(() => new Promise((resolve) => (arrive = () => resolve(good))), 1);
    await run(() => void scene.ask(portal), 14_900);
    if (scene.remote) expect(scene.remote(portal)).toEqual({ status: 'loading', slow: false });
    await jest.advanceTimersByTimeAsync(200);
    if (scene.remote) expect(scene.remote(portal)).toEqual({ status: 'loading', slow: true });
    await jest.advanceTimersByTimeAsync(200_000);
    if (scene.remote) expect(seen()).not.toBe(fine);
    arrive();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(seen()).toBe(fine);
  });

  test.each([
    ['7', 7],
    ['3600', 60],
  ])('F5: 429 with a Retry-After of %s s', async (retryAfter, seconds) => {
    const { scene, portal, fail, seen, waits: waited } = stage(call);
    fail(() => ({ status: 429, text: '', retryAfter }));
    await run(() => scene.ask(portal));
    expect({ seen: seen(), waited: waited() }).toEqual({
      seen: failed,
      waited: ms(waits.map(() => seconds)),
    });
  });

  test.each<[string, Reply]>([
    ['a 503', { status: 503, text: HTML }],
    ['a 500 with JSON', { status: 500, text: '{"errors":[{"errorCode":15}]}' }],
    ['a connection that is reset', 'no answer'],
    ['a 429 without Retry-After', { status: 429, text: '' }],
  ])('F6: %s, again and again', async (_name, reply) => {
    const { scene, portal, fail, seen, waits: waited } = stage(call);
    fail(() => reply);
    await run(() => scene.ask(portal));
    expect({ seen: seen(), waited: waited() }).toEqual({ seen: failed, waited: ms(waits) });
  });

  test.each([400, 403, 404])('F6, F10: a %d is final', async (status) => {
    const { scene, portal, fail, seen, waits: waited } = stage(call);
    fail(() => ({ status, text: '{"errors":[{"errorCode":12}]}' }));
    await run(() => scene.ask(portal));
    expect({ seen: seen(), waited: waited() }).toEqual({ seen: failed, waited: [] });
  });

  if (waits.length > 0) {
    test('F6: the last attempt may succeed', async () => {
      const { scene, portal, fail, seen, waits: waited } = stage(call);
      fail(() => 'no answer', waits.length);
      await run(() => scene.ask(portal));
      expect({ seen: seen(), waited: waited() }).toEqual({ seen: fine, waited: ms(waits) });
    });
  }

  if (SCENES[call].again) {
    test('F7: repeated once the gateway is well, everything is well', async () => {
      const { scene, portal, gateway, fail, seen } = stage(call);
      fail(() => ({ status: 503, text: '' }));
      await run(() => scene.ask(portal));
      expect(seen()).toBe(failed);
      gateway.removeScripts();
      await run(() => scene.again?.(portal));
      expect(seen()).toBe(fine);
    });
  }
});

const SHELL_ONLY = rows
  .map(([call]) => call)
  .filter((call) => SCENES[call].act && call !== 'client' && call !== 'logout');

test.each<[string, Reply]>([
  ['HTML', { text: HTML }],
  ['null', { text: 'null' }],
  ['10 MB', { text: TEN_MB }],
  ['a 503', { status: 503, text: '' }],
])('F7: everything in the shell fails with %s at once, and the rest works', async (_name, reply) => {
  const gateway = new ScriptedGateway(usualOf('bank'));
  const portal = open(gateway, { signedIn: true }, ...SHELL_ONLY.map((call) => SCENES[call]));
  for (const call of SHELL_ONLY) gateway.script(call, () => reply);
  await run(() => portal.start());
  for (const call of SHELL_ONLY) await run(() => SCENES[call].act?.(portal), 30_000);
  const { resolve } = portal;
  expect(resolve(Startup).phase).toBe('ready');
  expect(resolve(SessionStore).signedIn).toBe(true);
  expect(resolve(MenuStore).sidebar.map(({ key }) => key)).toEqual([
    'accounts',
    'calculators',
    'research',
    'platforms',
    'partnership',
  ]);
});

test('F7: if one trader URL fails, the other is still loaded', async () => {
  const gateway = new ScriptedGateway(usualOf('main'));
  gateway.script('traderUrl', () => ({ text: HTML }), { where: 'type=3' });
  const portal = open(gateway, { signedIn: true }, SCENES.traderUrl);
  await run(() => SCENES.traderUrl.ask(portal));
  const { stockTraderUrl, tradeCfd } = portal.resolve(PlatformLinksStore);
  expect([stockTraderUrl, tradeCfd]).toEqual([null, 'https://trade.example/']);
});

test('F9: what failed offline is repeated once when back online, and nobody is signed out', async () => {
  const gateway = new ScriptedGateway(usualOf('main'));
  const portal = open(gateway, { signedIn: true });
  await run(() => SCENES.client.ask(portal));
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  const lost = ['siteConfig', 'language', 'regionPopup'] as const;
  for (const call of lost) gateway.script(call, () => 'no answer');
  const { resolve } = portal;
  resolve(PlatformLinksStore).load();
  resolve(LanguageStore).loadChoices();
  resolve(RegionPopupStore).load();
  await run(() => undefined, 30_000);
  expect(lost.map((call) => gateway.timesOf(call).length)).toEqual([1, 4, 4]);
  gateway.removeScripts();
  gateway.requests.length = 0;
  for (const connected of [true, false, true]) {
    online.mockReturnValue(connected);
    window.dispatchEvent(new Event(connected ? 'online' : 'offline'));
    await run(() => undefined, 1_000);
  }
  expect(gateway.requests.map(({ call }) => call).sort()).toEqual([...lost].sort());
  expect(lost.map((call) => SCENES[call].seen(portal))).toEqual(lost.map((call) => SHELL_CALLS[call].fine));
  expect(resolve(SessionStore).signedIn).toBe(true);
});

describe('F10: texts', () => {
  test('without the built-in English, the gateway’s own are used, and never a raw key', async () => {
    const gateway = new ScriptedGateway(usualOf('main'));
    gateway.script('locales', () => ({ status: 404, text: '' }));
    const portal = open(gateway, {});
    await run(() => portal.start());
    expect(portal.resolve(Startup).phase).toBe('ready');
    expect([portal.translator.text('meta.title'), portal.translator.text('common.retry')]).toEqual([
      'Portico',
      '',
    ]);
  });

  test('of another language that fail to load leave the old ones', async () => {
    const gateway = new ScriptedGateway(usualOf('main'));
    const portal = open(gateway, {});
    await run(() => portal.start());
    gateway.script('contentTranslation', () => ({ status: 503, text: '' }), { where: 'de-DE' });
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await run(() => portal.resolve(LanguageStore).change('de-DE', undefined));
    expect(portal.resolve(LanguageStore).shownCulture).toBe('en-US');
    expect(portal.translator.text('common.retry')).toBe('Retry');
    expect(gateway.timesOf('contentTranslation', 'de-DE')).toHaveLength(6);
  });
});

test('a client whose setting fails to load sees nothing of a company', async () => {
  const { scene, portal, fail } = stage('client');
  fail(() => ({ text: HTML }));
  await run(() => scene.ask(portal));
  expect(portal.resolve(ClientStore).setting).toBeUndefined();
  expect(portal.resolve(Startup).phase).toBe('ready');
});
