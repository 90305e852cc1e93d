import { untilSettled } from '../../src/testkit/portal/until-settled';
import {
  EXPIRES_AT,
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

describe('answers for the totals preview', () => {
  const LIST = JSON.stringify({ hasError: false, result: [{ login: 1 }] });
  const answers = { [CLIENT]: { text: clientBody('de-DE') }, [ACCOUNTS]: { text: LIST } };

  test.each(['/accounts', '/', '/de/login', '/?token='])(
    'are passed on for a client at %s, in the client’s culture',
    async (address) => {
      const { previewAnswers, answerAll } = openPage({ address, storedValues: SESSION, answers });
      await untilSettled();
      const preview = previewAnswers();
      await answerAll();
      await expect(preview).resolves.toEqual({
        client: { id: 1, companyId: 5, culture: 'de-DE' },
        accounts: [{ login: 1 }],
        companies: {},
        culture: 'de-DE',
        texts: expect.any(Function) as unknown,
      });
    },
  );

  test('include the companies of the configuration', async () => {
    const companies = { 42: { like: 'main' } };
    const { previewAnswers, answerAll } = openPage({
      address: '/accounts',
      storedValues: SESSION,
      answers: { ...answers, [CONFIG]: { text: JSON.stringify({ companies }) } },
    });
    await answerAll();
    await expect(previewAnswers()).resolves.toMatchObject({ companies });
  });

  test.each([
    ['en-US', [overlayUrl('en-US')], { company: { result: [] }, shipped: undefined }],
    ['de-DE', [overlayUrl('de-DE'), textsUrl('de')], { company: { result: [] }, shipped: { reminder: {} } }],
  ])('have the texts of %s, which are requested once', async (culture, needed, texts) => {
    const { previewAnswers, answerAll, urls } = openPage({
      address: '/accounts',
      storedValues: SESSION,
      answers: {
        ...answers,
        [CLIENT]: { text: clientBody(culture) },
        [overlayUrl(culture)]: { text: '{"result":[]}' },
        [textsUrl('de')]: { text: '{"reminder":{}}' },
      },
    });
    await answerAll();
    await expect((await previewAnswers())?.texts()).resolves.toEqual(texts);
    for (const url of needed) expect(urls().filter((sent) => sent === url)).toHaveLength(1);
    window.localStorage.setItem('token', 'of-B');
    await expect((await previewAnswers())?.texts()).rejects.toThrow('Figures of another client');
  });

  test.each([
    ['another client has signed in', { token: 'of-B', tokenExp: EXPIRES_AT }],
    ['the client has signed out', { token: '', tokenExp: '' }],
  ])('are refused if meanwhile %s in another tab', async (_case, entries) => {
    const { previewAnswers, awaitConfig, answerAll } = openPage({
      address: '/accounts',
      storedValues: SESSION,
      answers,
    });
    await awaitConfig();
    for (const [key, text] of Object.entries(entries)) window.localStorage.setItem(key, text);
    await answerAll();
    await expect(previewAnswers()).rejects.toThrow('Figures of another client');
  });

  test('have the site’s culture if the client has none', async () => {
    const { previewAnswers, answerAll } = openPage({
      address: '/accounts',
      storedValues: SESSION,
      answers: {
        ...answers,
        [CLIENT]: { text: clientBody(null) },
        [siteUrl('portal.example', 'en')]: { text: siteBody('fr-FR') },
      },
    });
    await answerAll();
    await expect(previewAnswers()).resolves.toMatchObject({ culture: 'fr-FR' });
  });

  test.each([
    ['a visitor', '/accounts', {}],
    ['another page', '/wallet', SESSION],
    ['the page of an account', '/accounts?account=1', SESSION],
    ['the mobile app', '/accounts', { ...SESSION, isMobileApp: 'true' }],
    ['a token in the address', '/?token=T-1', SESSION],
  ])('are not passed on for %s', async (_page, address, storedValues) => {
    const { previewAnswers, answerAll } = openPage({ address, storedValues, answers });
    await answerAll();
    expect(previewAnswers()).toBeUndefined();
  });

  test.each([
    ['the accounts are refused', { [ACCOUNTS]: { status: 403, text: '{}' } }],
    ['the session is refused', { [CLIENT]: { status: 401, text: '{}' } }],
    ['the accounts are not answered', { [ACCOUNTS]: 'no answer' as const }],
    ['the list is too long to be parsed twice', { [ACCOUNTS]: { text: LIST.padEnd(300_000) } }],
  ])('are refused if %s', async (_case, answer) => {
    const { previewAnswers, answerAll } = openPage({
      address: '/accounts',
      storedValues: SESSION,
      answers: { ...answers, ...answer },
    });
    await answerAll();
    await expect(previewAnswers()).rejects.toThrow();
  });
});
