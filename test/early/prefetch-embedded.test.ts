import { HttpClient } from '../../src/infrastructure/http/http-client';
import { HttpConfigSource } from '../../src/infrastructure/site/http-config-source';
import {
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

describe('data included in the page by the server', () => {
  const embed = (text: string) => {
    document.body.innerHTML = '<script type="application/json" id="portico-boot"></script>';
    Object.assign(document.getElementById('portico-boot') ?? {}, { textContent: text });
  };
  afterEach(() => (document.body.innerHTML = ''));

  test('is not requested, and start-up uses it', async () => {
    const config = { apiVersion: '2' };
    const site2 = siteUrl('portal.example', 'de').replace('v1', 'v2');
    embed(JSON.stringify({ [CONFIG]: config, [site2]: JSON.parse(siteBody()) as object }));
    const { urls, answerAll, prefetchedAnswers } = openPage({
      address: '/de/accounts',
      storedValues: SESSION,
    });
    await answerAll();
    expect(urls()).toEqual([
      CLIENT.replace('v1', 'v2'),
      ACCOUNTS.replace('v1', 'v2'),
      textsUrl('en'),
      textsUrl('de'),
      overlayUrl('de-DE').replace('v1', 'v2'),
    ]);
    const http = new HttpClient(prefetchedAnswers, () => Promise.reject(new Error('requested twice')));
    expect(await new HttpConfigSource(http).read()).toEqual(config);
  });

  test.each([
    ['with the site’s language, only once', clientBody('it-IT'), ['it-IT']],
    ['with another language, for both', clientBody('fr-FR'), ['it-IT', 'fr-FR']],
  ])('that has the site: texts are requested at once; for a client %s', async (_source, text, cultures) => {
    const site1 = siteUrl('portal.example', 'en');
    embed(JSON.stringify({ [CONFIG]: {}, [site1]: JSON.parse(siteBody('it-IT')) as object }));
    const { urls, awaitConfig, answerAll } = openPage({
      address: '/accounts',
      storedValues: SESSION,
      answers: { [CLIENT]: { text } },
    });
    await awaitConfig();
    expect(urls()).toEqual([CLIENT, ACCOUNTS, overlayUrl('it-IT')]);
    await answerAll();
    expect(urls().filter((url) => url.includes('ContentTranslation'))).toEqual(
      cultures.map((culture) => overlayUrl(culture)),
    );
  });

  test.each(['', '{', 'null'])('%j does not stop the page', async (text) => {
    embed(text);
    const { view, loadedGroups, answerAll } = openPage({ address: '/accounts', storedValues: SESSION });
    await answerAll();
    expect(view.signedIn).toBe(true);
    expect(loadedGroups).toEqual(['shell', 'screen-accounts']);
  });
});
