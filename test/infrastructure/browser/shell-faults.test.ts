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
import { observePortal, SCENES, usualAnswersOf, type Scene } from './shell-faults.scenes';

const HTML = '<!doctype html><title>Maintenance</title>';
const TEN_MB = ' '.repeat(10 * 1024 * 1024);
/** Longer than all retries of any call, even with a minute between them. */
const ALL_RETRIES_MS = 400_000;

let cleanups: (() => void)[] = [];

beforeEach(() => {
  Object.assign(globalThis, { __LOCALE_VERSIONS__: {}, __LOAD_CODE__: () => undefined });
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0);
});

afterEach(async () => {
  for (const cleanUp of cleanups) cleanUp();
  cleanups = [];
  jest.clearAllTimers();
  jest.useRealTimers();
  jest.restoreAllMocks();
  window.localStorage.clear();
  window.sessionStorage.clear();
  document.head.replaceChildren();
});

function openPortal(gateway: ScriptedGateway, options: HttpPortalOptions, ...scenes: Scene[]): HttpPortal {
  const portal = createHttpPortal(gateway, options);
  cleanups.push(observePortal(portal, ...scenes), () => portal.close());
  return portal;
}

/** Starts a task and advances the time, by default until all retries are over. */
async function runToEnd(task: () => unknown, ms = ALL_RETRIES_MS): Promise<void> {
  const completion = Promise.resolve(task()).catch(() => undefined);
  await jest.advanceTimersByTimeAsync(ms);
  if (ms === ALL_RETRIES_MS) await completion;
}

/** A portal in which one call can fail; of the texts, only those in German. */
function createStage(call: ShellCall) {
  const scene = SCENES[call];
  const urlPart = call === 'locales' ? '/de/' : '';
  const usualAnswers = usualAnswersOf(scene.variant ?? 'main');
  const gateway = new ScriptedGateway(usualAnswers);
  const portal = openPortal(gateway, scene, scene);
  const goodReply = usualAnswers(call, urlPart);
  if (goodReply === 'no answer') throw new Error(`${call} has no usual answer`);
  // Both trader URLs are one call with different parameters.
  const oneCall = call === 'traderUrl' ? 'type=3' : urlPart;
  return {
    scene,
    gateway,
    portal,
    goodReply,
    fail: (reply: () => Reply | Promise<Reply>, times = Infinity) =>
      gateway.script(call, reply, { times, where: times === Infinity ? urlPart : oneCall }),
    outcome: () => scene.outcome(portal),
    actualWaits: () =>
      gateway
        .timesOf(call, oneCall)
        .map((at, index, all) => at - (all[index - 1] ?? 0))
        .slice(1),
    /** The codes shown in the panel. */
    codes: () => {
      const remote = scene.remote?.(portal);
      return remote?.status === 'failed' ? remote.error.codes : undefined;
    },
  };
}

const toMs = (waits: readonly number[]) => waits.map((seconds) => seconds * 1000);
const ROWS = Object.entries(SHELL_CALLS as Readonly<Record<ShellCall, FaultRow>>) as [ShellCall, FaultRow][];

describe.each(ROWS)(
  '%s',
  (call, { failedScene, answeredScene, retryDelays, malformedBodies, malformedScene = failedScene }) => {
    test('succeeds without a fault', async () => {
      const { scene, portal, outcome } = createStage(call);
      await runToEnd(() => scene.trigger(portal));
      expect(outcome()).toBe(answeredScene);
    });

    test.each([
      ['F1: HTML with status 200', () => HTML],
      ['F1: truncated JSON', (good: string) => good.slice(0, Math.max(1, good.length >> 1))],
      ['F3: 10 MB', (good: string) => good + TEN_MB],
    ])('%s is final, code 6', async (_name, bodyOf) => {
      const { scene, portal, goodReply, fail, outcome, actualWaits, codes } = createStage(call);
      fail(() => ({ text: bodyOf(goodReply.text === '' ? '{"hasError":false}' : goodReply.text) }));
      await runToEnd(() => scene.trigger(portal));
      expect({ outcome: outcome(), waits: actualWaits() }).toEqual({ outcome: failedScene, waits: [] });
      if (scene.remote) expect(codes()).toEqual([6]);
    });

    test.each(malformedBodies.map((body) => [JSON.stringify(body), body]))(
      'F2: %s is final, code 6',
      async (text) => {
        const { scene, portal, fail, outcome, actualWaits, codes } = createStage(call);
        fail(() => ({ text }));
        await runToEnd(() => scene.trigger(portal));
        expect({ outcome: outcome(), waits: actualWaits() }).toEqual({ outcome: malformedScene, waits: [] });
        if (scene.remote) expect(codes()).toEqual([6]);
      },
    );

    test('F4: an answer after minutes is used, and its panel shows after 15 s that it is slow', async () => {
      const { scene, portal, goodReply, fail, outcome } = createStage(call);
      let answer = (): void => undefined;
      fail(() => new Promise((resolve) => (answer = () => resolve(goodReply))), 1);
      await runToEnd(() => void scene.trigger(portal), 14_900);
      if (scene.remote) expect(scene.remote(portal)).toEqual({ status: 'loading', slow: false });
      await jest.advanceTimersByTimeAsync(200);
      if (scene.remote) expect(scene.remote(portal)).toEqual({ status: 'loading', slow: true });
      await jest.advanceTimersByTimeAsync(200_000);
      if (scene.remote) expect(outcome()).not.toBe(answeredScene);
      answer();
      await jest.advanceTimersByTimeAsync(1_000);
      expect(outcome()).toBe(answeredScene);
    });

    test.each([
      ['7', 7],
      ['3600', 60],
    ])('F5: 429 with a Retry-After of %s s', async (retryAfter, seconds) => {
      const { scene, portal, fail, outcome, actualWaits } = createStage(call);
      fail(() => ({ status: 429, text: '', retryAfter }));
      await runToEnd(() => scene.trigger(portal));
      expect({ outcome: outcome(), waits: actualWaits() }).toEqual({
        outcome: failedScene,
        waits: toMs(retryDelays.map(() => seconds)),
      });
    });

    test.each<[string, Reply]>([
      ['a 503', { status: 503, text: HTML }],
      ['a 500 with JSON', { status: 500, text: '{"errors":[{"errorCode":15}]}' }],
      ['a connection that is reset', 'no answer'],
      ['a 429 without Retry-After', { status: 429, text: '' }],
    ])('F6: %s is retried, and then fails', async (_name, reply) => {
      const { scene, portal, fail, outcome, actualWaits } = createStage(call);
      fail(() => reply);
      await runToEnd(() => scene.trigger(portal));
      expect({ outcome: outcome(), waits: actualWaits() }).toEqual({
        outcome: failedScene,
        waits: toMs(retryDelays),
      });
    });

    test.each([400, 403, 404])('F6, F10: a %d is final', async (status) => {
      const { scene, portal, fail, outcome, actualWaits } = createStage(call);
      fail(() => ({ status, text: '{"errors":[{"errorCode":12}]}' }));
      await runToEnd(() => scene.trigger(portal));
      expect({ outcome: outcome(), waits: actualWaits() }).toEqual({ outcome: failedScene, waits: [] });
    });

    if (retryDelays.length > 0) {
      test('F6: the last attempt may succeed', async () => {
        const { scene, portal, fail, outcome, actualWaits } = createStage(call);
        fail(() => 'no answer', retryDelays.length);
        await runToEnd(() => scene.trigger(portal));
        expect({ outcome: outcome(), waits: actualWaits() }).toEqual({
          outcome: answeredScene,
          waits: toMs(retryDelays),
        });
      });
    }

    if (SCENES[call].repeat) {
      test('F7: a repeated call succeeds once the gateway works again', async () => {
        const { scene, portal, gateway, fail, outcome } = createStage(call);
        fail(() => ({ status: 503, text: '' }));
        await runToEnd(() => scene.trigger(portal));
        expect(outcome()).toBe(failedScene);
        gateway.removeScripts();
        await runToEnd(() => scene.repeat?.(portal));
        expect(outcome()).toBe(answeredScene);
      });
    }
  },
);

const SHELL_ONLY = ROWS.map(([call]) => call).filter(
  (call) => SCENES[call].act && call !== 'client' && call !== 'logout',
);

test.each<[string, Reply]>([
  ['HTML', { text: HTML }],
  ['null', { text: 'null' }],
  ['10 MB', { text: TEN_MB }],
  ['a 503', { status: 503, text: '' }],
])('F7: everything in the shell fails with %s at once, and the rest works', async (_name, reply) => {
  const gateway = new ScriptedGateway(usualAnswersOf('bank'));
  const portal = openPortal(gateway, { signedIn: true }, ...SHELL_ONLY.map((call) => SCENES[call]));
  for (const call of SHELL_ONLY) gateway.script(call, () => reply);
  await runToEnd(() => portal.start());
  for (const call of SHELL_ONLY) await runToEnd(() => SCENES[call].act?.(portal), 30_000);
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
  const gateway = new ScriptedGateway(usualAnswersOf('main'));
  gateway.script('traderUrl', () => ({ text: HTML }), { where: 'type=3' });
  const portal = openPortal(gateway, { signedIn: true }, SCENES.traderUrl);
  await runToEnd(() => SCENES.traderUrl.trigger(portal));
  const { stockTraderUrl, tradeCfd } = portal.resolve(PlatformLinksStore);
  expect([stockTraderUrl, tradeCfd]).toEqual([null, 'https://trade.example/']);
});

test('F9: calls that failed offline are repeated once when back online, and the session stays', async () => {
  const gateway = new ScriptedGateway(usualAnswersOf('main'));
  const portal = openPortal(gateway, { signedIn: true });
  await runToEnd(() => SCENES.client.trigger(portal));
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  const offlineCalls = ['siteConfig', 'language', 'regionPopup'] as const;
  for (const call of offlineCalls) gateway.script(call, () => 'no answer');
  const { resolve } = portal;
  resolve(PlatformLinksStore).load();
  resolve(LanguageStore).loadChoices();
  resolve(RegionPopupStore).load();
  await runToEnd(() => undefined, 30_000);
  expect(offlineCalls.map((call) => gateway.timesOf(call).length)).toEqual([1, 4, 4]);
  gateway.removeScripts();
  gateway.requests.length = 0;
  for (const isOnline of [true, false, true]) {
    online.mockReturnValue(isOnline);
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
    await runToEnd(() => undefined, 1_000);
  }
  expect(gateway.requests.map(({ call }) => call).sort()).toEqual([...offlineCalls].sort());
  expect(offlineCalls.map((call) => SCENES[call].outcome(portal))).toEqual(
    offlineCalls.map((call) => SHELL_CALLS[call].answeredScene),
  );
  expect(resolve(SessionStore).signedIn).toBe(true);
});

describe('F10: texts', () => {
  test('without the built-in English texts, the gateway’s are used, and never a raw key', async () => {
    const gateway = new ScriptedGateway(usualAnswersOf('main'));
    gateway.script('locales', () => ({ status: 404, text: '' }));
    const portal = openPortal(gateway, {});
    await runToEnd(() => portal.start());
    expect(portal.resolve(Startup).phase).toBe('ready');
    expect([portal.translator.text('meta.title'), portal.translator.text('common.retry')]).toEqual([
      'Portico',
      '',
    ]);
  });

  test('texts of another language that fail to load leave the old ones', async () => {
    const gateway = new ScriptedGateway(usualAnswersOf('main'));
    const portal = openPortal(gateway, {});
    await runToEnd(() => portal.start());
    gateway.script('contentTranslation', () => ({ status: 503, text: '' }), { where: 'de-DE' });
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await runToEnd(() => portal.resolve(LanguageStore).change('de-DE', undefined));
    expect(portal.resolve(LanguageStore).shownCulture).toBe('en-US');
    expect(portal.translator.text('common.retry')).toBe('Retry');
    expect(gateway.timesOf('contentTranslation', 'de-DE')).toHaveLength(6);
  });
});

test('a client whose setting fails to load sees nothing of a company', async () => {
  const { scene, portal, fail } = createStage('client');
  fail(() => ({ text: HTML }));
  await runToEnd(() => scene.trigger(portal));
  expect(portal.resolve(ClientStore).setting).toBeUndefined();
  expect(portal.resolve(Startup).phase).toBe('ready');
});
