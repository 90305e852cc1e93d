import { readEvents, readTerminalEvents, type Events, type ReadEvent } from '../kit/read-events';
import { startGateway, type Gateway } from '../kit/start-gateway';
import { callTerminal, setDemoPasswords, signInToTerminal } from '../kit/terminal';
import { openTradingAccount } from '../kit/trading-account';

jest.setTimeout(60_000);

let gateway: Gateway;
let openedStreams: Events[] = [];
beforeAll(async () => {
  gateway = await startGateway();
}, 120_000);
afterEach(() => {
  for (const stream of openedStreams) stream.close();
  openedStreams = [];
});
afterAll(() => gateway.stop());

let login = 62_300_000;
async function openTerminal() {
  login += 1;
  await openTradingAccount(gateway, { login });
  await setDemoPasswords(gateway, login);
  return signInToTerminal(gateway, login);
}
const track = async (opening: Promise<Events>) => {
  const stream = await opening;
  openedStreams.push(stream);
  return stream;
};
const eventsOf = (token: string) => track(readTerminalEvents(gateway.framesUrl, token));
const isKind = (kind: string) => (event: ReadEvent) => event.kind === kind;
/** The seconds until a promise resolves. */
async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1_000;
}

it('sends the positions at each tick, as the call reads them', async () => {
  const terminal = await openTerminal();
  await terminal.order();
  const stream = await eventsOf(terminal.token);
  expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  const first = await stream.next();
  expect(first).toMatchObject({ kind: 'figures', data: (await terminal.get('positions')).body });
  await gateway.advance(60);
  const next = await stream.next();
  expect(next).toMatchObject({ kind: 'figures', data: (await terminal.get('positions')).body });
  expect(next.data.positions[0].price).not.toBe(first.data.positions[0].price);
});

it('tells of every change, made in the terminal or elsewhere', async () => {
  const terminal = await openTerminal();
  const account = login;
  const stream = await eventsOf(terminal.token);
  await stream.next();
  const order = await terminal.order({ kind: 'limit', price: '1.05000' });
  expect(await secondsOf(() => stream.next(isKind('changed')))).toBeLessThan(2);
  await terminal.post('cancel', { orderId: order.body.ticket as number });
  await stream.next(isKind('changed'));
  await gateway.deal(['record', { login: account, symbol: 'EURUSD', side: 'buy', lots: '0.10' }]);
  await stream.next(isKind('changed'));
  expect((await stream.next(isKind('figures'))).data.positions).toHaveLength(1);
});

it('the portal’s own stream has a trade of the terminal within two seconds, with positions and totals', async () => {
  const terminal = await openTerminal();
  const account = login;
  const portal = await track(readEvents(gateway.url, await gateway.signIn('main@portico.test')));
  const figuresOf = ({ data }: ReadEvent) =>
    (data.accounts as { login: number; margin: string | null; balance: string }[]).find(
      (figures) => figures.login === account,
    );
  expect(figuresOf(await portal.next())).toMatchObject({ margin: '0.00' });

  const { body: opened } = await terminal.order();
  const seconds = await secondsOf(async () => {
    await portal.next(isKind('books'));
    const event = await portal.next(
      (candidate) => candidate.kind === 'figures' && figuresOf(candidate) !== undefined,
    );
    expect(Number(figuresOf(event)?.margin)).toBeGreaterThan(0);
    expect(event.data.positions).toContainEqual(expect.objectContaining({ ticket: opened.ticket }));
  });
  expect(seconds).toBeLessThan(2);

  await terminal.post('close', { requestId: crypto.randomUUID(), ticket: opened.ticket });
  const closingSeconds = await secondsOf(async () => {
    await portal.next(isKind('books'));
    const event = await portal.next(
      (candidate) => candidate.kind === 'figures' && figuresOf(candidate) !== undefined,
    );
    expect(figuresOf(event)).toMatchObject({ margin: '0.00', balance: '9998.80' });
  });
  expect(closingSeconds).toBeLessThan(2);
});

it('ends with the session, and at most eight of an account are open', async () => {
  const terminal = await openTerminal();
  const streams = await Promise.all(Array.from({ length: 8 }, () => eventsOf(terminal.token)));
  const refused = await callTerminal(gateway.framesUrl, 'events', terminal.token);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '15']);
  await terminal.post('sign-out', {});
  await Promise.all(streams.map(({ end }) => end));
});
