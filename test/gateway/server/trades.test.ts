import { DealingRefusal } from '../../../gateway/dealing/dealing-refusal';
import { startFixture, type Fixture } from './fixture';

describe('trades on request', () => {
  let fixture: Fixture;
  const requests: unknown[] = [];
  beforeAll(async () => {
    fixture = await startFixture({
      dealing: {
        record: async (trade) => {
          requests.push(trade);
          if (trade.symbol === 'NONE') throw new DealingRefusal({ reason: 'symbol' });
          return { ticket: 4_500_001 };
        },
        close: async (request) => {
          requests.push(request);
          if (request.ticket === 404) throw new DealingRefusal({ reason: 'ticket' });
          return { ticket: 4_500_002 } as never;
        },
      },
    });
  });
  afterAll(() => fixture.close());
  afterEach(() => requests.splice(0));

  const TRADE = { login: 50128841, symbol: 'EURUSD', side: 'buy', lots: '1.25' };
  const post = (payload: object) => fixture.app.inject({ method: 'POST', url: '/__trades', payload });
  const close = (path: string) => fixture.app.inject({ method: 'DELETE', url: `/__trades/${path}` });

  test('a trade is recorded, and its ticket answered', async () => {
    const answer = await post({
      ...TRADE,
      openedAt: '2026-11-20T10:00:00Z',
      closedAt: '2026-11-20T11:00:00Z',
    });
    expect([answer.statusCode, answer.json()]).toEqual([201, { ticket: 4_500_001 }]);
    expect(requests).toEqual([
      { ...TRADE, openedAt: new Date('2026-11-20T10:00:00Z'), closedAt: new Date('2026-11-20T11:00:00Z') },
    ]);
    // Lots may be a number too.
    await post({ ...TRADE, lots: 1.25 });
    expect(requests[1]).toEqual(TRADE);
  });

  test('a position is closed, or some of its lots', async () => {
    const answer = await close('4500001');
    expect([answer.statusCode, answer.json()]).toEqual([200, { ticket: 4_500_002 }]);
    await close('4500001?lots=0.50');
    expect(requests).toEqual([
      { ticket: 4_500_001, isRecorded: true },
      { ticket: 4_500_001, lots: '0.50', isRecorded: true },
    ]);
  });

  test('a refusal is answered with its reason', async () => {
    const refused = await post({ ...TRADE, symbol: 'NONE' });
    expect([refused.statusCode, refused.json()]).toEqual([409, { reason: 'symbol' }]);
    const missing = await close('404');
    expect([missing.statusCode, missing.json()]).toEqual([404, { reason: 'ticket' }]);
  });

  test.each([
    {},
    { ...TRADE, side: 'hold' },
    { ...TRADE, lots: '-1' },
    { ...TRADE, lots: 'many' },
    { ...TRADE, openedAt: 'yesterday' },
    { ...TRADE, price: '1.09' },
  ])('%j is refused with the reason', async (payload) => {
    const answer = await post(payload);
    expect([answer.statusCode, requests]).toEqual([400, []]);
    expect(answer.json<{ message: string }>().message).not.toBe('');
  });

  test('a ticket is a number', async () => {
    expect((await close('one')).statusCode).toBe(400);
    expect((await close('1?lots=x')).statusCode).toBe(400);
  });
});

test('without the setting no trades can be registered', async () => {
  const { app, close } = await startFixture();
  expect((await app.inject({ method: 'POST', url: '/__trades', payload: {} })).statusCode).toBe(404);
  expect((await app.inject({ method: 'DELETE', url: '/__trades/1' })).statusCode).toBe(404);
  await close();
});
