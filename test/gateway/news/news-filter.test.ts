import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import { startGateway, type Gateway } from '../kit/start-gateway';
import { openTradingAccount } from '../kit/trading-account';

interface Item {
  readonly id: number;
  readonly title: string;
  readonly summary: string | null;
  readonly category: string;
  readonly instruments: readonly string[];
  readonly otherSymbols: readonly string[];
  readonly touches: readonly string[];
  readonly publishedAt: string;
  readonly withdrawnAt: string | null;
  readonly reason: string | null;
}
type Query = Record<string, string>;

let gateway: Gateway;
let token: string;
const LOGIN = 61_000_047;

beforeAll(async () => {
  gateway = await startGateway();
  token = await gateway.signIn('main@portico.test');
  await openTradingAccount(gateway, { login: LOGIN });
  await gateway.rows(
    `insert into news (language, title, summary, source, category, instruments, published_at)
     select 'en', 'Filler ' || n, '', 'Desk', 'platform', '{}', timestamptz '2020-01-01T00:00:00Z' + n * interval '1 minute'
     from generate_series(1, 150) n`,
  );
  await gateway.rows(
    `insert into news (language, title, summary, source, category, instruments, published_at) values
      ('en', 'Zinc in Overtime', 'A strike of 100% of the DOCKERS ends.', 'Harbour post', 'metals', '{GBPUSD,ZINC}', '2019-05-04T23:59:59Z'),
      ('de', 'Öl und Zölle', '', 'Desk', 'energy', '{UKOIL}', '2019-05-05T00:00:00Z'),
      ('fr', 'Le zinc', '', 'Desk', 'metals', '{XAUUSD}', '2019-05-05T00:00:00Z'),
      ('en', 'Far future of zinc', '', 'Desk', 'metals', '{XAUUSD}', '2099-01-01T00:00:00Z')`,
  );
}, 60_000);
afterAll(() => gateway.stop());

async function list(query: Query, Culture = 'en-US', bearer: string | null = token) {
  const { body, status } = await gateway.call('getNews', {
    token: bearer ?? undefined,
    query: { Culture, ...query },
  });
  expect([query, status]).toEqual([query, 200]);
  return body as { result: Item[]; next: string | null; totals: { categories: string[] } | null };
}
const titles = async (query: Query, Culture?: string) =>
  (await list(query, Culture)).result.map(({ title }) => title);

describe('the filter of news', () => {
  it('finds an item far beyond the first page, by words of title, summary, source and symbols in either case', async () => {
    expect(await titles({})).not.toContain('Zinc in Overtime');
    for (const Search of ['zinc', 'ZINC overtime', 'dockers 100%', 'harbour', 'gbpusd dockers'])
      expect([Search, await titles({ Search })]).toEqual([Search, ['Zinc in Overtime']]);
    // Full-width letters, digits of another script, and marks of direction.
    for (const Search of ['ＺＩＮＣ', 'dockers ١٠٠%', '\u202Bzinc\u202C \u200Bovertime'])
      expect([Search, await titles({ Search })]).toEqual([Search, ['Zinc in Overtime']]);
    expect(await titles({ Search: 'zinc dollar' })).toEqual([]);
    expect(await titles({ Search: '%' })).toEqual(['Zinc in Overtime']);
    expect(await titles({ Search: '_' })).toEqual([]);
  });

  it('ignores the case of letters of every language', async () => {
    expect(await titles({ Search: 'öl ZÖLLE' }, 'de-DE')).toEqual(['Öl und Zölle']);
    expect(await titles({ Search: 'zölle' })).toEqual([]);
  });

  it('combines category, symbol, words and days', async () => {
    expect(await titles({ Symbol: 'gbpusd', Category: 'metals' })).toEqual(['Zinc in Overtime']);
    expect(await titles({ Symbol: 'GBPUSD', Category: 'energy' })).toEqual([]);
    expect(await titles({ Symbol: 'GBPUSD', Search: 'zinc', From: '2019-05-04', To: '2019-05-04' })).toEqual([
      'Zinc in Overtime',
    ]);
    expect(await titles({ Symbol: 'GBPUSD', Search: 'zinc', From: '2019-05-05' })).toEqual([]);
    expect(await titles({ To: '2019-05-05' }, 'de-DE')).toEqual(['Öl und Zölle', 'Zinc in Overtime']);
    const forex = (await list({ Category: 'forex' })).result;
    expect(forex.length).toBeGreaterThan(1);
    expect(forex.every(({ category }) => category === 'forex')).toBe(true);
  });

  it('holds for all pages', async () => {
    const first = await list({ Category: 'platform', To: '2020-12-31' });
    expect([first.result.length, first.totals === null]).toEqual([100, false]);
    const second = await list({ Category: 'platform', To: '2020-12-31', Cursor: first.next ?? '' });
    expect([second.result.length, second.next, second.totals]).toEqual([50, null, null]);
    expect(new Set([...first.result, ...second.result].map(({ id }) => id)).size).toBe(150);
  });

  it('names the categories of all that the client may read, whatever the filter', async () => {
    const { totals } = await list({ Category: 'nothing' });
    expect(totals?.categories).toEqual([...(totals?.categories ?? [])].sort());
    expect(totals?.categories).toEqual(expect.arrayContaining(['forex', 'metals', 'platform']));
  });

  it('refuses invalid days, words and symbols', async () => {
    for (const query of [
      { From: '2019-13-01' },
      { To: 'yesterday' },
      { Search: '' },
      { Symbol: '' },
      { Mine: 'false' },
    ]) {
      const { body, status } = await gateway.call('getNews', {
        token,
        query: { Culture: 'en-US', ...query } as Query,
      });
      expect([query, status, body.errors[0].errorCode]).toEqual([query, 400, ERROR_CODE.invalid]);
    }
  });
});

describe('news of one’s own positions', () => {
  const readPositionSymbols = async () =>
    new Set(
      (
        await gateway.rows(`select distinct symbol from positions join accounts using (login)
          join clients on clients.id = client_id where email = 'main@portico.test'`)
      ).map(({ symbol }) => String(symbol)),
    );

  it('has only items about symbols of open positions, and changes when one is closed', async () => {
    const before = await readPositionSymbols();
    expect(before.has('ETHUSD')).toBe(false);
    const isAboutEther = ({ instruments }: Item) => instruments.includes('ETHUSD');
    const onlyEther = async () =>
      (await list({ Mine: 'true' })).result
        .filter(isAboutEther)
        .filter(({ touches }) => touches.includes('ETHUSD'));
    expect(await onlyEther()).toEqual([]);
    const [opened] = await gateway.deal([
      'order',
      { login: LOGIN, symbol: 'ETHUSD', side: 'buy', lots: '0.10', kind: 'market' },
    ]);
    const mine = (await list({ Mine: 'true' })).result;
    const symbolsAfter = await readPositionSymbols();
    expect(symbolsAfter.has('ETHUSD')).toBe(true);
    expect(mine.length).toBeGreaterThan(0);
    expect(mine.every(({ instruments }) => instruments.some((symbol) => symbolsAfter.has(symbol)))).toBe(
      true,
    );
    expect((await onlyEther()).length).toBeGreaterThan(0);
    await gateway.deal(['close', { login: LOGIN, ticket: opened?.['ticket'] }]);
    expect(await onlyEther()).toEqual([]);
  });

  it('has nothing for a visitor', async () => {
    const { result } = await list({ Mine: 'true' }, 'en-US', null);
    expect(result).toEqual([]);
    expect((await list({}, 'en-US', null)).result.every(({ touches }) => touches.length === 0)).toBe(true);
  });
});

describe('symbols of news', () => {
  it('are those of the market; others are apart, and none of the market is among them', async () => {
    const market = new Set(
      (await gateway.rows('select symbol from instruments')).map(({ symbol }) => symbol),
    );
    const items = (await list({}, 'de-DE')).result;
    expect(items.flatMap(({ instruments }) => instruments).filter((symbol) => !market.has(symbol))).toEqual(
      [],
    );
    const others = items.flatMap(({ otherSymbols }) => otherSymbols);
    expect(others).toContain('FRA40');
    expect(others.filter((symbol) => market.has(symbol))).toEqual([]);
    expect(items.find(({ title }) => title === 'Tokyo leads Asian gains')?.instruments).toEqual(['JP225']);
  });
});
