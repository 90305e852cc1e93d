import Big from 'big.js';
import { seededRandom } from '../../../gateway/market/seeded-random';
import { ledgerErrors } from '../kit/ledger-errors';
import type { DealingRequest } from '../kit/messages';
import { startGateway, type Gateway } from '../kit/start-gateway';
import { START } from '../kit/start-time';
import { openTradingAccount, payment } from '../kit/trading-account';

/** Random orders of a run; DEALING_ORDERS makes a longer one. */
const ORDER_COUNT = Number(process.env['DEALING_ORDERS'] ?? 600);
const ORDERS_PER_ROUND = 20;

jest.setTimeout(60_000 + ORDER_COUNT * 200);

let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway();
}, 120_000);
afterAll(() => gateway.stop());

const FIRST_LOGIN = 62_200_001;
const ACCOUNTS = [
  { marginMode: 'hedging' },
  { marginMode: 'netting' },
  { marginMode: 'hedging', currency: 'EUR', accountType: 'Raw' },
  { marginMode: 'netting', currency: 'JPY', balance: '400000' },
  // It trades on credit and with little money, so that it is stopped out now and then.
  { marginMode: 'hedging', balance: '300.00', credit: '100.00', leverage: 500 },
] as const;
const LOGINS = ACCOUNTS.map((_, index) => FIRST_LOGIN + index);
const SYMBOLS = ['EURUSD', 'USDJPY', 'XAUUSD', 'BTCUSD'];

interface Open {
  readonly login: number;
  readonly ticket: number;
}

it('random orders at once keep the ledger at zero, every lot in a position or a deal, and equity the sum of its parts', async () => {
  await Promise.all(
    ACCOUNTS.map((account, index) => openTradingAccount(gateway, { ...account, login: FIRST_LOGIN + index })),
  );
  await gateway.rows(
    `update accounts set margin_call_level = 300, stop_out_level = 150 where login = ${LOGINS.at(-1)}`,
  );
  const random = seededRandom(45);
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)];
  let token = await gateway.signIn('main@portico.test');
  const openedLots = new Map<number, Big>();
  const results = new Map<string, number>();
  let advancedMs = 0;
  const ownRows = <Row>(columns: string, table: string) =>
    gateway.rows(`select ${columns} from ${table} where login in (${LOGINS.join()})`) as Promise<Row[]>;

  for (let count = 0; count < ORDER_COUNT; count += ORDERS_PER_ROUND) {
    const positions = await ownRows<Open>('login, ticket', 'positions');
    const orders = await ownRows<Open>('login, ticket', 'orders');
    const requests = Array.from({ length: ORDERS_PER_ROUND }, () => randomRequest(positions, orders));
    const [answers] = await Promise.all([gateway.deal(...requests), moveMoney(), gateway.runDealing(2)]);
    requests.forEach(([action], index) => {
      const outcome = `${action} ${String(answers[index]?.['reason'] ?? 'accepted')}`;
      results.set(outcome, (results.get(outcome) ?? 0) + 1);
    });
    const pauseMs = Math.floor(random() * 600_000);
    advancedMs += pauseMs;
    await gateway.advance(pauseMs / 1_000);
    if (count % (5 * ORDERS_PER_ROUND) === 0) await gateway.watchMargins();
    await gateway.runDealing(3);
    await expectConsistency();
  }
  // The run has met every kind of answer that matters.
  expect([...results.keys()]).toEqual(
    expect.arrayContaining([
      'order accepted',
      'order margin',
      'close accepted',
      'close ticket',
      'change accepted',
      'cancel accepted',
    ]),
  );
  const closedBy = await gateway.rows(
    `select distinct closed_by from deals where login in (${LOGINS.join()})`,
  );
  expect(closedBy.length).toBeGreaterThan(1);

  function randomRequest(positions: readonly Open[], orders: readonly Open[]): DealingRequest {
    const login = pick(LOGINS)!;
    const lots = (Math.ceil(random() * random() * 40) / 100).toFixed(2);
    const trade = { login, symbol: pick(SYMBOLS), side: pick(['buy', 'sell'] as const), lots };
    const position = pick(positions);
    const order = pick(orders);
    const choice = random();
    if (choice < 0.4 || !position) return ['order', { ...trade, kind: 'market' }];
    if (choice < 0.5) {
      const isBuy = trade.side === 'buy';
      const price = (2034.55 * (1 + (isBuy ? -0.02 : 0.02) * random())).toFixed(2);
      return ['order', { ...trade, symbol: 'XAUUSD', kind: 'limit', price }];
    }
    if (choice < 0.75) return ['close', position];
    if (choice < 0.9) return ['close', { ...position, lots: '0.01' }];
    if (choice < 0.96 || !order) return ['change', { ...position, stopLoss: null, takeProfit: null }];
    return ['cancel', { login: order.login, orderId: order.ticket }];
  }

  async function moveMoney(): Promise<void> {
    const index = Math.floor(random() * ACCOUNTS.length);
    const currency = { currency: 'USD', ...ACCOUNTS[index] }.currency;
    const amount = currency === 'JPY' ? '5000' : index === ACCOUNTS.length - 1 ? '-60.00' : '25.00';
    await gateway.post(
      payment(
        { kind: 'client', login: LOGINS[index]!, currency },
        amount,
        new Date(START.getTime() + advancedMs),
      ),
    );
  }

  async function expectConsistency(): Promise<void> {
    expect(await ledgerErrors(gateway)).toEqual([]);
    let { body, status } = await gateway.call('getAccounts', { token });
    if (status === 401) {
      // So much time has passed that the session is over.
      token = await gateway.signIn('main@portico.test');
      ({ body, status } = await gateway.call('getAccounts', { token }));
    }
    expect(status).toBe(200);
    for (const login of LOGINS) {
      const account = (body.result as Record<string, string>[]).find(
        (candidate) => Number(candidate['login']) === login,
      )!;
      const [sums] = await gateway.rows(`select
        (select coalesce(sum(amount), 0)::text from postings p join ledger_accounts a on a.id = account_id
          where a.login = ${login} and a.kind = 'client') as balance,
        (select coalesce(sum(amount), 0)::text from postings p join ledger_accounts a on a.id = account_id
          where a.login = ${login} and a.kind = 'credit') as credit`);
      const { body: open } = await gateway.call('getPositions', { token, query: { login } });
      const floating = (open.result as Record<string, string>[]).reduce(
        (total, { profit, swap }) => total.plus(profit!).plus(swap!),
        Big(0),
      );
      if (open.next === null)
        expect([login, Big(account['equity']!).toFixed()]).toEqual([
          login,
          Big(String(sums?.['balance'])).plus(String(sums?.['credit'])).plus(floating).toFixed(),
        ]);
    }
    // A deal that closes a position wholly has its ticket, and each position is closed or open: never both, never twice.
    const wrong = await gateway.rows(`select d.ticket from deals d join positions p on p.ticket = d.ticket
      union all select ticket from order_outcomes join orders using (ticket)
      union all select position_ticket from deals where login in (${LOGINS.join()}) and ticket = position_ticket
        group by position_ticket having count(*) > 1
      union all select ticket from positions where login in (${LOGINS.join()}) and lots <= 0
      union all select d.ticket from deals d left join ledger_entries e on e.ticket = d.ticket
        where d.login in (${LOGINS.join()}) and e.id is null
      union all select p.login from positions p join accounts a using (login)
        where a.margin_mode = 'netting' and a.login in (${LOGINS.join()}) group by p.login, p.symbol having count(*) > 1`);
    expect(wrong).toEqual([]);
    // Lots of a hedging position never grow: what is open and what is closed together stay what was opened.
    const lots = await gateway.rows(`select ticket, sum(lots)::text as lots from (
        select ticket, lots from positions where login = ${FIRST_LOGIN}
        union all select position_ticket, lots from deals where login = ${FIRST_LOGIN}) as parts group by ticket`);
    for (const { lots: total, ticket } of lots) {
      const knownLots = openedLots.get(Number(ticket)) ?? Big(String(total));
      openedLots.set(Number(ticket), knownLots);
      expect([ticket, Big(String(total)).toFixed()]).toEqual([ticket, knownLots.toFixed()]);
    }
  }
});
