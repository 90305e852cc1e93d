import { HttpClient } from '../../src/infrastructure/http/http-client';
import { HttpClients } from '../../src/infrastructure/client/http-clients';
import { httpAnswer } from '../../src/infrastructure/http/answer';
import { WebSessionVault } from '../../src/infrastructure/session/web-session-vault';
import {
  NOW,
  EXPIRES_AT,
  SESSION,
  CONFIG,
  CLIENT,
  siteUrl,
  overlayUrl,
  textsUrl,
  siteBody,
  openPage,
} from './early-page';

describe('a session in storage', () => {
  test.each([
    ['has ended', { token: 'of-A', tokenExp: String(NOW / 1000) }],
    ['has no end', { token: 'of-A' }],
    ['has an invalid end', { token: 'of-A', tokenExp: '1e999' }],
    ['has an invalid token', { token: 'of A', tokenExp: EXPIRES_AT }],
  ])('that %s is not sent', async (_case, storedValues) => {
    const { requests, view, answerAll } = openPage({ address: '/de/accounts', storedValues });
    await answerAll();
    expect(view.signedIn).toBe(false);
    expect(requests.length).toBeGreaterThan(3);
    expect(requests.filter(({ url, bearer }) => url === CLIENT || bearer !== undefined)).toEqual([]);
  });

  test('is the one that the session vault reads', () => {
    openPage({ storedValues: SESSION });
    const vault = new WebSessionVault(() => window.localStorage);
    expect(vault.read(NOW / 1000)).toEqual({ token: 'of-A', expiresAt: NOW / 1000 + 3600 });
  });

  test('that another tab has replaced: the new client’s setting is requested, and a 401 of the old one is ignored', async () => {
    for (const answer of [{ text: '{"id":1,"companyId":5}' }, { status: 401, text: '' }]) {
      const { prefetchedAnswers, answerAll } = openPage({
        address: '/de/accounts',
        storedValues: SESSION,
        answers: { [CLIENT]: answer, [siteUrl('portal.example', 'de')]: { text: siteBody() } },
      });
      await answerAll();
      const vault = new WebSessionVault(() => window.localStorage);
      vault.store({ token: 'of-B', expiresAt: NOW / 1000 + 3600 });

      const bearers: (string | undefined)[] = [];
      const refusedTokens: string[] = [];
      const http = new HttpClient(prefetchedAnswers, async ({ headers }) => {
        bearers.push(headers['Authorization']);
        return httpAnswer(200, '{"id":2,"companyId":5}', () => null);
      });
      http.onUnauthorized((token) => refusedTokens.push(token));
      http.setBearer(vault.read(NOW / 1000)?.token ?? null);
      expect(await new HttpClients(http).setting()).toMatchObject({ id: 2 });
      expect(bearers).toEqual(['Bearer of-B']);
      expect(refusedTokens).toEqual([]);
    }
  });

  test('that is valid: start-up uses the prefetched setting', async () => {
    const { prefetchedAnswers, answerAll } = openPage({
      address: '/de/accounts',
      storedValues: SESSION,
      answers: { [CLIENT]: { text: '{"id":1,"companyId":5}' } },
    });
    await answerAll();
    const http = new HttpClient(prefetchedAnswers, () => Promise.reject(new Error('requested twice')));
    http.setBearer('of-A');
    expect(await new HttpClients(http).setting()).toMatchObject({ id: 1 });
  });
});

describe('a browser that refuses storage', () => {
  test('has a visitor’s page with the colour scheme of the system and the language of the address', async () => {
    const { urls, view, html, answerAll } = openPage({
      address: '/de/login',
      isStorageRefused: true,
      prefersDark: true,
      storedValues: { ...SESSION, language: 'fr-FR' },
      answers: { [siteUrl('portal.example', 'de')]: { text: siteBody() } },
    });
    await answerAll();
    expect(view.signedIn).toBe(false);
    expect(html.classList.contains('dark')).toBe(true);
    expect(urls()).toEqual([
      CONFIG,
      siteUrl('portal.example', 'de'),
      textsUrl('en'),
      textsUrl('de'),
      overlayUrl('de-DE'),
    ]);
  });
});
