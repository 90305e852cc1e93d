import {
  NOW,
  SESSION,
  CONFIG,
  CLIENT,
  siteUrl,
  overlayUrl,
  textsUrl,
  ACCOUNTS,
  siteBody,
  clientBody,
  openPage,
} from './early-page';

describe('prefetched requests', () => {
  test('begin with the configuration only', async () => {
    const { urls } = openPage({ storedValues: SESSION, address: '/de/accounts' });
    expect(urls()).toEqual([CONFIG]);
  });

  test('of a visitor without a culture are the site and then its texts', async () => {
    const { urls, awaitConfig, answerAll } = openPage({
      answers: { [siteUrl('portal.example', 'en')]: { text: siteBody('fr-FR') } },
    });
    await awaitConfig();
    expect(urls()).toEqual([CONFIG, siteUrl('portal.example', 'en')]);
    await answerAll();
    expect(urls().slice(2)).toEqual([textsUrl('en'), textsUrl('fr'), overlayUrl('fr-FR')]);
  });

  test('of a visitor with a prefix are site and texts at once', async () => {
    const { urls, awaitConfig, answerAll } = openPage({
      address: '/de/login',
      answers: { [siteUrl('portal.example', 'de')]: { text: siteBody('fr-FR') } },
    });
    await awaitConfig();
    expect(urls()).toEqual([CONFIG, siteUrl('portal.example', 'de'), textsUrl('en'), textsUrl('de')]);
    await answerAll();
    expect(urls().slice(4)).toEqual([overlayUrl('de-DE')]);
  });

  test('use the stored language rather than the prefix', async () => {
    const { urls, answerAll } = openPage({
      address: '/de/login',
      storedValues: { language: 'zh-TW' },
      versions: { 'zh-TW': 'abc' },
      answers: { [siteUrl('portal.example', 'de')]: { text: siteBody() } },
    });
    await answerAll();
    expect(urls().slice(1)).toEqual([
      siteUrl('portal.example', 'de'),
      textsUrl('en'),
      `${textsUrl('zh-TW')}?v=abc`,
      overlayUrl('zh-TW'),
    ]);
  });

  test('request English texts once, and ignore an invalid stored language', async () => {
    const { urls, answerAll } = openPage({
      storedValues: { language: '<b>de-DE</b>' },
      answers: { [siteUrl('portal.example', 'en')]: { text: siteBody() } },
    });
    await answerAll();
    expect(urls()).toEqual([CONFIG, siteUrl('portal.example', 'en'), textsUrl('en'), overlayUrl('en-US')]);
  });

  test('of a client include setting and accounts, which alone carry the token', async () => {
    const { requests, answerAll } = openPage({
      address: '/accounts',
      storedValues: { ...SESSION, language: 'de-DE' },
      answers: {
        [siteUrl('portal.example', 'en')]: { text: siteBody() },
        [CLIENT]: { text: clientBody('fr-FR') },
      },
    });
    await answerAll();
    expect(requests.map(({ url }) => url)).toEqual([
      CONFIG,
      siteUrl('portal.example', 'en'),
      CLIENT,
      ACCOUNTS,
      textsUrl('en'),
      textsUrl('de'),
      overlayUrl('de-DE'),
    ]);
    expect(requests.filter(({ bearer }) => bearer !== undefined)).toEqual([
      { url: CLIENT, bearer: 'Bearer of-A' },
      { url: ACCOUNTS, bearer: 'Bearer of-A' },
    ]);
  });

  test('of a client of another company include the texts of both companies', async () => {
    const { urls, answerAll } = openPage({
      address: '/de/accounts',
      storedValues: SESSION,
      answers: {
        [siteUrl('portal.example', 'de')]: { text: siteBody() },
        [CLIENT]: { text: clientBody('fr-FR', 8) },
      },
    });
    await answerAll();
    expect(urls().slice(6)).toEqual([overlayUrl('de-DE'), overlayUrl('de-DE', 8)]);
  });

  test.each([
    ['the client’s', clientBody('fr-FR', 8), 'fr'],
    ['the client’s, without an envelope', '{"id":1,"companyId":8,"culture":"fr-FR"}', 'fr'],
    ['the site’s where the client has none', clientBody(null, 8), 'it'],
    ['the site’s where the client’s is unknown', clientBody('xx-XX', 8), 'it'],
  ])('of a client without a prefix have texts in a culture: %s', async (_source, text, language) => {
    const { urls, awaitConfig, answerAll } = openPage({
      address: '/accounts',
      storedValues: SESSION,
      answers: { [siteUrl('portal.example', 'en')]: { text: siteBody('it-IT') }, [CLIENT]: { text } },
    });
    await awaitConfig();
    expect(urls()).toEqual([CONFIG, siteUrl('portal.example', 'en'), CLIENT, ACCOUNTS]);
    await answerAll();
    const culture = `${language}-${language.toUpperCase()}`;
    expect(urls().slice(4)).toEqual([textsUrl('en'), textsUrl(language), overlayUrl(culture, 8)]);
  });

  test.each([
    ['that has no company', { text: '{"id":1}' }],
    ['that is not answered', 'no answer'],
    ['that is refused', { status: 401, text: '' }],
  ] as const)('of a client without a prefix have no texts with a setting %s', async (_case, answer) => {
    const { urls, answerAll } = openPage({
      address: '/accounts',
      storedValues: SESSION,
      answers: { [siteUrl('portal.example', 'en')]: { text: siteBody('it-IT') }, [CLIENT]: answer },
    });
    await answerAll();
    expect(urls()).toEqual([CONFIG, siteUrl('portal.example', 'en'), CLIENT, ACCOUNTS]);
  });

  test.each([
    ['/Profile', ['profile']],
    ['/en/wallet?tab=history', ['digital-asset', 'accounts']],
    ['/news', []],
    ['/login', ['accounts']],
    ['/forgot-password', []],
    ['/no-such-page', ['accounts']],
  ])('of the client’s page %s are these data', async (address, dataCalls) => {
    const { requests, answerAll } = openPage({ address, storedValues: { ...SESSION, language: 'en-US' } });
    await answerAll();
    const clientRequests = requests.filter(({ bearer, url }) => bearer !== undefined && url !== CLIENT);
    expect(clientRequests.map(({ url }) => url.split('/').at(-1))).toEqual(dataCalls);
  });

  test('are dropped after the time limit for code, so that they do not become stale', async () => {
    jest.useFakeTimers({ now: NOW, doNotFake: ['setImmediate', 'nextTick'] });
    const { prefetchedAnswers, answerAll } = openPage({ address: '/accounts', storedValues: SESSION });
    void answerAll();
    await jest.advanceTimersByTimeAsync(119_999);
    expect(prefetchedAnswers.has(ACCOUNTS)).toBe(true);
    await jest.advanceTimersByTimeAsync(1);
    expect(prefetchedAnswers.size).toBe(0);
  });

  const SITE_DE = siteUrl('portal.example', 'de');
  const OVERLAY_DE = overlayUrl('de-DE');

  test.each([
    ['', [CONFIG, SITE_DE, CLIENT, ACCOUNTS, textsUrl('en'), textsUrl('de'), OVERLAY_DE]],
    ['siteDomain', [CONFIG, CLIENT, ACCOUNTS, textsUrl('en'), textsUrl('de'), OVERLAY_DE]],
    ['client changeSettings', [CONFIG, SITE_DE, ACCOUNTS, textsUrl('en'), textsUrl('de'), OVERLAY_DE]],
    ['accounts', [CONFIG, SITE_DE, CLIENT, textsUrl('en'), textsUrl('de'), OVERLAY_DE]],
    ['locales contentTranslation', [CONFIG, SITE_DE, CLIENT, ACCOUNTS]],
    ['client accounts', [CONFIG, SITE_DE, textsUrl('en'), textsUrl('de'), OVERLAY_DE]],
  ])('exclude the calls of ports that extensions replace: %s', async (ownCalls, sentUrls) => {
    const { requests, urls, answerAll } = openPage({
      address: '/de/accounts',
      storedValues: SESSION,
      ownCalls,
      answers: { [SITE_DE]: { text: siteBody() }, [CLIENT]: { text: clientBody('de-DE') } },
    });
    await answerAll();
    expect(urls()).toEqual(sentUrls);
    expect(requests.filter(({ bearer }) => bearer !== undefined).map(({ url }) => url)).toEqual(
      [CLIENT, ACCOUNTS].filter((url) => sentUrls.includes(url)),
    );
  });

  test('exclude everything if an extension replaces the configuration, also with embedded data', async () => {
    document.body.innerHTML = `<script type="application/json" id="portico-boot">{"${CONFIG}":{}}</script>`;
    const { urls, loadedGroups, answerAll } = openPage({
      address: '/accounts',
      storedValues: SESSION,
      ownCalls: 'config',
    });
    await answerAll();
    document.body.innerHTML = '';
    expect(urls()).toEqual([]);
    expect(loadedGroups).toEqual(['shell', 'screen-accounts']);
  });

  test.each([
    ['invest.example', '', '/login'],
    ['portal.example', '3001', '/login'],
  ])('request the site without a language at %s:%s', async (host, port, address) => {
    const { urls, awaitConfig } = openPage({ host, port, address });
    await awaitConfig();
    expect(urls()).toContain(siteUrl(host, ''));
  });

  test('use the configured address and version of the gateway, except for built-in texts', async () => {
    const { urls, awaitConfig } = openPage({
      address: '/de/accounts',
      storedValues: SESSION,
      answers: {
        [CONFIG]: { text: '{"apiBaseUrl":"https://api.example/","apiVersion":"2"}' },
      },
    });
    await awaitConfig();
    expect(urls()).toEqual([
      CONFIG,
      'https://api.example/api/gateway/cms/v2/SiteDomain/get/portal.example/de',
      'https://api.example/api/client/v2/Client/client',
      'https://api.example/api/client/v2/Account/accounts',
      textsUrl('en'),
      textsUrl('de'),
    ]);
  });
});

describe('unusable answers', () => {
  test.each([
    ['that is not answered', 'no answer'],
    ['of an error', { status: 500, text: '{}' }],
    ['that is a page', { text: '<!doctype html>' }],
    ['that is no object', { text: '[]' }],
    ['that is invalid', { text: '{"apiBaseUrl":"http://evil.example"}' }],
    ['that is too long', { text: `{"a":"${'x'.repeat(8 * 1024 * 1024)}"}` }],
  ] as const)('of a configuration %s: nothing else is requested', async (_case, answer) => {
    const { urls, answerAll } = openPage({
      address: '/de/accounts',
      storedValues: SESSION,
      answers: { [CONFIG]: answer },
    });
    await answerAll();
    expect(urls()).toEqual([CONFIG]);
  });

  test.each([
    ['that is not answered', 'no answer'],
    ['of an error', { status: 503, text: siteBody() }],
    ['without a result', { text: '{"hasError":true}' }],
    ['that is a page', { text: '<!doctype html>' }],
  ] as const)('of a site %s: no texts of a company are requested', async (_case, answer) => {
    const { urls, answerAll } = openPage({
      address: '/de/login',
      answers: { [siteUrl('portal.example', 'de')]: answer },
    });
    await answerAll();
    expect(urls()).toEqual([CONFIG, siteUrl('portal.example', 'de'), textsUrl('en'), textsUrl('de')]);
  });

  test('of texts and setting do not delay the others', async () => {
    const { urls, answerAll, prefetchedAnswers } = openPage({
      address: '/de/accounts',
      storedValues: SESSION,
      answers: {
        [textsUrl('en')]: 'no answer',
        [textsUrl('de')]: 'no answer',
        [CLIENT]: 'no answer',
        [siteUrl('portal.example', 'de')]: { text: siteBody() },
      },
    });
    await answerAll();
    expect(urls()).toContain(overlayUrl('de-DE'));
    await expect(prefetchedAnswers.get(CLIENT)?.answer).rejects.toThrow('Failed to fetch');
  });
});
