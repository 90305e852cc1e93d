import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import Big from 'big.js';
import fc from 'fast-check';
import { load } from 'js-yaml';
import { contractFile } from '../../../contract/contract-file';
import type { OpenApiDocument } from '../../../contract/openapi-document';
import { WALLET_CLIENT } from '../../../gateway/seed/wallet.table';
import { depositAddress } from '../../../gateway/money/networks';
import { ledgerErrors } from '../kit/ledger-errors';
import { markPaid } from '../kit/mark-paid';
import { startGateway, type Gateway } from '../kit/start-gateway';
import { ALL_WALLET_STEPS, walletStep, WalletSteps, type WalletStep } from '../kit/wallet-steps';

let gateway: Gateway;
let token: string;
let wallet: WalletSteps;
beforeAll(async () => {
  gateway = await startGateway();
  token = await gateway.signIn('main@portico.test');
  wallet = new WalletSteps(gateway);
  for (const account of [50128841, 90340128])
    await markPaid(gateway, account, '12345678', '12340000', '12349999');
}, 120_000);
afterAll(() => gateway.stop());

const CURRENCY: Readonly<Record<number, string>> = {
  50128841: 'USD',
  50130276: 'USD',
  77001935: 'USD',
  21094417: 'EUR',
  21098350: 'JPY',
};
const LOGINS = Object.keys(CURRENCY).map(Number);

type MoneyCall = readonly [call: 'deposit' | 'withdraw' | 'transfer', body: Record<string, unknown>];
type Step = MoneyCall | readonly ['answer', string] | readonly ['cancel', number] | readonly ['wait', number];

const isOfWallet = (step: Step | WalletStep): step is WalletStep => step[0].startsWith('wallet');

const login = fc.constantFrom(...LOGINS);
const amount = fc.oneof(
  fc.integer({ min: 50, max: 3_000 }).map(String),
  fc.constantFrom('0.01', '100.005', '999999999', '250000'),
);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .tuple(login, login, amount)
      .map(([fromLogin, toLogin, sum]): Step => [
        'transfer',
        { fromLogin, toLogin, amount: sum, currency: CURRENCY[fromLogin] },
      ]),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(login, amount, fc.constantFrom('12345678', '12340000', '12349999', undefined), fc.boolean())
      .map(([account, sum, destination, isCard]): Step => [
        'withdraw',
        {
          login: account,
          amount: sum,
          currency: CURRENCY[account],
          methodId: isCard ? 'card' : 'bank',
          destination,
        },
      ]),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(login, amount, fc.constantFrom('card', 'bank', 'crypto'))
      .map(([account, sum, methodId]): Step => [
        'deposit',
        { login: account, amount: sum, currency: CURRENCY[account], methodId, network: 'TRC20' },
      ]),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom('pay', 'pay', 'decline', 'cancel').map((answer): Step => ['answer', answer]),
  },
  { weight: 2, arbitrary: fc.nat(20).map((at): Step => ['cancel', at]) },
  { weight: 2, arbitrary: fc.constantFrom(20, 61, 180, 400).map((seconds): Step => ['wait', seconds]) },
);

/** Balances of the accounts: the client's own and the reserved money. */
async function balances(): Promise<Map<string, Big>> {
  const rows = await gateway.rows(
    `select kind, login, balance::text as balance from ledger_accounts where login in (${LOGINS.join()}) and kind in ('client', 'reserved')`,
  );
  return new Map(
    rows.map(({ balance, kind, login: account }) => [
      `${String(kind)} ${String(account)}`,
      Big(String(balance)),
    ]),
  );
}

interface ListedRequest {
  readonly requestId: string;
  readonly kind: 'deposit' | 'withdrawal' | 'transfer';
  readonly state: string;
  readonly login: number;
  readonly toLogin: number | null;
  readonly amount: string;
  readonly net: string;
  readonly received: string;
  readonly cancelUntil: string | null;
}
const requests = async () => {
  const all: ListedRequest[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: { result: ListedRequest[]; next: string | null } = (
      await gateway.call('getMoneyRequests', { token, query: { ...(cursor && { cursor }) } })
    ).body;
    all.push(...page.result);
    cursor = page.next;
  }
  return all;
};

/** The changes of the balances that requests have made so far. */
function changesOf(all: readonly ListedRequest[]): Map<string, Big> {
  const changes = new Map<string, Big>();
  const add = (place: string, sum: Big) => changes.set(place, (changes.get(place) ?? Big(0)).plus(sum));
  for (const { amount: sum, kind, login: account, net, received, state, toLogin } of all) {
    if (kind === 'transfer') {
      add(`client ${account}`, Big(sum).neg());
      add(`client ${toLogin}`, Big(received));
    } else if (kind === 'deposit') {
      if (state === 'completed') add(`client ${account}`, Big(net));
    } else if (!['rejected', 'failed', 'cancelled'].includes(state)) {
      add(`client ${account}`, Big(sum).neg());
      if (state !== 'completed') add(`reserved ${account}`, Big(sum));
    }
  }
  return changes;
}

/** Runs a step several times at once; resolves to the ids of the new requests. */
async function runStep([kind, input]: Step, times: number): Promise<string[]> {
  const repeat = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: times }, work));
  if (kind === 'wait') return gateway.advance(input).then(() => []);
  if (kind === 'answer') {
    const urls = await gateway.rows(
      "select cashier_key from money_requests where cashier_key is not null and state = 'pending' order by number desc limit 1",
    );
    const answers = urls.flatMap(({ cashier_key: key }) => Array.from({ length: times }, () => String(key)));
    const body = new URLSearchParams({ answer: input });
    await Promise.all(
      answers.map((key) => fetch(`${cashier}/cashier/${key}`, { method: 'POST', body, redirect: 'manual' })),
    );
    return [];
  }
  if (kind === 'cancel') {
    const open = (await requests()).filter(({ cancelUntil }) => cancelUntil !== null);
    const { requestId } = open[input % open.length] ?? {};
    const body = { requestId, idempotencyKey: randomUUID() };
    if (requestId !== undefined) await repeat(() => gateway.call('cancelMoneyRequest', { token, body }));
    return [];
  }
  const quoteFields = kind === 'transfer' ? await quoteOf(input) : {};
  const body = { ...input, ...quoteFields, idempotencyKey: randomUUID() };
  const answers = await repeat(() => gateway.call(kind, { token, body }));
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  const ids = answers.flatMap(({ body: { result } }) => (result ? [result.requestId as string] : []));
  if (ids.length > 0) expect(ids).toHaveLength(times);
  return [...new Set(ids)];
}

async function quoteOf({ amount: sum, currency, fromLogin, toLogin }: Record<string, unknown>) {
  const body = { direction: 'transfer', login: fromLogin, toLogin, amount: sum, currency };
  const { result } = (await gateway.call('quoteMoney', { token, body })).body;
  return { quoteId: result?.quoteId ?? null, ...(result && { amount: result.amount }) };
}

let cashier: string;
beforeAll(async () => {
  const body = {
    login: 50128841,
    amount: '50',
    currency: 'USD',
    methodId: 'card',
    idempotencyKey: randomUUID(),
  };
  const { redirectUrl } = (await gateway.call('deposit', { token, body })).body.result;
  cashier = new URL(redirectUrl).origin;
});

const dollars = { currency: 'USD', amount: '200' };
const card: Step = ['deposit', { ...dollars, login: 50128841, methodId: 'card' }];
const bank: Step = ['deposit', { ...dollars, login: 50128841, methodId: 'bank' }];
const crypto: Step = ['deposit', { ...dollars, login: 50128841, methodId: 'crypto', network: 'TRC20' }];
const withdrawal = (destination: string): Step => [
  'withdraw',
  { ...dollars, login: 50128841, methodId: 'bank', destination },
];
const toEuros: Step = ['transfer', { ...dollars, fromLogin: 50128841, toLogin: 21094417 }];

/** Steps that reach every state. */
const ALL_STEPS: readonly (Step | WalletStep)[] = [
  card,
  ['answer', 'pay'],
  card,
  ['answer', 'decline'],
  card,
  ['answer', 'cancel'],
  card,
  ['cancel', 0],
  bank,
  ['answer', 'pay'],
  crypto,
  toEuros,
  withdrawal('12345678'),
  ['cancel', 0],
  withdrawal('12345678'),
  withdrawal('12340000'),
  withdrawal('12349999'),
  ...ALL_WALLET_STEPS,
  ['wait', 180],
  ['wait', 400],
] as (Step | WalletStep)[];

it('random money and wallet calls, some of them simultaneous, create and lose no money', async () => {
  const runSteps = async (steps: readonly (readonly [Step | WalletStep, number])[]): Promise<void> => {
    token = await gateway.signIn('main@portico.test'); // a session ends while the clock goes on
    await wallet.signIn();
    const knownIds = new Set((await requests()).map(({ requestId }) => requestId));
    const earlierChanges = changesOf(await requests());
    const before = await balances();
    const [walletEarlier, walletBefore] = [
      wallet.changesOf(await wallet.requests()),
      await wallet.balances(),
    ];
    for (const [step, times] of steps) {
      if (isOfWallet(step)) await wallet.make(step, times);
      else for (const id of await runStep(step, times)) knownIds.add(id);
    }
    const all = await requests();
    expect(all.map(({ requestId }) => requestId).toSorted()).toEqual([...knownIds].toSorted());
    const changes = changesOf(all);
    const after = await balances();
    for (const place of LOGINS.flatMap((account) => [`client ${account}`, `reserved ${account}`])) {
      const expectedGain = (changes.get(place) ?? Big(0)).minus(earlierChanges.get(place) ?? 0);
      const gain = (after.get(place) ?? Big(0)).minus(before.get(place) ?? 0);
      expect([place, gain.toFixed(2)]).toEqual([place, expectedGain.toFixed(2)]);
    }
    const [walletMoved, walletAfter] = [wallet.changesOf(await wallet.requests()), await wallet.balances()];
    for (const place of new Set([...walletBefore.keys(), ...walletAfter.keys()])) {
      const gainOf = (balances: ReadonlyMap<string, Big>, since: ReadonlyMap<string, Big>) =>
        (balances.get(place) ?? Big(0)).minus(since.get(place) ?? 0).toFixed();
      expect([place, gainOf(walletAfter, walletBefore)]).toEqual([place, gainOf(walletMoved, walletEarlier)]);
    }
    expect(await ledgerErrors(gateway)).toEqual([]);
    // The day's quota of requests is not under test.
    await gateway.rows("update money_requests set created_at = created_at - interval '2 days'");
  };
  let underWay = Promise.resolve();
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.tuple(
          fc.oneof({ weight: 2, arbitrary: step }, { weight: 1, arbitrary: walletStep }),
          fc.constantFrom(1, 1, 3),
        ),
        { minLength: 4, maxLength: 16 },
      ),
      (steps) => (underWay = runSteps(steps)),
    ),
    {
      numRuns: 10,
      interruptAfterTimeLimit: 20_000,
      examples: [[ALL_STEPS.map((step) => [step, 1])], [ALL_STEPS.map((step) => [step, 3])]],
    },
  );
  await underWay; // the time limit does not wait for the last one
  const reachedStates = new Set((await requests()).map(({ kind, state }) => `${kind} ${state}`));
  for (const state of [
    'deposit completed',
    'deposit failed',
    'deposit cancelled',
    'transfer completed',
    'withdrawal completed',
    'withdrawal rejected',
    'withdrawal failed',
    'withdrawal cancelled',
  ])
    expect(reachedStates).toContain(state);
  const walletStates = new Set((await wallet.requests()).map(({ kind, state }) => `${kind} ${state}`));
  for (const state of [
    'deposit completed',
    'transfer completed',
    'withdrawal cancelled',
    'withdrawal completed',
  ])
    expect(walletStates).toContain(state);
}, 90_000);

describe('a call that moves money and is made five times from two sessions', () => {
  const [FROM, TO] = [90340128, 91205570];
  const sum = { currency: 'USD', amount: '100.00' };
  let tabs: readonly string[];
  beforeAll(async () => {
    tabs = [await gateway.signIn(WALLET_CLIENT), await gateway.signIn(WALLET_CLIENT)];
  });
  const call = (id: Parameters<Gateway['call']>[0], body: object, tab = 0) =>
    gateway.call(id, { token: tabs[tab % 2], body: { idempotencyKey: randomUUID(), ...body } });
  const send = async (id: Parameters<Gateway['call']>[0], body: object): Promise<Record<string, string>> =>
    (await call(id, body)).body.result;
  const withdrawal = { ...sum, login: FROM, methodId: 'bank', destination: '12345678' };
  const walletWithdrawal = async () => {
    const { body } = await gateway.call('getWalletAddresses', { token: tabs[0] });
    const { addressId } = body.result.addresses.find(
      ({ label }: { label: string }) => label === 'Cold wallet',
    );
    return { addressId, asset: 'USDT', amount: '20.00' };
  };

  /** By operation: its body, and the numbers of requests, entries and addresses that it creates. */
  const CALLS: Readonly<Record<string, readonly [body: () => Promise<object>, effects: readonly number[]]>> =
    {
      deposit: [async () => ({ ...sum, login: FROM, methodId: 'bank' }), [1, 0, 0]],
      withdraw: [async () => withdrawal, [1, 1, 0]],
      transfer: [async () => ({ ...sum, fromLogin: FROM, toLogin: TO }), [1, 2, 0]],
      cancelMoneyRequest: [
        async () => ({ requestId: (await send('withdraw', withdrawal))['requestId'] }),
        [0, 1, 0],
      ],
      addWalletAddress: [
        async () => ({
          label: 'Once',
          asset: 'USDT',
          network: 'TRC20',
          address: depositAddress('once', 'TRC20'),
          password: 'Portico-demo-1',
        }),
        [0, 0, 1],
      ],
      withdrawFromWallet: [walletWithdrawal, [1, 1, 0]],
      transferOfWallet: [
        async () => {
          const quoteRequest = { direction: 'toAccount', asset: 'USDT', amount: '30.00', login: TO };
          return { ...quoteRequest, quoteId: (await send('quoteWallet', quoteRequest))['quoteId'] };
        },
        [1, 2, 0],
      ],
      cancelWalletRequest: [
        async () => ({
          requestId: (await send('withdrawFromWallet', await walletWithdrawal()))['requestId'],
        }),
        [0, 1, 0],
      ],
    };
  const counts = async () => {
    const [row] = await gateway.rows(`select (select count(*)::int from money_requests) as requests,
      (select count(*)::int from ledger_entries where kind in ('deposit', 'withdrawal', 'transfer')) as entries,
      (select count(*)::int from wallet_addresses) as addresses`);
    return ['requests', 'entries', 'addresses'].map((name) => Number(row?.[name]));
  };

  it('is tested for each operation of the contract with an idempotency key', () => {
    const { paths } = load(readFileSync(contractFile(), 'utf8')) as OpenApiDocument;
    const callsWithKeys = Object.entries(paths)
      .filter(([path]) => /\/(Money|Wallet)\//.test(path))
      .flatMap(([, { post }]) => (post ? [post] : []))
      .filter(({ requestBody }) => JSON.stringify(requestBody ?? null).includes('idempotencyKey'))
      .map(({ operationId }) => operationId);
    expect(callsWithKeys.toSorted()).toEqual(Object.keys(CALLS).toSorted());
  });

  it.each(Object.keys(CALLS) as Parameters<Gateway['call']>[0][])('%s has one effect', async (id) => {
    const [bodyOf, expected] = CALLS[id]!;
    const body = { ...(await bodyOf()), idempotencyKey: randomUUID() };
    const before = await counts();
    const answers = await Promise.all([0, 1, 0, 1].map((tab) => call(id, body, tab)));
    answers.push(await call(id, body, 1));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    expect((await counts()).map((count, at) => count - before[at]!)).toEqual(expected);
    expect(await ledgerErrors(gateway)).toEqual([]);
  });
});
