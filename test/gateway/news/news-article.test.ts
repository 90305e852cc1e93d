import { instrumentOf, priceAt, TICK_MS, tickOf } from '../../../gateway/market/market';
import { movesSince, percentBetween } from '../../../gateway/news/price-moves';
import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import { startGateway, type Gateway } from '../kit/start-gateway';
import { START } from '../kit/start-time';
import { openTradingAccount } from '../kit/trading-account';

let gateway: Gateway;
let token: string;
const LOGIN = 61_000_048;

beforeAll(async () => {
  gateway = await startGateway();
  token = await gateway.signIn('main@portico.test');
  await openTradingAccount(gateway, { login: LOGIN });
}, 60_000);
afterAll(() => gateway.stop());

const idOf = async (title: string) =>
  Number((await gateway.rows(`select id from news where title = '${title}'`))[0]?.['id']);
const read = (id: number | string, Culture = 'en-US', bearer: string | null = token) =>
  gateway.call('getNewsArticle', { token: bearer ?? undefined, query: { id, Culture } });
const readTitle = async (title: string, culture?: string) =>
  (await read(await idOf(title), culture)).body.result;

const CORRECTED = 'Euro area surveys: services grow, factories shrink more slowly';
const WITHDRAWN = 'Canadian inflation slows more than expected';

describe('an article', () => {
  it('has a body of text for every seeded item, without markup', async () => {
    const rows = await gateway.rows(
      'select id, company_id, body::text as body from news where withdrawn_at is null',
    );
    expect(rows.length).toBeGreaterThan(30);
    for (const { body } of rows) expect(String(body)).toMatch(/"text"/);
    expect(rows.filter(({ body }) => /[<>]|\]\(/.test(String(body)))).toEqual([]);
  });

  it('names its own language, whatever the client’s is', async () => {
    const german = await readTitle('DAX schließt kaum verändert, Autowerte schwächer', 'ur-PK');
    expect([german.language, german.body[0].kind]).toEqual(['de', 'paragraph']);
  });

  it('of an unknown id, another company or the future is refused by the code of unknown things', async () => {
    const ofBank = await idOf('Margin statements now show the rate of conversion');
    const [future] = await gateway.rows(
      `insert into news (language, title, summary, source, category, instruments, published_at)
       values ('en', 'Later', '', 'Desk', 'forex', '{}', '2099-01-01T00:00:00Z') returning id`,
    );
    for (const id of [999_999, ofBank, Number(future?.['id'])]) {
      const { body, status } = await read(id);
      expect([id, status, body.errors[0].errorCode]).toEqual([id, 404, ERROR_CODE.notFound]);
    }
    const bank = await gateway.signIn('bank@portico.test');
    expect((await read(ofBank, 'en-US', bank)).status).toBe(200);
  });

  it('that was corrected has the time, the reason and the earlier version', async () => {
    const { body, publishedAt, revisedAt, revisions } = await readTitle(CORRECTED);
    expect(revisions).toHaveLength(1);
    const [{ at, body: before, note, title }] = revisions;
    expect([at, title]).toEqual([revisedAt, CORRECTED]);
    expect(Date.parse(at as string)).toBeGreaterThan(Date.parse(publishedAt as string));
    expect(note).toContain('52.3');
    expect([JSON.stringify(before).includes('52.3'), JSON.stringify(body).includes('52.3')]).toEqual([
      false,
      true,
    ]);
  });

  it('that was withdrawn is a title with its reason, here and in the list', async () => {
    const article = await readTitle(WITHDRAWN);
    expect(article).toMatchObject({
      summary: null,
      body: [],
      revisions: [],
      since: [],
      positions: [],
      touches: [],
    });
    expect(article.reason).toContain('month before');
    expect(Date.parse(article.withdrawnAt as string)).toBeGreaterThan(
      Date.parse(article.publishedAt as string),
    );
    const answer = await gateway.call('getNews', {
      token,
      query: { Culture: 'en-US', Search: 'canadian inflation' },
    });
    expect(answer.body.result).toMatchObject([{ title: WITHDRAWN, summary: null, reason: article.reason }]);
    const { body } = await gateway.call('getNews', {
      token,
      query: { Culture: 'en-US', Search: 'target range' },
    });
    expect(body.result).toEqual([]);
  });

  it('names the client’s positions in its symbols, and no figure of their result', async () => {
    const title = 'Bitcoin trades in its tightest range of the month';
    const own = async () => {
      const { positions, touches } = await readTitle(title);
      return [touches, (positions as { login: number }[]).filter(({ login }) => login === LOGIN)];
    };
    expect((await own())[1]).toEqual([]);
    const [opened] = await gateway.deal([
      'order',
      { login: LOGIN, symbol: 'ETHUSD', side: 'sell', lots: '0.10', kind: 'market' },
    ]);
    const ticket = opened?.['ticket'];
    const [touches, positions] = await own();
    expect(touches).toContain('ETHUSD');
    expect(positions).toEqual([{ login: LOGIN, ticket, symbol: 'ETHUSD', side: 'sell', lots: '0.10' }]);
    const visitor = await read(await idOf(title), 'en-US', null);
    expect(visitor.body.result).toMatchObject({ positions: [], touches: [] });
  });

  it('compares the middle prices of the first tick after the publication and of now', async () => {
    const { asOf, publishedAt, since } = await readTitle('Dollar gives back early gains as yields ease');
    expect((since as { symbol: string }[]).map(({ symbol }) => symbol)).toEqual(['EURUSD', 'GBPUSD']);
    for (const { at, now, percent, symbol, then } of since) {
      const instrument = instrumentOf(symbol as string);
      const first = Date.parse(at as string);
      expect(first).toBeGreaterThan(Date.parse(publishedAt as string));
      expect(first - Date.parse(publishedAt as string)).toBeLessThanOrEqual(TICK_MS);
      expect(then).toBe(priceAt(instrument, first).toFixed(instrument.digits));
      expect(now).toBe(priceAt(instrument, Date.parse(asOf as string)).toFixed(instrument.digits));
      expect(Number(percent)).toBeCloseTo((Number(now) / Number(then) - 1) * 100, 2);
    }
  });
});

describe('moves since a publication', () => {
  it('are missing before the first tick', () => {
    const published = new Date(tickOf(START.getTime()) + 100);
    expect(movesSince(['EURUSD'], published, new Date(published.getTime() + 300))).toEqual([]);
    const [move] = movesSince(['EURUSD'], published, new Date(published.getTime() + 400));
    expect(move).toMatchObject({
      percent: '0.00',
      at: new Date(tickOf(START.getTime()) + TICK_MS).toISOString(),
    });
  });

  it('are rounded to two digits, half away from zero, and never a negative zero', () => {
    expect(percentBetween('1.15190', '1.15459')).toBe('0.23');
    expect(percentBetween('4081.20', '4069.85')).toBe('-0.28');
    expect(percentBetween('200', '199.99')).toBe('-0.01');
    expect(percentBetween('2000', '1999.99')).toBe('0.00');
  });
});
