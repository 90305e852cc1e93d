import { startGateway } from '../kit/start-gateway';
import type { Gateway } from '../kit/start-gateway';

let gateway: Gateway;
let seedCount: number;
const inGerman = (Cursor?: string) =>
  gateway.call('getNews', { query: { Culture: 'de-DE', ...(Cursor !== undefined && { Cursor }) } });

beforeAll(async () => {
  gateway = await startGateway();
  seedCount = (await inGerman()).body.result.length as number;
  // 230 items at only five instants, so that all items of some pages have the same time.
  await gateway.rows(
    `insert into news (language, title, summary, source, category, instruments, published_at)
     select 'en', 'Old ' || n, '', 'Desk', 'forex', '{}', timestamptz '2020-01-01T00:00:00Z' + n / 50 * interval '1 hour'
     from generate_series(1, 230) n`,
  );
}, 60_000);
afterAll(() => gateway.stop());

interface Item {
  id: number;
  publishedAt: string;
}

async function readAll(betweenPages: () => Promise<unknown> = () => Promise.resolve()) {
  const pages: Item[][] = [];
  let cursor: string | undefined;
  do {
    const { body } = await inGerman(cursor);
    pages.push(body.result as Item[]);
    cursor = (body.next as string | null) ?? undefined;
    await betweenPages();
  } while (cursor !== undefined);
  return pages;
}

describe('News', () => {
  it('is listed in pages, each item once, newest first, then by id', async () => {
    const pages = await readAll();
    const all = pages.flat();
    expect(pages.slice(0, -1).every(({ length }) => length === 100)).toBe(true);
    expect(all).toHaveLength(seedCount + 230);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    const order = [...all].sort((a, b) => b.publishedAt.localeCompare(a.publishedAt) || b.id - a.id);
    expect(all).toEqual(order);
  });

  it('has each item once, even if others are published or deleted meanwhile', async () => {
    const before = (await readAll()).flat().map(({ id }) => id);
    let turn = 0;
    const pages = await readAll(async () => {
      turn += 1;
      if (turn > 1) return;
      await gateway.rows(
        `insert into news (language, title, summary, source, category, instruments, published_at)
         select 'en', 'New ' || n, '', 'Desk', 'forex', '{}', now() - interval '1 minute' from generate_series(1, 3) n`,
      );
      await gateway.rows(`delete from news where id = ${before[0]}`);
    });
    expect(pages.flat().map(({ id }) => id)).toEqual(before);
  });

  it('refuses a cursor it did not issue', async () => {
    for (const cursor of [
      '',
      '1',
      '2020-01-01T00:00:00.000Z_',
      'ZZZZZZZZZZZZZZZZZZZZZZZZ_1',
      `${'9'.repeat(200)}`,
    ]) {
      const { status, body } = await inGerman(cursor);
      expect([cursor, status, body.errors[0].errorCode]).toEqual([cursor, 400, 2]);
    }
  });
});
