import Big from 'big.js';
import { setTimeout as sleep } from 'node:timers/promises';
import { LiveReadings } from '../../../gateway/accounts/live-readings';
import { TradingAccounts } from '../../../gateway/accounts/trading-accounts';
import type { TerminalPositions } from '../../../gateway/terminal/terminal-wire';
import { startCluster, type Cluster } from '../../../tools/trials/kit/cluster';
import { findPostgresFolder } from '../../../tools/trials/kit/postgres';
import { readTerminalEvents } from '../kit/read-events';
import { DEMO_REPLICA, framesUrlOf, tradesOf } from '../kit/replica-trades';
import { signInToTerminal, type TerminalClient } from '../kit/terminal';

jest.setTimeout(120_000);

const onPostgres = findPostgresFolder() === undefined ? describe.skip : describe;
/** The test continues until each account has been closed and seen this often, even on a slow machine. */
const LEAST = { closings: 15, events: 6, readings: 40 };
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

  /** By account; the portal's readings have all accounts. */
  const counts = { closings: ACCOUNTS.map(() => 0), events: ACCOUNTS.map(() => 0), readings: 0 };
  const goesOn = () =>
    counts.closings.some((count) => count < LEAST.closings) ||
    counts.events.some((count) => count < LEAST.events) ||
    counts.readings < LEAST.readings;

  /** Opens, enlarges and closes positions in bitcoin, which is traded at any time. */
  async function trade(terminal: TerminalClient, index: number): Promise<void> {
    while (goesOn()) {
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
      counts.closings[index]! += answers.filter(({ status }) => status === 200).length;
    }
  }

  test('equity is balance, credit and open positions, in every answer and every event', async () => {
    const wrong = new Set<string>();
    const check = (source: string, login: number, sum: Sum, floating: Big) => {
      const difference = differenceOf(sum, floating);
      if (difference !== '0') wrong.add(`${source} of ${login}: ${difference}`);
    };
    const checkTerminal = (source: string, login: number, { account, positions }: TerminalPositions) =>
      check(source, login, account, floatingOf(positions));

    /** Reports of a terminal's stream and answers, by a replica on which the account is not traded. */
    async function followTerminal(index: number): Promise<void> {
      const { login } = ACCOUNTS[index]!;
      const { get, token } = terminals[index]!;
      const events = await readTerminalEvents(framesUrls[(index + 1) % 3]!, token);
      while (goesOn()) {
        const { data } = await events.next(({ kind }) => kind === 'figures');
        checkTerminal('event', login, data as TerminalPositions);
        checkTerminal('answer', login, (await get('positions')).body as TerminalPositions);
        counts.events[index]! += 1;
      }
      events.close();
    }

    /** Reports of the portal's stream on all accounts of the client. */
    async function followPortal(): Promise<void> {
      const clock = () => new Date();
      const readings = new LiveReadings(trades.db, clock, new TradingAccounts(trades.db, clock));
      while (goesOn()) {
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
        counts.readings += 1;
        await sleep(20);
      }
    }

    await Promise.all([
      ...terminals.map((terminal, index) => trade(terminal, index)),
      ...ACCOUNTS.map((_, index) => followTerminal(index)),
      followPortal(),
    ]);
    expect([...wrong]).toEqual([]);
    expect(await trades.findLedgerErrors()).toEqual([]);
  });
});
