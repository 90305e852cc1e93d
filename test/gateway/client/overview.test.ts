import { startGateway, type Gateway } from '../kit/start-gateway';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway();
}, 60_000);
afterAll(() => gateway.stop());

interface Part {
  readonly status: number;
  readonly text: string;
  readonly clientState?: string;
}

const READS = [
  '/api/client/v1/Client/blockers',
  '/api/client/v1/Account/funds?limit=5',
  '/api/client/v1/Account/equity-curve?days=90',
  '/api/client/v1/Notification/notifications?limit=30',
  '/api/gateway/cms/v1/SiteConfig/1',
];
const readTogether = async (token: string, reads: readonly string[]) =>
  (await gateway.call('getOverview', { token, body: { reads } })).body.result as readonly Part[];

describe('Client/overview', () => {
  it('answers each read as its own call does', async () => {
    const token = await gateway.signIn('main@portico.test');
    const parts = await readTogether(token, READS);
    const singleAnswers = await Promise.all(
      READS.map(async (url) => {
        const response = await fetch(gateway.url + url, { headers: { authorization: `Bearer ${token}` } });
        return { status: response.status, body: await response.json() };
      }),
    );
    expect(parts.map(({ status, text }) => ({ status, body: JSON.parse(text) as unknown }))).toEqual(
      singleAnswers,
    );
    expect(singleAnswers.map(({ status }) => status)).toEqual(READS.map(() => 200));
    // As the header of a list that trades change.
    expect(parts[1]?.clientState).toEqual(expect.any(String));
  });

  it('lets a read fail alone', async () => {
    const token = await gateway.signIn('main@portico.test');
    const [blockers, funds] = await readTogether(token, [
      READS[0]!,
      '/api/client/v1/Account/funds?limit=many',
    ]);
    expect(blockers).toMatchObject({ status: 200 });
    expect(funds).toMatchObject({ status: 400, text: expect.stringContaining('errorCode') });
  });

  it('reads as the token’s client only', async () => {
    const [own, other] = [
      await gateway.signIn('main@portico.test'),
      await gateway.signIn('bank@portico.test'),
    ];
    const [ownFunds] = await readTogether(own, [READS[1]!]);
    const [otherFunds] = await readTogether(other, [READS[1]!]);
    expect(ownFunds?.text).not.toEqual(otherFunds?.text);
    expect(await gateway.call('getOverview', { body: { reads: READS } })).toMatchObject({ status: 401 });
  });

  it.each([
    ['a call that is not listed', '/api/client/v1/Client/client'],
    ['a stream', '/api/client/v1/Stream/events'],
    ['itself', '/api/client/v1/Client/overview'],
    ['a path that a listed one begins', '/api/client/v1/Client/blockers/more'],
    ['a file of the portal', '/config.json'],
    ['another path by dots', '/api/client/v1/Client/blockers/../client'],
  ])('refuses %s', async (_name, url) => {
    const token = await gateway.signIn('main@portico.test');
    const answer = await gateway.call('getOverview', { token, body: { reads: [READS[0], url] } });
    expect(answer).toMatchObject({ status: 400 });
  });

  it('refuses more reads than a page has', async () => {
    const token = await gateway.signIn('main@portico.test');
    const reads = Array.from({ length: 17 }, () => READS[0]);
    expect(await gateway.call('getOverview', { token, body: { reads } })).toMatchObject({ status: 400 });
  });
});
