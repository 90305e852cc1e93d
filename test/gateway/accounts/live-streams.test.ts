import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import { readEvents, type Events, type ReadEvent } from '../kit/read-events';
import { startGateway, type Gateway } from '../kit/start-gateway';

const MAIN = 'main@portico.test';
const OTHER_CLIENT = 'invest@portico.test';

let gateway: Gateway;
let openedStreams: Events[] = [];
beforeAll(async () => {
  gateway = await startGateway();
}, 60_000);
afterEach(() => {
  for (const stream of openedStreams) stream.close();
  openedStreams = [];
});
afterAll(() => gateway.stop());

async function streamOf(token: string | undefined, after?: string): Promise<Events> {
  const stream = await readEvents(gateway.url, token, after);
  openedStreams.push(stream);
  return stream;
}

const isKind = (kind: string) => (event: ReadEvent) => event.kind === kind;
const loginsIn = ({ data }: ReadEvent): number[] =>
  data.accounts.map(({ login }: { login: number }) => login).toSorted();
const accountsOf = async (token: string) =>
  (await gateway.call('getAccounts', { token })).body.result as readonly {
    login: number;
    margin: string | null;
    equity: string | null;
    currency: string;
  }[];

/** Pays into an account and out again, which changes only the books. */
async function payInAndOut(login: number, currency: string): Promise<void> {
  const at = new Date('2026-11-20T14:32:07Z');
  const paymentOf = (amount: string) => ({
    kind: 'correction' as const,
    at,
    postings: [
      { account: { kind: 'client' as const, login, currency }, amount },
      { account: { kind: 'house' as const, currency }, amount: amount === '5' ? '-5' : '5' },
    ],
  });
  await gateway.post(paymentOf('5'), paymentOf('-5'));
}

it('begins with the figures of the client’s accounts, as in the list', async () => {
  const [token, otherToken] = [await gateway.signIn(MAIN), await gateway.signIn(OTHER_CLIENT)];
  const stream = await streamOf(token);
  expect(stream.status).toBe(200);
  expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(stream.headers.get('x-accel-buffering')).toBe('no');
  const first = await stream.next();
  const accounts = await accountsOf(token);
  expect(first).toMatchObject({ kind: 'figures', id: expect.stringMatching(/^\d+-[\w-]{16}$/) });
  expect(loginsIn(first)).toEqual(accounts.map(({ login }) => login).toSorted());
  for (const figures of first.data.accounts)
    expect(accounts.find(({ login }) => login === figures.login)).toMatchObject(figures);
  const foreign = (await accountsOf(otherToken)).map(({ login }) => login);
  expect(foreign.filter((login) => loginsIn(first).includes(login))).toEqual([]);
});

it('sends only figures that the market has changed', async () => {
  const token = await gateway.signIn(MAIN);
  const stream = await streamOf(token);
  const before = await stream.next();
  await gateway.advance(60);
  const changes = await stream.next();
  expect(changes.kind).toBe('figures');
  const accounts = await accountsOf(token);
  expect(new Date(changes.data.at).getTime() - new Date(before.data.at).getTime()).toBe(60_000);
  for (const figures of changes.data.accounts) {
    const account = accounts.find(({ login }) => login === figures.login);
    expect(account).toMatchObject(figures);
    expect(Number(account?.margin)).toBeGreaterThan(0); // only accounts with positions change with the market
  }
  expect(changes.data.accounts.length).toBeGreaterThan(0);
  expect(changes.data.accounts.length).toBeLessThan(accounts.length);
});

it('sends the changed figures of open positions at the same tick as those of their account', async () => {
  const token = await gateway.signIn(MAIN);
  const stream = await streamOf(token);
  const first = await stream.next();
  const { login } = (await accountsOf(token)).find(({ margin }) => Number(margin) > 0)!;
  const accounts = async (): Promise<
    readonly { ticket: number; profit: string; swap: string; price: string }[]
  > => (await gateway.call('getPositions', { token, query: { login } })).body.result;
  const figuresOf = ({ ticket, price, swap, profit }: Awaited<ReturnType<typeof accounts>>[number]) => ({
    ticket,
    price,
    swap,
    profit,
  });
  const ownPositions = (await accounts()).map(figuresOf);
  expect(ownPositions.length).toBeGreaterThan(0);
  expect(first.data.positions).toEqual(expect.arrayContaining(ownPositions));
  await gateway.advance(60);
  const changes = await stream.next();
  const now = (await accounts()).map(figuresOf);
  const positions = changes.data.positions.filter(({ ticket }: { ticket: number }) =>
    now.some((position) => position.ticket === ticket),
  );
  expect(positions.length).toBeGreaterThan(0);
  expect(now).toEqual(expect.arrayContaining(positions));
  expect(loginsIn(changes)).toContain(login);
  // A client gets no events of another client.
  const foreign = await (await streamOf(await gateway.signIn(OTHER_CLIENT))).next();
  const tickets = (event: ReadEvent) => event.data.positions.map(({ ticket }: { ticket: number }) => ticket);
  expect(tickets(foreign).filter((ticket: number) => tickets(first).includes(ticket))).toEqual([]);
});

it('sends changes of money, list and notifications', async () => {
  const token = await gateway.signIn(MAIN);
  const stream = await streamOf(token);
  await stream.next();
  const [account] = await accountsOf(token);
  const { currency, login } = account!;
  await gateway.post({
    kind: 'deposit',
    at: new Date('2026-11-20T14:32:07Z'),
    postings: [
      { account: { kind: 'client', login, currency }, amount: '12.34' },
      { account: { kind: 'clearing', currency }, amount: '-12.34' },
    ],
  });
  expect(await stream.next()).toMatchObject({ kind: 'books', id: undefined });
  const figures = await stream.next();
  expect(figures).toMatchObject({ kind: 'figures', id: expect.any(String) });
  expect(loginsIn(figures)).toEqual([login]);

  await payInAndOut(login, currency); // the balance is unchanged, the books are not
  expect(await stream.next()).toMatchObject({ kind: 'books', id: expect.any(String) });

  await gateway.call('renameAccount', { token, body: { login, nickname: 'Rainy day' } });
  expect(await stream.next()).toMatchObject({ kind: 'accounts' });

  const messages = (await gateway.call('getNotifications', { token })).body.result;
  const unread = messages.filter(({ isRead }: { isRead: boolean }) => !isRead);
  await gateway.call('markNotificationsRead', { token, body: { ids: [unread[0].id] } });
  expect(await stream.next()).toMatchObject({ kind: 'notifications', data: { unread: unread.length - 1 } });
});

it('resumes after an id, or reloads everything if more than prices has changed', async () => {
  const token = await gateway.signIn(MAIN);
  const { id } = await (await streamOf(token)).next();
  await gateway.advance(5);
  const firstEvent = await (await streamOf(token, id)).next();
  expect(firstEvent).toMatchObject({ kind: 'figures' });
  expect(firstEvent.id).not.toBe(id);
  expect(firstEvent.id?.split('-').slice(1)).toEqual(id?.split('-').slice(1));

  const [account] = await accountsOf(token);
  await payInAndOut(account!.login, account!.currency);
  expect(await (await streamOf(token, firstEvent.id)).next()).toMatchObject({ kind: 'reset', data: {} });
  expect(await (await streamOf(token, 'of another gateway')).next()).toMatchObject({ kind: 'reset' });
});

it('the answer of a list includes its state, so that a page sees what changed before its stream began', async () => {
  const token = await gateway.signIn(MAIN);
  const [account] = await accountsOf(token);
  const query = { login: account!.login };
  const stateOf = async (call: 'getAccounts' | 'getPositions' | 'getOrders') => {
    const { headers } = await gateway.call(call, { token, ...(call !== 'getAccounts' && { query }) });
    return headers.get('client-state')!;
  };
  const state = await stateOf('getPositions');
  expect(state).toMatch(/^[\w-]{16}$/);
  expect([await stateOf('getAccounts'), await stateOf('getOrders')]).toEqual([state, state]);
  expect((await (await streamOf(token)).next()).id).toMatch(new RegExp(`-${state}$`));

  await payInAndOut(account!.login, account!.currency);
  const { id } = await (await streamOf(token)).next();
  expect(id).not.toMatch(new RegExp(`-${state}$`));
  // A state may be half a second old.
  let laterState = state;
  while (laterState === state) laterState = await stateOf('getPositions');
  expect(id).toMatch(new RegExp(`-${laterState}$`));
});

it('an id of another client reveals nothing about them', async () => {
  const { id } = await (await streamOf(await gateway.signIn(OTHER_CLIENT))).next();
  expect(await (await streamOf(await gateway.signIn(MAIN), id)).next()).toMatchObject({ kind: 'reset' });
});

it('sends heartbeats while nothing changes', async () => {
  const stream = await streamOf(await gateway.signIn(MAIN));
  await stream.next();
  const before = performance.now();
  expect(await stream.next()).toMatchObject({ kind: 'alive', id: expect.any(String) });
  expect(performance.now() - before).toBeLessThan(6_000);
});

it('ends with its own session only', async () => {
  const [endedToken, openToken] = [await gateway.signIn(MAIN), await gateway.signIn(MAIN)];
  const [ending, lasting] = [await streamOf(endedToken), await streamOf(openToken)];
  await Promise.all([ending.next(), lasting.next()]);
  await gateway.call('logout', { token: endedToken });
  await ending.end;
  await gateway.advance(1);
  expect(await lasting.next(isKind('figures'))).toMatchObject({ kind: 'figures' });
  expect((await streamOf(endedToken)).status).toBe(401);
  expect((await streamOf(undefined)).status).toBe(401);
});

it('refuses a client more than eight streams, until one is closed', async () => {
  const token = await gateway.signIn(OTHER_CLIENT);
  const streams = await Promise.all(Array.from({ length: 8 }, () => streamOf(token)));
  expect(streams.map(({ status }) => status)).toEqual(Array(8).fill(200));
  const { status, body } = await gateway.call('getEvents', { token });
  expect([status, body.errors]).toEqual([
    429,
    [{ errorCode: ERROR_CODE.tooManyTries, retryAfterSeconds: 15 }],
  ]);
  expect((await streamOf(await gateway.signIn(MAIN))).status).toBe(200);
  streams[0]!.close();
  await streams[0]!.end;
  let next = 429;
  while (next === 429) next = (await streamOf(token)).status;
  expect(next).toBe(200);
});

it('a HEAD opens no stream', async () => {
  const token = await gateway.signIn(OTHER_CLIENT);
  const head = () =>
    fetch(`${gateway.url}/api/client/v1/Stream/events`, {
      method: 'HEAD',
      headers: { authorization: `Bearer ${token}` },
    });
  for (let count = 0; count < 12; count += 1) expect((await head()).status).toBe(200);
});

it('an id that is too long is refused', async () => {
  const token = await gateway.signIn(MAIN);
  expect((await gateway.call('getEvents', { token, query: { after: 'x'.repeat(101) } })).status).toBe(400);
});

it('ends when the gateway stops', async () => {
  const ending = await startGateway();
  const stream = await readEvents(ending.url, await ending.signIn(MAIN));
  await stream.next();
  await ending.stop();
  await stream.end;
}, 60_000);
