import { randomUUID } from 'node:crypto';
import Big from 'big.js';
import fc from 'fast-check';
import { WALLET_CLIENT } from '../../../gateway/seed/wallet.table';
import type { Gateway } from './start-gateway';

const LOGIN = 91205570;
/** Networks of the assets that the client holds. */
const NETWORKS = { USDT: 'TRC20', BTC: 'BTC', ETH: 'ERC20' } as const;
const ASSETS = Object.keys(NETWORKS) as (keyof typeof NETWORKS)[];

/** A step of a client with their wallet. */
export type WalletStep =
  | readonly ['walletOut', { readonly label: string; readonly asset: string; readonly amount: string }]
  | readonly [
      'walletTransfer',
      { readonly direction: 'toAccount' | 'toWallet'; readonly asset: string; readonly amount: string },
    ]
  | readonly ['walletIn', { readonly asset: keyof typeof NETWORKS; readonly amount: string }]
  | readonly ['walletCancel', number];

const anyAsset = fc.constantFrom(...ASSETS);
const anyAmount = fc.constantFrom('0.0005', '0.02', '12', '35.5', '260', '0.001', '999999', '10.001');

export const walletStep: fc.Arbitrary<WalletStep> = fc.oneof(
  fc
    .tuple(fc.constantFrom(['Cold wallet', 'USDT'], ['Savings', 'BTC'], ['Phone wallet', 'ETH']), anyAmount)
    .map(([[label = '', asset = ''], amount]): WalletStep => ['walletOut', { label, asset, amount }]),
  fc
    .tuple(fc.constantFrom('toAccount', 'toWallet'), anyAsset, anyAmount)
    .map(([direction, asset, amount]): WalletStep => ['walletTransfer', { direction, asset, amount }]),
  fc.tuple(anyAsset, anyAmount).map(([asset, amount]): WalletStep => ['walletIn', { asset, amount }]),
  fc.nat(20).map((index): WalletStep => ['walletCancel', index]),
);

/** Steps that reach every state. */
export const ALL_WALLET_STEPS: readonly WalletStep[] = [
  ['walletIn', { asset: 'USDT', amount: '260' }],
  ['walletTransfer', { direction: 'toAccount', asset: 'USDT', amount: '35.5' }],
  ['walletTransfer', { direction: 'toWallet', asset: 'BTC', amount: '260' }],
  ['walletOut', { label: 'Cold wallet', asset: 'USDT', amount: '12' }],
  ['walletCancel', 0],
  ['walletOut', { label: 'Cold wallet', asset: 'USDT', amount: '35.5' }],
];

interface WalletRequest {
  readonly requestId: string;
  readonly kind: 'deposit' | 'withdrawal' | 'transfer';
  readonly state: string;
  readonly asset: string;
  readonly change: string;
  readonly amount: string;
  readonly arrives: string | null;
  readonly cancelUntil: string | null;
}

/** A client's wallet in random sequences of calls: its requests and its balances. */
export class WalletSteps {
  #token = '';

  constructor(private readonly gateway: Gateway) {}

  /** Signs in again, because the session ends while the clock advances. */
  async signIn(): Promise<void> {
    this.#token = await this.gateway.signIn(WALLET_CLIENT);
  }

  async requests(): Promise<readonly WalletRequest[]> {
    const all: WalletRequest[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: { result: WalletRequest[]; next: string | null } = (
        await this.#call('getWalletHistory', { query: { ...(cursor && { cursor }) } })
      ).body;
      all.push(...page.result);
      cursor = page.next;
    }
    return all;
  }

  /** Balances of wallet and trading account: the client's own and the reserved money. */
  async balances(): Promise<ReadonlyMap<string, Big>> {
    const rows = await this.gateway.rows(`
      select l.kind, coalesce(w.asset, l.login::text) as place, l.balance::text as balance
      from ledger_accounts l left join wallets w on w.id = l.wallet_id
      where l.kind in ('client', 'reserved') and (l.login = ${LOGIN}
        or w.client_id = (select id from clients where email = '${WALLET_CLIENT}'))`);
    return new Map(
      rows.map(({ balance, kind, place }) => [`${String(kind)} ${String(place)}`, Big(String(balance))]),
    );
  }

  /** The changes of the balances that requests have made so far. */
  changesOf(requests: readonly WalletRequest[]): ReadonlyMap<string, Big> {
    const changes = new Map<string, Big>();
    const add = (place: string, sum: Big) => changes.set(place, (changes.get(place) ?? Big(0)).plus(sum));
    for (const { amount, arrives, asset, change, kind, state } of requests) {
      if (kind === 'transfer') {
        const isOut = change.startsWith('-');
        add(`client ${asset}`, Big(change));
        add(`client ${LOGIN}`, isOut ? Big(arrives ?? 0) : Big(amount).neg());
      } else if (kind === 'deposit') {
        if (state === 'completed') add(`client ${asset}`, Big(change));
      } else if (!['rejected', 'failed', 'cancelled'].includes(state)) {
        add(`client ${asset}`, Big(amount).neg());
        if (state !== 'completed') add(`reserved ${asset}`, Big(amount));
      }
    }
    return changes;
  }

  /** Makes a step the given number of times, all at once; it may be refused, but then each time. */
  async make(step: WalletStep, times: number): Promise<void> {
    const knownIds = new Set((await this.requests()).map(({ requestId }) => requestId));
    await this.#make(step, <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: times }, work)));
    const newRequests = (await this.requests()).filter(({ requestId }) => !knownIds.has(requestId));
    expect(newRequests.length).toBeLessThanOrEqual(1);
  }

  async #make([kind, input]: WalletStep, repeat: <T>(work: () => Promise<T>) => Promise<T[]>) {
    const idempotencyKey = randomUUID();
    if (kind === 'walletIn') {
      const query = { asset: input.asset, network: NETWORKS[input.asset] };
      const { payUrl } = (await this.#call('getWalletDepositAddress', { query })).body.result;
      const body = new URLSearchParams({ amount: input.amount, key: idempotencyKey });
      await repeat(() => fetch(payUrl, { method: 'POST', body, redirect: 'manual' }));
      return;
    }
    if (kind === 'walletCancel') {
      const open = (await this.requests()).filter(({ cancelUntil }) => cancelUntil !== null);
      const { requestId } = open[input % open.length] ?? {};
      if (requestId === undefined) return;
      await this.#order('cancelWalletRequest', { requestId, idempotencyKey }, repeat);
      return;
    }
    if (kind === 'walletOut') {
      const { addresses } = (await this.#call('getWalletAddresses', {})).body.result;
      const { addressId } = addresses.find(({ label }: { label: string }) => label === input.label);
      const { amount, asset } = input;
      await this.#order('withdrawFromWallet', { addressId, asset, amount, idempotencyKey }, repeat);
      return;
    }
    const quoteRequest = { ...input, login: LOGIN };
    const { quoteId = randomUUID() } =
      (await this.#call('quoteWallet', { body: quoteRequest })).body.result ?? {};
    await this.#order('transferOfWallet', { ...quoteRequest, quoteId, idempotencyKey }, repeat);
  }

  /** Makes the call several times at once, and expects the same answer each time. */
  async #order(id: CallId, body: object, repeat: <T>(work: () => Promise<T>) => Promise<T[]>): Promise<void> {
    const answers = await repeat(() => this.#call(id, { body }));
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect(new Set(answers.map(({ body: answer }) => answer.result?.requestId)).size).toBe(1);
  }

  #call(id: CallId, options: { body?: object; query?: Record<string, string> }) {
    return this.gateway.call(id, { token: this.#token, ...options });
  }
}

type CallId = Parameters<Gateway['call']>[0];
