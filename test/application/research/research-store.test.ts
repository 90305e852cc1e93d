import { autorun } from 'mobx';
import { ResearchStore } from '../../../src/application/research/research-store';
import { PortalError } from '../../../src/domain/kernel/errors';
import { RESEARCH_PAGES, type ResearchPage } from '../../../src/domain/research/research-pages.table';
import { createTestPortal, type TestPortalOptions } from '../../../src/testkit/portal/create-test-portal';
import { untilSettled } from '../../../src/testkit/portal/until-settled';

const DAY_MS = 86_400_000;

async function openPortal(options: TestPortalOptions = {}) {
  const portal = createTestPortal({ signedIn: true, ...options });
  await portal.start();
  const research = portal.resolve(ResearchStore);
  // Observed as a view observes it.
  autorun(() => Object.keys(RESEARCH_PAGES).map((page) => research.remote(page as ResearchPage)));
  return { ...portal, research };
}

const requestsOf = ({ backend }: Awaited<ReturnType<typeof openPortal>>) =>
  backend.calls.filter(({ call }) => call === 'researchPage').map(({ args }) => args);

describe('ResearchStore', () => {
  test('requests a page in the current language and validates its address', async () => {
    const portal = await openPortal();
    portal.research.open('technicalviews');
    expect(portal.research.remote('technicalviews').status).toBe('loading');
    await untilSettled();
    expect(portal.research.remote('technicalviews')).toMatchObject({
      status: 'ready',
      data: { kind: 'frame', src: 'https://research.example/av_ideas?culture=en-US' },
    });
    expect(requestsOf(portal)).toEqual([['av_ideas', 'en-US']]);
  });

  test.each([
    ['technicalviews', 'av_ideas'],
    ['economicinsight', 'economic_calendar'],
    ['marketbuzz', 'marketbuzz_ranking'],
    ['featuredideas', 'featured_forex'],
  ] as const)('%s is %s to the gateway (D4)', async (page, key) => {
    const portal = await openPortal();
    portal.research.open(page);
    await untilSettled();
    expect(requestsOf(portal)).toEqual([[key, 'en-US']]);
  });

  test.each([
    [null, 'none'],
    ['http://localhost/accounts', 'refused'],
    ['data:text/html,hi', 'refused'],
    ['http://research.example/', 'refused'],
  ])('%j becomes a message: %s', async (address, kind) => {
    const portal = await openPortal();
    portal.backend.researchPages.set('av_ideas', address);
    portal.research.open('technicalviews');
    await untilSettled();
    expect(portal.research.remote('technicalviews')).toMatchObject({ data: { kind } });
  });

  test('allows only listed origins, if any are configured', async () => {
    const portal = await openPortal({ config: { frameOrigins: ['https://other.example'] } });
    portal.research.open('technicalviews');
    await untilSettled();
    expect(portal.research.remote('technicalviews')).toMatchObject({ data: { kind: 'refused' } });
  });

  describe('the one-day cache (R9)', () => {
    afterEach(() => jest.restoreAllMocks());

    test('a second visit makes a new request only after a day', async () => {
      const portal = await openPortal();
      let now = Date.now();
      jest.spyOn(Date, 'now').mockImplementation(() => now);
      portal.research.open('marketbuzz')();
      await untilSettled();
      now += DAY_MS - 1000;
      portal.research.open('marketbuzz')();
      await untilSettled();
      expect(requestsOf(portal)).toHaveLength(1);
      now += 2000;
      portal.research.open('marketbuzz')();
      await untilSettled();
      expect(requestsOf(portal)).toHaveLength(2);
    });

    test('outlives the five minutes for which answers are otherwise cached', async () => {
      const portal = await openPortal();
      portal.research.open('marketbuzz')();
      await untilSettled();
      const query = portal.cache
        .getQueryCache()
        .find({ queryKey: ['client', 'researchPage', 'marketbuzz_ranking', 'en-US'] });
      expect(query?.gcTime).toBe(DAY_MS);
    });

    test('each page and culture has its own', async () => {
      const portal = await openPortal();
      portal.research.open('marketbuzz')();
      portal.research.open('featuredideas')();
      await untilSettled();
      expect(requestsOf(portal)).toEqual([
        ['marketbuzz_ranking', 'en-US'],
        ['featured_forex', 'en-US'],
      ]);
    });
  });

  describe('a change of language (R4)', () => {
    test('reloads the open page, even if an answer is cached', async () => {
      const portal = await openPortal();
      const close = portal.research.open('technicalviews');
      await untilSettled();
      await portal.language.change('de-DE', 'technicalviews');
      await untilSettled();
      expect(portal.research.remote('technicalviews')).toMatchObject({
        data: { src: 'https://research.example/av_ideas?culture=de-DE' },
      });
      await portal.language.change('en-US', 'technicalviews');
      await untilSettled();
      expect(requestsOf(portal)).toEqual([
        ['av_ideas', 'en-US'],
        ['av_ideas', 'de-DE'],
        ['av_ideas', 'en-US'],
      ]);
      close();
    });

    test('requests nothing once the page is left', async () => {
      const portal = await openPortal();
      portal.research.open('technicalviews')();
      await untilSettled();
      await portal.language.change('de-DE', 'news');
      await untilSettled();
      expect(requestsOf(portal)).toHaveLength(1);
    });
  });

  test('a failure is final until Retry', async () => {
    const portal = await openPortal();
    portal.backend.failNext('researchPage', PortalError.unavailable({ status: 503 }));
    portal.research.open('technicalviews');
    await untilSettled();
    expect(portal.research.remote('technicalviews')).toMatchObject({ status: 'failed' });
    portal.clock.advance(60_000);
    await untilSettled();
    expect(requestsOf(portal)).toHaveLength(1);
    portal.research.retry('technicalviews');
    await untilSettled();
    expect(portal.research.remote('technicalviews')).toMatchObject({ status: 'ready' });
  });

  test('another client gets their own answer', async () => {
    const portal = await openPortal();
    portal.research.open('technicalviews')();
    await untilSettled();
    portal.session.signOut('manual');
    expect(portal.research.remote('technicalviews').status).toBe('idle');
  });
});
