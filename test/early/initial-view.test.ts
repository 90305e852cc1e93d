import { readEntryLink } from '../../src/domain/session/entry-link';
import { SESSION, CONFIG, CLIENT, siteUrl, siteBody, openPage } from './early-page';

describe('a token in the address', () => {
  test('is removed from the address before the first request', () => {
    const { replacedUrls, events, view } = openPage({ address: '/de/news?a=1&token=T-1&b=2#top' });
    expect(replacedUrls).toEqual([{ state: { of: 'the page' }, url: '/de/news?a=1&b=2#top' }]);
    expect(events).toEqual(['cleaned', 'requested']);
    expect(view).toMatchObject({ prefix: 'de', signedIn: true, address: '/de/news?a=1&b=2' });
    expect(readEntryLink(view.launch, [])).toMatchObject({ token: 'T-1' });
  });

  test.each([
    ['that occurs twice', '/accounts?token=a&token=b'],
    ['with a space', '/accounts?token=a%20b'],
    ['that is too long', `/accounts?token=${'x'.repeat(8_193)}`],
    ['that is empty', '/accounts?token='],
  ])('%s is removed and ignored', (_page, address) => {
    const { replacedUrls, view } = openPage({ address });
    expect(replacedUrls.map(({ url }) => url)).toEqual(['/accounts']);
    expect(view.signedIn).toBe(false);
  });

  test('is not necessary: an address without one is unchanged', () => {
    expect(openPage({ address: '/de/news?a=1#top' }).replacedUrls).toEqual([]);
  });

  test('stops requests with the token of the stored session or of the link', async () => {
    const { requests, answerAll } = openPage({
      address: '/de/TokenLogin?token=of-B&path=/news',
      storedValues: SESSION,
      answers: { [siteUrl('portal.example', 'de')]: { text: siteBody() } },
    });
    await answerAll();
    expect(requests.map(({ url }) => url)).not.toContain(CLIENT);
    expect(requests.every(({ url, bearer }) => bearer === undefined && !url.includes('of-B'))).toBe(true);
    expect(requests.length).toBeGreaterThan(3);
  });
});

describe('preloaded chunk groups', () => {
  test.each([
    ['/accounts', SESSION, ['shell', 'screen-accounts']],
    ['/de/News?page=2', SESSION, ['shell', 'screen-news']],
    ['/', SESSION, ['shell', 'screen-accounts']],
    ['/no-such-page', SESSION, ['shell', 'screen-accounts']],
    ['/login', SESSION, ['shell', 'screen-accounts']],
    ['/forgot-password', SESSION, ['screen-forgot-password']],
    ['/de/Acme/Reports/', SESSION, ['shell']],
    ['/acme/reports', {}, []],
    ['/imprint', SESSION, []],
    ['/TokenLogin?token=T&path=/fees', {}, ['shell']],
    ['/TokenLogin?token=T&path=/de/news', {}, ['shell', 'screen-news']],
    ['/TokenLogin?token=T&path=https://evil.example/news', {}, ['shell', 'screen-accounts']],
    ['/calculators?token=T', {}, ['shell', 'screen-accounts']],
    ['/accounts', {}, []],
    ['/', {}, []],
    ['/login', {}, []],
    ['/TokenLogin', {}, []],
    ['/register/open-trading-account', {}, ['registration', 'screen-register']],
  ])('at %s with %j in storage', (address, storedValues, groups) => {
    const { loadedGroups, urls } = openPage({ address, storedValues });
    expect(loadedGroups).toEqual(groups);
    expect(urls()).toEqual([CONFIG]);
  });
});

describe('the first paint', () => {
  test.each([
    // signed in  theme of the tab  visitor's colour scheme  dark
    [false, undefined, false, false],
    [false, undefined, true, true],
    [false, 'dark', false, false],
    [true, 'dark', false, true],
    [true, 'light', true, false],
    [true, undefined, true, false],
  ])('signed in %s, theme %s, prefers dark %s: dark %s', (signedIn, theme, prefersDark, dark) => {
    const { html } = openPage({
      storedValues: signedIn ? SESSION : {},
      storedInTab: theme === undefined ? {} : { 'portico.theme': theme },
      prefersDark,
    });
    expect(html.classList.contains('dark')).toBe(dark);
  });

  test.each([
    ['a visitor', {}, 'en-US', undefined],
    ['a visitor in the language of the page', { language: 'de-DE' }, 'de-DE', undefined],
    ['a visitor in another language', { language: 'de-DE' }, 'en-US', 'none'],
    ['a visitor with an unknown language', { language: 'xx' }, 'en-US', undefined],
    ['a client', SESSION, 'en-US', 'shell'],
  ])('the visible part for %s', (_visitor, storedValues, pageLanguage, mark) => {
    expect(
      openPage({ storedValues: storedValues as Record<string, string>, pageLanguage }).html.dataset[
        'firstPaint'
      ],
    ).toBe(mark);
  });

  test.each([
    ['/', {}, 'shell'],
    ['/pk', {}, 'shell'],
    ['/Accounts/', {}, 'shell'],
    ['/pk/login', {}, 'shell'],
    ['/accounts?account=1', {}, 'shell bare'],
    ['/wallet', {}, 'shell bare'],
    ['/acme-social', {}, 'shell bare'],
    ['/?token=T-1', {}, 'shell'],
    ['/wallet?token=T-1', {}, 'shell'],
    ['/TokenLogin?token=T-1&path=/pk/wallet?tab=history', {}, 'shell bare'],
    ['/acme/reports', {}, 'shell bare'],
    ['/imprint', {}, 'none'],
    ['/register/open-trading-account', {}, 'none'],
    ['/pk/Forgot-Password', {}, 'none'],
    ['/accounts?isMobileApp=true', {}, 'none'],
    ['/accounts', { isMobileApp: 'true' }, 'none'],
    ['/accounts?isMobileApp=false', { isMobileApp: 'true' }, 'shell bare'],
    ['/accounts', { collapsed: 'true' }, 'shell folded'],
    ['/wallet', { collapsed: 'true' }, 'shell folded bare'],
    ['/accounts', { collapsed: 'no' }, 'shell'],
  ])('the visible part for a client at %s with %j: %s', (address, storedValues, mark) => {
    expect(
      openPage({ address, storedValues: { ...SESSION, ...storedValues } }).html.dataset['firstPaint'],
    ).toBe(mark);
  });

  test.each([
    ['/pk/accounts', {}, 'ur-PK', 'rtl'],
    ['/pk/accounts', { language: 'de-DE' }, 'de-DE', 'ltr'],
    ['/accounts', { language: 'ur-PK' }, 'ur-PK', 'rtl'],
    ['/accounts', {}, 'en-US', ''],
  ])('the skeleton of %s with %j has language %s, direction "%s"', (address, storedValues, lang, dir) => {
    document.documentElement.removeAttribute('dir');
    const { html } = openPage({ address, storedValues: { ...SESSION, ...storedValues } });
    expect([html.lang, html.dir]).toEqual([lang, dir]);
  });
});
