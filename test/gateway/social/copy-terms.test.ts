import { copyOrder, openStrategy, startCopy } from '../kit/copying';
import { startGateway, type Gateway } from '../kit/start-gateway';

jest.setTimeout(60_000);

const EMAIL = 'international@portico.test';
/** Live accounts of the client. */
const [FIRST_ACCOUNT, SECOND_ACCOUNT] = [90340128, 90342255];

let gateway: Gateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway();
  token = await gateway.signIn(EMAIL);
}, 120_000);
afterAll(() => gateway.stop());

let leaderLogin = 62_700_000;
const openLeader = (fields: Record<string, unknown> = {}) => {
  leaderLogin += 1;
  return openStrategy(gateway, { login: leaderLogin }, fields);
};
const termsOf = async (strategy: number) =>
  (await gateway.call('getCopyTerms', { token, query: { strategy } })).body.result;
const copy = async (strategyId: number, fields: object = {}) =>
  (await gateway.call('copyStrategy', { token, body: await copyOrder(gateway, token, strategyId, fields) }))
    .body;
const speak = (culture: string) =>
  gateway.rows(`update clients set culture = '${culture}' where email = '${EMAIL}' returning id`);
/** Sets a trade's lots beside the market: rows that a dealing desk would write. */
const open = (login: number, lots: string, side: 'buy' | 'sell' = 'buy') =>
  gateway.rows(`insert into positions (ticket, login, symbol, side, lots, open_price, opened_at, origin)
    select nextval('tickets')::integer, ${login}, 'NZDUSD', '${side}', ${lots}, 0.9, now(), 'desk' returning ticket`);

test('consents are texts in the client’s language with the strategy’s fee, and each has a hash of its own', async () => {
  const { id } = await openLeader({ fee_percent: 17.5 });
  const english = await termsOf(id);
  expect(english.consents.map((consent: { id: string }) => consent.id)).toEqual(['terms', 'fee', 'risk']);
  expect(english.consents[1].text).toContain('17.5%');
  expect(english.consents[0].points.length).toBeGreaterThan(3);
  await speak('de-DE');
  const german = await termsOf(id);
  await speak('en-US');
  expect(german.consents[1]).toMatchObject({ culture: 'de-DE', text: expect.stringContaining('17,5') });
  const hashes = [...english.consents, ...german.consents].map(({ sha256 }: { sha256: string }) => sha256);
  expect(new Set(hashes).size).toBe(6);
});

test('a copy stores the consents with the language in which each was read', async () => {
  const { id } = await openLeader();
  await speak('ur-PK');
  const { copyId } = await startCopy(gateway, token, id);
  await speak('en-US');
  const [row] = await gateway.rows(`select consents, with_open from copies where id = '${copyId}'`);
  expect(row).toEqual({
    consents: ['terms', 'fee', 'risk'].map((consent) => ({
      id: consent,
      culture: 'ur-PK',
      version: expect.any(String),
      sha256: expect.stringMatching(/^[\da-f]{64}$/),
    })),
    with_open: false,
  });
});

test('a consent that is missing, or whose text has changed since, is refused with its reason', async () => {
  const { id } = await openLeader();
  const { consents } = await copyOrder(gateway, token, id);
  const missing = await copy(id, { consents: consents.slice(1) });
  expect(missing.errors[0]).toMatchObject({ errorCode: 1, details: { reason: 'consents' } });
  await gateway.rows(`update strategies set fee_percent = 12 where id = ${id}`);
  const stale = await copy(id, { consents });
  expect(stale.errors[0]).toMatchObject({ errorCode: 1, details: { reason: 'consents' } });
  expect((await copy(id)).result).toEqual({ copyId: expect.any(String), login: expect.any(Number) });
});

test('a client whom the questionnaire has warned acknowledges the warning', async () => {
  const { id } = await openLeader();
  const { consents } = await copyOrder(gateway, token, id);
  await gateway.rows(`insert into applications (client_id, type_id, state, answers, saved_at, outcome)
    select id, 2, 'approved', '{}', now(), '{"kind":"warning"}' from clients where email = '${EMAIL}'`);
  try {
    expect((await termsOf(id)).consents.at(-1).id).toBe('suitability');
    expect((await copy(id, { consents })).errors[0].details).toEqual({ reason: 'consents' });
    const { result } = await copy(id);
    const [row] = await gateway.rows(`select consents from copies where id = '${result.copyId}'`);
    expect((row!['consents'] as { id: string }[]).map((consent) => consent.id)).toContain('suitability');
  } finally {
    await gateway.rows(`delete from applications where type_id = 2 and outcome->>'kind' = 'warning'`);
  }
});

test('the terms name why a strategy cannot be copied, before an order is written', async () => {
  const { id } = await openLeader({ capacity: 0 });
  expect((await termsOf(id)).refusal).toBe('full');
  const copiedTrade = await openLeader();
  await startCopy(gateway, token, copiedTrade.id, { amount: '100' });
  expect((await termsOf(copiedTrade.id)).refusal).toBe('copied');
  const unknown = await gateway.call('getCopyTerms', { token, query: { strategy: 999_999 } });
  expect(unknown.body.errors[0].errorCode).toBe(7);
});

test('the overlap counts own accounts and copies with the same symbol and side', async () => {
  await gateway.rows(`update copies set state = 'stopped', stopped_at = now() where state <> 'stopped'`);
  const strategy = await openLeader();
  const other = await openLeader();
  const otherCopy = await startCopy(gateway, token, other.id, { amount: '100' });
  await open(strategy.login, '1.00');
  await open(FIRST_ACCOUNT, '0.40');
  await open(FIRST_ACCOUNT, '0.60');
  await open(SECOND_ACCOUNT, '0.50', 'sell');
  await open(otherCopy.login, '0.12');
  const { overlap } = await termsOf(strategy.id);
  expect(overlap.filter(({ symbol }: { symbol: string }) => symbol === 'NZDUSD')).toEqual([
    {
      symbol: 'NZDUSD',
      side: 'buy',
      count: 3,
      copyLots: null,
      holdings: [
        { kind: 'copy', login: otherCopy.login, name: `Leader ${other.login}`, lots: '0.12' },
        { kind: 'account', login: FIRST_ACCOUNT, name: expect.any(String), lots: '1.00' },
      ],
    },
  ]);
  expect((await termsOf((await openLeader()).id)).overlap).toEqual([]);
});
