import { LanguageChoice } from '../../../src/application/kernel/language-choice';
import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import { PortalError } from '../../../src/domain/kernel/errors';
import { createTestPortal, type TestPortalOptions } from '../../../src/testkit/portal/create-test-portal';
import { ENGLISH } from '../../../src/testkit/language/english';
import { untilSettled } from '../../../src/testkit/portal/until-settled';

const german = { 'meta.title': 'Portico auf Deutsch', 'menu.accounts': 'Konten' };

async function startPortal(options: TestPortalOptions = {}) {
  const portal = createTestPortal(options);
  portal.backend.shippedTexts.set('de/translation', german);
  await portal.start();
  await untilSettled();
  return portal;
}

const noticeKeys = ({ notices: store }: Awaited<ReturnType<typeof startPortal>>) =>
  store.notices.map(({ textKey }) => textKey);

describe('the current culture (D3)', () => {
  const allSources = {
    signedIn: true,
    storedValues: { language: 'ja-JP' },
    address: '/it/accounts',
    client: { culture: 'es-ES' },
  };
  test.each<[string, TestPortalOptions, string]>([
    ['stored', allSources, 'ja-JP'],
    ['prefix', { ...allSources, storedValues: {} }, 'it-IT'],
    ['client', { ...allSources, storedValues: {}, address: '/accounts' }, 'es-ES'],
    ['site', { signedIn: false }, 'ko-KR'],
  ])('%s wins', async (_source, options, culture) => {
    const portal = createTestPortal(options);
    const site = portal.backend.sites.get('*')!;
    portal.backend.sites.set('*', { ...site, culture: 'ko-KR' });
    await portal.start();
    expect(portal.language.shownCulture).toBe(culture);
  });

  test('defaults to English', async () => {
    const portal = createTestPortal({ signedIn: true, client: { culture: 'xx-XX' } });
    portal.backend.sites.set('*', { isActive: true, companyId: 7, siteId: 1, culture: null });
    await portal.start();
    expect(portal.language.shownCulture).toBe('en-US');
  });

  test.each(['xx-XX', '<b>', 'de', 'constructor'])(
    'an unknown stored language "%s" is dropped',
    (language) => {
      const portal = createTestPortal({ storedValues: { language } });
      expect(portal.resolve(LanguageChoice).culture).toBeNull();
      expect(portal.local.entries.has('language')).toBe(false);
    },
  );
});

describe('texts', () => {
  test('the gateway’s override the built-in ones, and both fall back to English', async () => {
    const portal = createTestPortal({ address: '/de/login' });
    portal.backend.shippedTexts.set('de/translation', german);
    portal.backend.overlays.set(`de-DE/${portal.owner.setting.companyId}`, { 'meta.title': 'Acme' });
    await portal.start();
    expect(['meta.title', 'menu.accounts', 'common.retry'].map((key) => portal.translator.text(key))).toEqual(
      ['Acme', 'Konten', 'Retry'],
    );
    expect(portal.page.title).toBe('Acme');
    expect(portal.local.entries.get('i18nextLng')).toBe('de');
  });

  test('Urdu is right to left', async () => {
    const portal = await startPortal({ address: '/pk/login' });
    expect(portal.page).toMatchObject({ culture: 'ur-PK', direction: 'rtl' });
    expect(portal.language.direction).toBe('rtl');
  });
});

describe('the texts that only a feature needs (D3)', () => {
  const requestedFolders = ({ backend }: Awaited<ReturnType<typeof startPortal>>, file: string) =>
    backend.calls
      .filter(({ call, args }) => call === 'locales' && args[1] === file)
      .map(({ args }) => args[0]);
  const textsOf = (portal: Awaited<ReturnType<typeof startPortal>>, ...keys: string[]) =>
    keys.map((key) => portal.translator.text(key));

  test('load with the first texts if they are required by then', async () => {
    const portal = createTestPortal();
    await portal.language.requireFiles(['wallet']);
    expect(requestedFolders(portal, 'wallet')).toEqual([]);
    await portal.start();
    expect(textsOf(portal, 'wallet.title', 'news.title')).toEqual(['Wallet', '']);
  });

  test('are added later, in the language and in English, and the company’s texts stay', async () => {
    const portal = createTestPortal({ address: '/de/login' });
    portal.backend.shippedTexts.set('de/wallet', {
      'wallet.title': 'Geldbörse',
      'wallet.balances': 'Guthaben',
    });
    const { companyId } = portal.owner.setting;
    portal.backend.overlays.set(`de-DE/${companyId}`, { 'wallet.title': 'Acme-Börse' });
    await portal.start();
    await portal.language.requireFiles(['wallet']);
    await portal.language.requireFiles(['wallet']);
    expect(textsOf(portal, 'wallet.title', 'wallet.balances', 'wallet.assets')).toEqual([
      'Acme-Börse',
      'Guthaben',
      ENGLISH['wallet.assets'],
    ]);
    expect(requestedFolders(portal, 'wallet').sort()).toEqual(['de', 'en']);
  });

  test('follow the language, also if it changes while they load', async () => {
    const portal = await startPortal();
    portal.backend.shippedTexts.set('de/wallet', { 'wallet.title': 'Geldbörse' });
    const release = portal.backend.hold('locales');
    const loading = portal.language.requireFiles(['wallet']);
    const changing = portal.language.change('de-DE', 'login');
    await untilSettled();
    release();
    await Promise.all([loading, changing]);
    expect(textsOf(portal, 'wallet.title', 'menu.accounts')).toEqual(['Geldbörse', 'Konten']);
    await portal.language.change('en-US', 'login');
    expect(textsOf(portal, 'wallet.title')).toEqual(['Wallet']);
  });

  test('a file that exists in no language is not a failure, but a file that fails to load is', async () => {
    const portal = await startPortal();
    await portal.language.requireFiles(['nothing']);
    portal.backend.failNext('locales', PortalError.refused([], 403));
    await expect(portal.language.requireFiles(['wallet'])).rejects.toMatchObject({ status: 403 });
    await portal.language.requireFiles(['wallet']);
    expect(textsOf(portal, 'wallet.title')).toEqual(['Wallet']);
  });
});

describe('choosing a language', () => {
  test('is stored in the browser and at the gateway, and the page follows', async () => {
    const portal = await startPortal({ signedIn: true });
    await portal.language.change('de-DE', 'accounts');
    await untilSettled();
    expect(portal.local.entries.get('language')).toBe('de-DE');
    expect(portal.owner.setting.culture).toBe('de-DE');
    expect(portal.page).toMatchObject({ culture: 'de-DE', title: 'Portico auf Deutsch', reloads: 0 });
  });

  test('a visitor’s choice is not saved at the gateway', async () => {
    const portal = await startPortal();
    await portal.language.change('de-DE', 'login');
    expect(portal.page.culture).toBe('de-DE');
    expect(portal.backend.count('changeSettings')).toBe(0);
  });

  test('on open-investment-account reloads the page', async () => {
    const portal = await startPortal({ signedIn: true });
    await portal.language.change('de-DE', 'open-investment-account');
    expect(portal.page.reloads).toBe(1);
  });

  test.each(['en-US', 'xx-XX', 'pt-PT'])('%s changes nothing', async (culture) => {
    const portal = await startPortal({ signedIn: true });
    await portal.language.change(culture, 'accounts');
    expect(portal.local.entries.has('language')).toBe(false);
    expect(portal.backend.count('changeSettings')).toBe(0);
  });

  test('if texts fail to load the old ones stay, with a message and a log entry', async () => {
    const portal = await startPortal({ signedIn: true });
    const before = portal.backend.count('contentTranslation');
    portal.backend.failNext('contentTranslation', PortalError.refused([ERROR_CODE.refused], 403));
    const errorLog = jest.spyOn(console, 'error').mockImplementation();
    await portal.language.change('de-DE', 'open-investment-account');
    await untilSettled();
    expect(portal.page).toMatchObject({ culture: 'en-US', title: 'Portico', reloads: 0 });
    expect(noticeKeys(portal)).toEqual(['language.notLoaded']);
    expect(errorLog.mock.calls).toEqual([['Error while updating translations', expect.any(PortalError)]]);
    errorLog.mockRestore();
    expect(portal.backend.count('contentTranslation')).toBe(before + 1);
    await portal.language.change('de-DE', 'accounts');
    expect(portal.page.culture).toBe('de-DE');
    expect(portal.backend.count('contentTranslation')).toBe(before + 2);
  });

  test('if the gateway fails to save it, it still takes effect here, with a message', async () => {
    const portal = await startPortal({ signedIn: true });
    portal.backend.failNext('changeSettings', PortalError.unavailable());
    await portal.language.change('de-DE', 'accounts');
    await untilSettled();
    expect(portal.page.culture).toBe('de-DE');
    expect(noticeKeys(portal)).toEqual(['language.notSaved']);
  });

  test.each([
    ['first', true],
    ['last', false],
  ])('the second of two choices wins, even if the texts of the first arrive %s', async (_when, inOrder) => {
    const portal = await startPortal();
    const releaseGerman = portal.backend.hold('contentTranslation');
    const first = portal.language.change('de-DE', 'login');
    await untilSettled();
    const releaseFrench = portal.backend.hold('contentTranslation');
    const second = portal.language.change('fr-FR', 'login');
    await untilSettled();
    for (const release of inOrder ? [releaseGerman, releaseFrench] : [releaseFrench, releaseGerman]) {
      release();
      await untilSettled();
    }
    await Promise.all([first, second]);
    expect(portal.page.culture).toBe('fr-FR');
    expect(portal.translator.text('meta.title')).not.toBe('Portico auf Deutsch');
  });

  test('choosing the current language while another one loads leaves the current one', async () => {
    const portal = await startPortal();
    const release = portal.backend.hold('contentTranslation');
    const first = portal.language.change('de-DE', 'login');
    await untilSettled();
    await portal.language.change('en-US', 'login');
    release();
    await first;
    await untilSettled();
    expect(portal.page.culture).toBe('en-US');
    expect(portal.local.entries.get('language')).toBe('en-US');
  });

  test('requests the texts once', async () => {
    const portal = await startPortal({ signedIn: true });
    const before = portal.backend.count('contentTranslation');
    const changing = portal.language.change('de-DE', 'accounts');
    void portal.language.change('de-DE', 'accounts');
    await changing;
    await untilSettled();
    expect(portal.backend.count('contentTranslation')).toBe(before + 1);
    expect(portal.backend.count('changeSettings')).toBe(1);
  });

  test('reloads once every form has saved its draft, without waiting for a form that was left', async () => {
    const portal = await startPortal({ signedIn: true });
    let saveDraft: () => void = () => undefined;
    portal.language.flushBeforeReload(() => new Promise<void>((resolve) => (saveDraft = resolve)));
    portal.language.flushBeforeReload(() => new Promise(() => undefined))();
    const changing = portal.language.change('de-DE', 'open-investment-account');
    await untilSettled();
    expect(portal.page).toMatchObject({ culture: 'de-DE', reloads: 0 });
    saveDraft();
    await changing;
    expect(portal.page.reloads).toBe(1);
  });

  test('is cancelled by a sign-out', async () => {
    const portal = await startPortal({ signedIn: true });
    await portal.language.change('de-DE', 'accounts');
    portal.session.signOut('manual');
    await untilSettled();
    expect(portal.resolve(LanguageChoice).culture).toBeNull();
    expect(portal.page.culture).toBe('en-US');
  });
});

describe('the language menu', () => {
  test('lists the gateway’s languages, sorted by name', async () => {
    const { language, backend } = await startPortal();
    backend.languages = [
      { name: 'English', culture: 'en-US' },
      { name: 'Deutsch', culture: 'de-DE' },
    ];
    expect(language.choices.status).toBe('idle');
    language.loadChoices();
    await untilSettled();
    expect(language.choices).toMatchObject({ data: [{ culture: 'de-DE' }, { culture: 'en-US' }] });
  });

  test('after a failure, Retry requests them again', async () => {
    const { language, backend } = await startPortal();
    backend.failNext('language', PortalError.refused([ERROR_CODE.failed], 400));
    language.loadChoices();
    await untilSettled();
    expect(language.choices.status).toBe('failed');
    language.retryChoices();
    await untilSettled();
    expect(language.choices.status).toBe('ready');
  });
});
