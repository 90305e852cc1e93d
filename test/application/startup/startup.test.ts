import { createTestPortal, type TestPortalOptions } from '../../../src/testkit/portal/create-test-portal';
import { companyIdOf } from '../../../src/testkit/client/clients-data';
import { untilSettled } from '../../../src/testkit/portal/until-settled';
import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import { PortalError } from '../../../src/domain/kernel/errors';

const INTERNATIONAL = companyIdOf('international');
const unavailable = () => PortalError.unavailable({ status: 503 });
const failures = (count: number) => Array.from({ length: count }, unavailable);

/** Starts a portal on Jest's fake timers, and runs it until all retries are over. */
async function startOnFakeTimers(
  options: TestPortalOptions,
  prepare: (portal: ReturnType<typeof createTestPortal>) => void,
) {
  const portal = createTestPortal(options);
  prepare(portal);
  const startTime = Date.now();
  let durationMs = 0;
  const completion = portal.start().then(() => (durationMs = Date.now() - startTime));
  await jest.advanceTimersByTimeAsync(120_000);
  await completion;
  return { ...portal, durationMs };
}

describe('the steps of start-up', () => {
  test('loads configuration, site and texts, and is ready', async () => {
    const portal = createTestPortal({
      config: { apiBaseUrl: 'https://api.example', brand: { name: 'Acme' } },
    });
    const completion = portal.start();
    expect(portal.startup.phase).toBe('starting');
    await completion;
    expect(portal.startup.phase).toBe('ready');
    expect(portal.gateway.address).toEqual({ apiBaseUrl: 'https://api.example', apiVersion: '1' });
    expect(portal.site.config.brand.name).toBe('Acme');
    expect(portal.page).toMatchObject({ culture: 'en-US', direction: 'ltr', title: 'Acme' });
    expect(portal.backend.calls.map(({ call, args }) => [call, ...args])).toEqual([
      ['siteDomain', 'localhost', 'en'],
      ['locales', 'en', 'translation'],
      ['contentTranslation', 'en-US', companyIdOf('main')],
    ]);
  });

  test('a visitor’s start makes no client calls, a client’s makes each once', async () => {
    const visitor = createTestPortal();
    await visitor.start();
    expect(visitor.backend.count('client')).toBe(0);
    const client = createTestPortal({ signedIn: true });
    await client.start();
    expect(client.backend.count('client')).toBe(1);
  });

  test('no call is made before the configuration is read', async () => {
    const portal = createTestPortal({ signedIn: true });
    portal.configSource.failNext();
    await portal.start();
    expect(portal.startup.phase).toBe('config-unreadable');
    expect(portal.backend.calls).toEqual([]);
    await portal.start();
    expect(portal.startup.phase).toBe('ready');
  });

  test.each([
    [{ apiBaseUrl: 'http://api.example' }, 'apiBaseUrl'],
    [{ captcha: { provider: 'magic' } }, 'captcha.provider'],
    [{ brand: { tokens: { colorOfMoney: '#0f0' } } }, 'brand.tokens.colorOfMoney'],
    [[], 'config.json'],
  ])('an invalid configuration %j names its key', async (config, key) => {
    const portal = createTestPortal({ config });
    await portal.start();
    expect(portal.startup).toMatchObject({ phase: 'config-invalid', configError: { key } });
    expect(portal.startup.configError?.reason).toMatch(/^must |^is not /);
    expect(portal.backend.calls).toEqual([]);
  });

  test('an unknown key is a warning that names it', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const portal = createTestPortal({ config: { theme: 'dark' } });
    await portal.start();
    expect(portal.startup.phase).toBe('ready');
    expect(warn.mock.calls).toEqual([['config.json: unknown key "theme"']]);
    warn.mockRestore();
  });

  test('a closed site admits no client', async () => {
    const portal = createTestPortal({ signedIn: true });
    portal.backend.sites.set('*', { isActive: false, companyId: 1, siteId: 1, culture: null });
    await portal.start();
    expect(portal.startup.phase).toBe('closed');
  });

  test.each([
    ['http://localhost', '/de/login', 'localhost', 'de'],
    ['http://localhost', '/login', 'localhost', 'en'],
    ['http://invest.localhost', '/login', 'invest.localhost', ''],
    ['http://localhost:3001', '/login', 'localhost', ''],
    ['http://localhost:3001', '/jp/login', 'localhost', 'jp'],
  ])('at %s%s the site of %s is requested in "%s"', async (origin, address, host, language) => {
    const portal = createTestPortal({ origin, address });
    await portal.start();
    expect(portal.backend.calls[0]).toMatchObject({ call: 'siteDomain', args: [host, language] });
  });

  test('storage that stores nothing is reported once', async () => {
    const portal = createTestPortal();
    portal.vault.refuse('throws');
    await portal.start();
    expect(portal.notices.notices.map(({ textKey }) => textKey)).toEqual(['session.notKept']);
  });
});

describe('failures (D4)', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(Math, 'random').mockReturnValue(0);
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await jest.advanceTimersByTimeAsync(0);
    jest.useRealTimers();
  });

  test.each(['siteDomain', 'contentTranslation'] as const)('%s is tried six times in 31 s', async (call) => {
    const recoveredPortal = await startOnFakeTimers({}, ({ backend }) =>
      backend.failNext(call, ...failures(5)),
    );
    expect(recoveredPortal.startup.phase).toBe('ready');
    expect(recoveredPortal.durationMs).toBeGreaterThanOrEqual(31_000);
    expect(recoveredPortal.durationMs).toBeLessThan(31_100);
    expect(recoveredPortal.backend.count(call)).toBe(6);

    const failedPortal = await startOnFakeTimers({}, ({ backend }) => backend.failNext(call, ...failures(6)));
    expect(failedPortal.startup.phase).toBe('failed');
    expect(failedPortal.backend.count(call)).toBe(6);
  });

  test('Retry after a failure starts over, and resumes the session only once', async () => {
    const portal = await startOnFakeTimers({ signedIn: true }, ({ backend }) =>
      backend.failNext('siteDomain', ...failures(6)),
    );
    expect(portal.startup.phase).toBe('failed');
    const secondStart = portal.start();
    await jest.advanceTimersByTimeAsync(1_000);
    await secondStart;
    expect(portal.startup.phase).toBe('ready');
    portal.backend.revoke(portal.token ?? '');
    portal.gateway.reportUnauthorized(portal.token ?? '');
    expect(portal.navigation.visits).toEqual(['/login']);
  });

  test('a refusal of the translations is final', async () => {
    const portal = await startOnFakeTimers({}, ({ backend }) =>
      backend.failNext('contentTranslation', PortalError.refused([ERROR_CODE.refused], 403)),
    );
    expect(portal.startup.phase).toBe('failed');
    expect(portal.backend.count('contentTranslation')).toBe(1);
  });

  test('a language that is not available falls back to English', async () => {
    const portal = await startOnFakeTimers({ address: '/fr/login' }, () => undefined);
    expect(portal.startup.phase).toBe('ready');
    expect(portal.page.culture).toBe('fr-FR');
    expect(portal.translator.text('common.retry')).toBe('Retry');
  });

  test('a client whose setting fails for good still gets a page', async () => {
    const portal = await startOnFakeTimers({ signedIn: true }, ({ backend }) =>
      backend.failNext('client', ...failures(6)),
    );
    expect(portal.startup.phase).toBe('ready');
    expect(portal.client.remote.status).toBe('failed');
    expect(portal.backend.count('client')).toBe(6);
  });
});

describe('texts follow the current company and culture', () => {
  const atInternational = { client: { companyId: INTERNATIONAL } };

  test('a client of another company than the site’s gets that company’s texts', async () => {
    const portal = createTestPortal({ signedIn: true, ...atInternational });
    await portal.start();
    await untilSettled();
    expect(portal.language.shownCompanyId).toBe(INTERNATIONAL);
  });

  test('so does a client who becomes known while the first texts load', async () => {
    const portal = createTestPortal({ signedIn: true, address: '/de/accounts', ...atInternational });
    const releaseClient = portal.backend.hold('client');
    const releaseTexts = portal.backend.hold('contentTranslation');
    const completion = portal.start();
    await untilSettled();
    releaseClient();
    await untilSettled();
    releaseTexts();
    await completion;
    await untilSettled();
    expect(portal.language.shownCompanyId).toBe(INTERNATIONAL);
  });

  test('a sign-out restores the site’s texts', async () => {
    const portal = createTestPortal({
      signedIn: true,
      client: { companyId: INTERNATIONAL, culture: 'de-DE' },
    });
    await portal.start();
    await untilSettled();
    expect(portal.page).toMatchObject({ culture: 'de-DE', title: 'Portico auf Deutsch' });
    portal.session.signOut('manual');
    await untilSettled();
    expect(portal.language.shownCompanyId).toBe(companyIdOf('main'));
    expect(portal.page).toMatchObject({ culture: 'en-US', title: 'Portico' });
  });

  test('if texts fail to load, the old ones stay, with a message', async () => {
    const portal = createTestPortal({ signedIn: false });
    await portal.start();
    portal.backend.failNext('contentTranslation', PortalError.refused([ERROR_CODE.refused], 403));
    portal.owner.setting = { ...portal.owner.setting, companyId: INTERNATIONAL };
    const errorLog = jest.spyOn(console, 'error').mockImplementation();
    portal.session.accept(portal.backend.issueToken(portal.owner));
    await untilSettled();
    expect(portal.language.shownCompanyId).toBe(companyIdOf('main'));
    expect(portal.notices.notices.map(({ textKey }) => textKey)).toEqual(['language.notLoaded']);
    expect(errorLog).toHaveBeenCalledTimes(1);
    errorLog.mockRestore();
  });
});
