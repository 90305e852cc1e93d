import { randomUUID } from 'node:crypto';
import { seededRandom } from '../../../gateway/market/seeded-random';
import { ledgerErrors } from '../kit/ledger-errors';
import { markPaid } from '../kit/mark-paid';
import { startGateway, type Gateway } from '../kit/start-gateway';
import { START } from '../kit/start-time';
import { openTradingAccount, payment } from '../kit/trading-account';

/** Random rounds; BONUS_ROUNDS makes a longer run. */
const ROUNDS = Number(process.env['BONUS_ROUNDS'] ?? 40);
const AT_ONCE = 4;
const EMAIL = 'international@portico.test';
const BANK = '12345678';
const [LOGIN, OTHER] = [65_300_001, 65_300_002] as const;
/** Credit of an operator, which no bonus may touch. */
const OPERATORS_CREDIT = '33.33';

jest.setTimeout(60_000 + ROUNDS * 5_000);

let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway();
}, 120_000);
afterAll(() => gateway.stop());

it('random deposits, deals, withdrawals and leaving at once keep the ledger at zero, credit the sum of its parts, and each lot once', async () => {
  const random = seededRandom(47);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  let token = await gateway.signIn(EMAIL);
  let now = START.getTime();
  for (const login of [LOGIN, OTHER]) {
    await openTradingAccount(gateway, { login, balance: '300.00', credit: OPERATORS_CREDIT, leverage: 500 });
    await gateway.rows(
      `update accounts set client_id = (select id from clients where email = '${EMAIL}') where login = ${login}`,
    );
    await markPaid(gateway, login, BANK);
  }
  for (let count = 0; count < 12; count += 1)
    await gateway.rows(`insert into campaigns
        (company_id, kind, title, content_text, reward, terms, currency, rules, join_from, starts_at, ends_at)
      select company_id, 'bonus', 'Random ${count}', '', '', 'Terms', 'USD',
        '{"bonus":{"rate":"17.5","cap":"${40 + count}","deposit":"50","perLot":"10","days":${1 + (count % 3)}}}',
        now() - interval '10 years', now() - interval '10 years', now() + interval '10 years'
      from clients where email = '${EMAIL}'`);
  const { body } = await gateway.call('getCampaigns', { token });
  const campaigns = (body.result as { id: number; title: string; termsSha256: string }[]).filter(
    ({ title }) => title.startsWith('Random'),
  );

  const pages: string[] = [];
  const statuses = new Map<string, number>();
  const write = async (
    id: 'deposit' | 'withdraw' | 'transfer' | 'joinCampaign' | 'leaveCampaign',
    body: object,
  ) => {
    const answer = await gateway.call(id, { token, body });
    expect(answer.status).toBeLessThan(500);
    const outcome = `${id} ${answer.status < 300 ? 'accepted' : 'refused'}`;
    statuses.set(outcome, (statuses.get(outcome) ?? 0) + 1);
    return answer;
  };
  const amount = () => (20 + random() * 180).toFixed(2);

  const pay = (url: string) =>
    fetch(url, { method: 'POST', body: new URLSearchParams({ answer: 'pay' }), redirect: 'manual' });

  function randomStep(): () => Promise<unknown> {
    const login = pick([LOGIN, LOGIN, OTHER]);
    const money = { amount: amount(), currency: 'USD', idempotencyKey: randomUUID() };
    const campaign = pick(campaigns);
    const choice = random();
    if (choice < 0.35)
      return async () => {
        const { body: answer } = await write('deposit', { ...money, login, methodId: 'card' });
        if (!answer.result) return;
        pages.push(answer.result.redirectUrl);
        // The page is paid twice at once, and so is one that was paid before.
        const url = pick(pages);
        await Promise.all([
          pay(answer.result.redirectUrl),
          pay(answer.result.redirectUrl),
          pay(url),
          pay(url),
        ]);
      };
    if (choice < 0.55) {
      const lots = (0.1 + random() * 2).toFixed(2);
      const at = new Date(now).toISOString();
      const trade = { login, symbol: pick(['EURUSD', 'USDJPY']), side: pick(['buy', 'sell'] as const), lots };
      return () => gateway.deal(['record', { ...trade, openedAt: at, closedAt: at }]);
    }
    if (choice < 0.7)
      return async () => {
        const order = { ...money, login, methodId: 'bank', destination: BANK };
        await Promise.all([write('withdraw', order), write('withdraw', order)]);
      };
    if (choice < 0.8) {
      const transfer = { ...money, fromLogin: login, toLogin: login === LOGIN ? OTHER : LOGIN };
      return () => write('transfer', transfer);
    }
    if (choice < 0.95) {
      const { id: campaignId, termsSha256 } = campaign;
      return () => write('joinCampaign', { campaignId, termsSha256, login, idempotencyKey: randomUUID() });
    }
    return () => write('leaveCampaign', { campaignId: campaign.id });
  }

  for (let round = 0; round < ROUNDS; round += 1) {
    const steps = Array.from({ length: AT_ONCE }, randomStep);
    await Promise.all([...steps.map((step) => step()), gateway.settleBonuses(2)]);
    if (round % 10 === 9)
      await gateway.post(
        payment({ kind: 'client', login: pick([LOGIN, OTHER]), currency: 'USD' }, '-150.00', new Date(now)),
      );
    const seconds = Math.floor(random() * 40_000);
    now += seconds * 1_000;
    await gateway.advance(seconds);
    token = await gateway.signIn(EMAIL);
    await expectConsistency();
  }
  const states = await gateway.rows('select distinct state from bonuses order by state');
  expect(states.map(({ state }) => state)).toEqual(['active', 'cancelled', 'expired', 'unlocked']);
  for (const call of ['deposit', 'withdraw', 'transfer', 'joinCampaign', 'leaveCampaign'])
    expect(statuses.get(`${call} accepted`)).toBeGreaterThan(0);

  async function expectConsistency(): Promise<void> {
    // N4
    expect(await ledgerErrors(gateway)).toEqual([]);
    // N6; a balance below zero may have used the operator's credit, once there is no bonus left.
    expect(
      await gateway.rows(`select * from (
          select account.login, account.balance - coalesce((select sum("left") from bonuses
            where login = account.login and state = 'active'), 0) as other
          from ledger_accounts account where account.kind = 'credit' and account.login in (${LOGIN}, ${OTHER})
        ) credits where other not between 0 and ${OPERATORS_CREDIT}`),
    ).toEqual([]);
    // N7, and no more lots than a bonus needs.
    expect(
      await gateway.rows(`select v.ticket from bonus_volume v join deals d using (ticket) join bonuses b on b.id = v.bonus_id
        where v.lots > d.lots or d.opened_at < b.granted_at or d.closed_at >= b.until or d.login <> b.login`),
    ).toEqual([]);
    expect(
      await gateway.rows(`select b.id from bonuses b
        left join (select bonus_id, sum(lots) as lots from bonus_volume group by bonus_id) v on v.bonus_id = b.id
        where v.lots > b.needed_lots or (b.state = 'unlocked') <> (coalesce(v.lots, 0) = b.needed_lots)`),
    ).toEqual([]);
    // Nothing is lost: an unlocked bonus is the credit that was posted to the balance.
    expect(
      await gateway.rows(`select login from (
          select a.login, sum(p.amount) as moved from postings p join ledger_accounts a on a.id = p.account_id and a.kind = 'client'
            join ledger_entries e on e.id = p.entry_id and e.kind = 'credit'
            where a.login in (${LOGIN}, ${OTHER}) group by a.login
        ) credited where moved < (select coalesce(sum(unlocked), 0) from bonuses where login = credited.login)`),
    ).toEqual([]);
  }
});
