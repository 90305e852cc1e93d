import Big from 'big.js';
import { setTimeout as sleep } from 'node:timers/promises';
import { LiveReadings } from '../../../gateway/accounts/live-readings';
import { TradingAccounts } from '../../../gateway/accounts/trading-accounts';
import type { TerminalPositions } from '../../../gateway/terminal/terminal-wire';
import { startCluster, type Cluster } from '../../../tools/trials/kit/cluster';
import { findPostgres } from '../../../tools/trials/kit/postgres';
import { readTerminalEvents } from '../kit/read-events';
import { DEMO_REPLICA, framesUrlOf, tradesOf } from '../kit/replica-trades';
import { signInToTerminal, type TerminalClient } from '../kit/terminal';

jest.setTimeout(120_000);

const onPostgres = findPostgres() === undefined ? describe.skip : describe;
const TRADING_MS = 12_000;
const ACCOUNTS = [
  { login: 62_920_001 },
  { login: 62_920_002, marginMode: 'netting' },
  { login: 62_920_003, currency: 'EUR', accountType: 'Raw', credit: '500.00' },
] as const;

type Sum = Readonly<Record<'balance' | 'credit' | 'equity', string | null>>;

/** The difference between an account's equity and the sum of its balance, credit and open positions. */
const differenceOf = ({ balance, credit, equity }: Sum, floating: Big): string =>
  Big(equity ?? 0)
    .minus(balance ?? 0)
    .minus(credit ?? 0)
    .minus(floating)
    .toFixed();

const floatingOf = (positions: readonly { readonly profit: string; readonly swap: string }[]): Big =>
  positions.reduce((sum, { profit, swap }) => sum.plus(profit).plus(swap), Big(0));

onPostgres('while three replicas trade', () => {
  let cluster: Cluster;
  let trades: ReturnType<typeof tradesOf>;
  let terminals: readonly TerminalClient[];
  let framesUrls: readonly string[];
  let clientId: number;
  beforeAll(async () => {
    cluster = await startCluster(3, DEMO_REPLICA);
    trades = tradesOf(cluster);
    framesUrls = await Promise.all(cluster.replicas.map(framesUrlOf));
    for (const account of ACCOUNTS) await trades.openAccount(account);
    terminals = await Promise.all(
      ACCOUNTS.map(({ login }, index) => signInToTerminal({ framesUrl: framesUrls[index]! }, login)),
    );
    const [row] = await trades.rows(`select client_id from accounts where login = ${ACCOUNTS[0].login}`);
    clientId = Number(row?.['client_id']);
  }, 120_000);
  afterAll(() => cluster.stop());

  /** Opens, enlarges and closes positions in bitcoin, which is traded at any time; returns the number of closings. */
  async function trade(terminal: TerminalClient, until: number): Promise<number> {
    let closings = 0;
    while (performance.now() < until) {
      await Promise.all(
        (['buy', 'sell', 'buy'] as const).map((side) =>
          terminal.order({ symbol: 'BTCUSD', lots: '0.01', side }),
        ),
      );
      const { body } = await terminal.get('positions');
      const { positions } = body as TerminalPositions;
      const answers = await Promise.all(
        positions.map(({ ticket }) => terminal.post('close', { requestId: crypto.randomUUID(), ticket })),
      );
      closings += answers.filter(({ status }) => status === 200).length;
    }
    return closings;
  }

  test('equity is balance, credit and open positions, in every answer and every event', async () => {
    const until = performance.now() + TRADING_MS;
    const wrong = new Set<string>();
    const check = (source: string, login: number, sum: Sum, floating: Big) => {
      const difference = differenceOf(sum, floating);
      if (difference !== '0') wrong.add(`${source} of ${login}: ${difference}`);
    };
    const checkTerminal = (source: string, login: number, { account, positions }: TerminalPositions) =>
      check(source, login, account, floatingOf(positions));

    /** What a terminal's stream and its answers say, of a replica on which the account is not traded. */
    async function followTerminal(index: number): Promise<number> {
      const { login } = ACCOUNTS[index]!;
      const { get, token } = terminals[index]!;
      const events = await readTerminalEvents(framesUrls[(index + 1) % 3]!, token);
      let count = 0;
      while (performance.now() < until) {
        const { data } = await events.next(({ kind }) => kind === 'figures');
        checkTerminal('event', login, data as TerminalPositions);
        checkTerminal('answer', login, (await get('positions')).body as TerminalPositions);
        count += 1;
      }
      events.close();
      return count;
    }

    /** What the portal's stream says of all accounts of the client. */
    async function followPortal(): Promise<number> {
      const clock = () => new Date();
      const readings = new LiveReadings(trades.db, clock, new TradingAccounts(trades.db, clock));
      let count = 0;
      while (performance.now() < until) {
        const reading = (await readings.readClients([clientId])).get(clientId)!;
        const owners = await trades.rows(`select ticket, login from positions
          union all select position_ticket, login from deals where login between 62920001 and 62920003`);
        const loginOf = new Map(owners.map(({ login, ticket }) => [ticket, login]));
        const positions = [...reading.positions.values()].map(
          (json) => JSON.parse(json) as { ticket: number; profit: string; swap: string },
        );
        for (const [login, json] of reading.figures) {
          const own = positions.filter(({ ticket }) => loginOf.get(ticket) === login);
          const figures = JSON.parse(json) as Sum;
          if (figures.equity !== null) check('portal', login, figures, floatingOf(own));
        }
        count += 1;
        await sleep(20);
      }
      return count;
    }

    const [closings, eventCounts, readingCount] = await Promise.all([
      Promise.all(terminals.map((terminal) => trade(terminal, until))),
      Promise.all(ACCOUNTS.map((_, index) => followTerminal(index))),
      followPortal(),
    ]);
    expect([...wrong]).toEqual([]);
    // Much has happened meanwhile.
    for (const count of closings) expect(count).toBeGreaterThan(10);
    for (const count of eventCounts) expect(count).toBeGreaterThan(5);
    expect(readingCount).toBeGreaterThan(20);
    expect(await trades.findLedgerErrors()).toEqual([]);
  });
});
