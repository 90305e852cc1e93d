import { randomUUID } from 'node:crypto';
import Big from 'big.js';
import fc from 'fast-check';
import { WALLET_CLIENT } from '../../../gateway/db/seed/wallet.table';
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

const asset = fc.constantFrom(...ASSETS);
const amount = fc.constantFrom('0.0005', '0.02', '12', '35.5', '260', '0.001', '999999', '10.001');

export const walletStep: fc.Arbitrary<WalletStep> = fc.oneof(
  fc
    .tuple(fc.constantFrom(['Cold wallet', 'USDT'], ['Savings', 'BTC'], ['Phone wallet', 'ETH']), amount)
    .map(([[label = '', of = ''], sum]): WalletStep => ['walletOut', { label, asset: of, amount: sum }]),
  fc
    .tuple(fc.constantFrom('toAccount', 'toWallet'), asset, amount)
    .map(([direction, of, sum]): WalletStep => ['walletTransfer', { direction, asset: of, amount: sum }]),
  fc.tuple(asset, amount).map(([of, sum]): WalletStep => ['walletIn', { asset: of, amount: sum }]),
  fc.nat(20).map((at): WalletStep => ['walletCancel', at]),
);

/** Every possible step. */
export const EVERY_WALLET_WAY: readonly WalletStep[] = [
  ['walletIn', { asset: 'USDT', amount: '260' }],
  ['walletTransfer', { direction: 'toAccount', asset: 'USDT', amount: '35.5' }],
  ['walletTransfer', { direction: 'toWallet', asset: 'BTC', amount: '260' }],
  ['walletOut', { label: 'Cold wallet', asset: 'USDT', amount: '12' }],
  ['walletCancel', 0],
  ['walletOut', { label: 'Cold wallet', asset: 'USDT', amount: '35.5' }],
];

interface Listed {
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

  /** Every move of the wallet. */
  async requests(): Promise<readonly Listed[]> {
    const all: Listed[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: { result: Listed[]; next: string | null } = (
        await this.#call('getWalletHistory', { query: { ...(cursor && { cursor }) } })
      ).body;
      all.push(...page.result);
      cursor = page.next;
    }
    return all;
  }

  /** Balances of wallet and trading account: the client's own and the reserved money. */
  async held(): Promise<ReadonlyMap<string, Big>> {
    const rows = await this.gateway.rows(`
      select l.kind, coalesce(w.asset, l.login::text) as place, l.balance::text as balance
      from ledger_accounts l left join wallets w on w.id = l.wallet_id
      where l.kind in ('client', 'reserved') and (l.login = ${LOGIN}
        or w.client_id = (select id from clients where email = '${WALLET_CLIENT}'))`);
    return new Map(
      rows.map(({ balance, kind, place }) => [`${String(kind)} ${String(place)}`, Big(String(balance))]),
    );
  }

  /** Sums that requests have moved, by state. */
  movedBy(all: readonly Listed[]): ReadonlyMap<string, Big> {
    const moved = new Map<string, Big>();
    const add = (place: string, sum: Big) => moved.set(place, (moved.get(place) ?? Big(0)).plus(sum));
    for (const { amount: sum, arrives, asset: of, change, kind, state } of all) {
      if (kind === 'transfer') {
        const isOut = change.startsWith('-');
        add(`client ${of}`, Big(change));
        add(`client ${LOGIN}`, isOut ? Big(arrives ?? 0) : Big(sum).neg());
      } else if (kind === 'deposit') {
        if (state === 'completed') add(`client ${of}`, Big(change));
      } else if (!['rejected', 'failed', 'cancelled'].includes(state)) {
        add(`client ${of}`, Big(sum).neg());
        if (state !== 'completed') add(`reserved ${of}`, Big(sum));
      }
    }
    return moved;
  }

  /** Makes a step the given number of times, all at once; it may be refused, but then each time. */
  async make(step: WalletStep, times: number): Promise<void> {
    const knownIds = new Set((await this.requests()).map(({ requestId }) => requestId));
    await this.#make(step, <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: times }, work)));
    const newRequests = (await this.requests()).filter(({ requestId }) => !knownIds.has(requestId));
    expect(newRequests.length).toBeLessThanOrEqual(1);
  }

  async #make([what, with_]: WalletStep, atOnce: <T>(work: () => Promise<T>) => Promise<T[]>) {
    const idempotencyKey = randomUUID();
    if (what === 'walletIn') {
      const query = { asset: with_.asset, network: NETWORKS[with_.asset] };
      const { payUrl } = (await this.#call('getWalletDepositAddress', { query })).body.result;
      const body = new URLSearchParams({ amount: with_.amount, key: idempotencyKey });
      await atOnce(() => fetch(payUrl, { method: 'POST', body, redirect: 'manual' }));
      return;
    }
    if (what === 'walletCancel') {
      const open = (await this.requests()).filter(({ cancelUntil }) => cancelUntil !== null);
      const { requestId } = open[with_ % open.length] ?? {};
      if (requestId === undefined) return;
      await this.#order('cancelWalletRequest', { requestId, idempotencyKey }, atOnce);
      return;
    }
    if (what === 'walletOut') {
      const { addresses } = (await this.#call('getWalletAddresses', {})).body.result;
      const { addressId } = addresses.find(({ label }: { label: string }) => label === with_.label);
      const { amount: sum, asset: of } = with_;
      await this.#order('withdrawFromWallet', { addressId, asset: of, amount: sum, idempotencyKey }, atOnce);
      return;
    }
    const quoteRequest = { ...with_, login: LOGIN };
    const { quoteId = randomUUID() } =
      (await this.#call('quoteWallet', { body: quoteRequest })).body.result ?? {};
    await this.#order('transferOfWallet', { ...quoteRequest, quoteId, idempotencyKey }, atOnce);
  }

  /** The same call made at the same time gets the same answer. */
  async #order(id: CallId, body: object, atOnce: <T>(work: () => Promise<T>) => Promise<T[]>): Promise<void> {
    const answers = await atOnce(() => this.#call(id, { body }));
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect(new Set(answers.map(({ body: answer }) => answer.result?.requestId)).size).toBe(1);
  }

  #call(id: CallId, options: { body?: object; query?: Record<string, string> }) {
    return this.gateway.call(id, { token: this.#token, ...options });
  }
}

type CallId = Parameters<Gateway['call']>[0];
