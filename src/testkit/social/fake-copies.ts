import Big from 'big.js';
import type { Copies, CopyAction } from '../../application/social/ports/copies';
import {
  COPY_TERMS_VERSION,
  type Copy,
  type CopyDetails,
  type CopyOrder,
  type CopyState,
} from '../../domain/social/copy';
import { refuse } from '../kernel/refuse';
import { changeBalance, moneyAccount, refuseBeyondLimits } from '../money/fake-money';
import type { FakeBackend, FakeClient } from '../portal/fake-backend';

/** Where the gateway's own logins begin. */
const FIRST_LOGIN = 60_000_001;

/** Copies of the backend's clients. Their strategies make no trades here: a copy keeps its money. */
export class FakeCopies implements Copies {
  readonly #copies = new WeakMap<FakeClient, readonly CopyDetails[]>();
  readonly #answers = new Map<string, { copyId: string; login: number }>();
  #count = 0;

  constructor(private readonly backend: FakeBackend) {}

  list(signal?: AbortSignal): Promise<readonly Copy[]> {
    return this.backend.answerClient('copies', (client) => this.#of(client), { signal });
  }

  find(copyId: string, signal?: AbortSignal): Promise<CopyDetails> {
    const answer = (client: FakeClient) => this.#find(client, copyId);
    return this.backend.answerClient('copy', answer, { args: [copyId], signal });
  }

  start(order: CopyOrder & { idempotencyKey: string }): Promise<{ copyId: string; login: number }> {
    const answer = (client: FakeClient) => {
      const repeated = this.#answers.get(order.idempotencyKey);
      if (repeated) return repeated;
      const copy = this.#create(client, order);
      this.#copies.set(client, [copy, ...this.#of(client)]);
      const answered = { copyId: copy.id, login: copy.login };
      this.#answers.set(order.idempotencyKey, answered);
      return answered;
    };
    return this.backend.answerClient('copyStrategy', answer, { args: [order] });
  }

  stop(action: CopyAction): Promise<CopyState> {
    const answer = (client: FakeClient) => {
      const { currency, equity, fromLogin } = this.#change(client, action, {});
      changeBalance(client, fromLogin, Big(equity ?? '0'));
      this.#change(client, action, {
        state: 'stopped',
        reason: 'client',
        equity: null,
        endEquity: equity,
        returned: equity,
        returnedCurrency: currency,
        returnedLogin: fromLogin,
        stoppedAt: new Date(this.backend.now()).toISOString(),
      });
      return 'stopped' as const;
    };
    return this.backend.answerClient('stopCopy', answer, { args: [action] });
  }

  pause(action: CopyAction): Promise<CopyState> {
    const answer = (client: FakeClient) => this.#change(client, action, { state: 'paused' }).state;
    return this.backend.answerClient('pauseCopy', answer, { args: [action] });
  }

  resume(action: CopyAction): Promise<CopyState> {
    const answer = (client: FakeClient) => this.#change(client, action, { state: 'active' }).state;
    return this.backend.answerClient('resumeCopy', answer, { args: [action] });
  }

  #of(client: FakeClient): readonly CopyDetails[] {
    return this.#copies.get(client) ?? [];
  }

  #find(client: FakeClient, copyId: string): CopyDetails {
    return this.#of(client).find(({ id }) => id === copyId) ?? refuse('notFound', 404);
  }

  #change(client: FakeClient, { copyId }: CopyAction, change: Partial<CopyDetails>): CopyDetails {
    const copy = this.#find(client, copyId);
    if (copy.state === 'stopped') refuse('refused');
    const changed = { ...copy, ...change };
    this.#copies.set(
      client,
      this.#of(client).map((candidate) => (candidate.id === copyId ? changed : candidate)),
    );
    return changed;
  }

  #create(client: FakeClient, order: CopyOrder): CopyDetails {
    const strategy = this.backend.strategies.find(({ id }) => id === order.strategyId);
    if (!strategy) return refuse('notFound', 404);
    const isCopied = this.#of(client).some(
      ({ state, strategyId }) => strategyId === strategy.id && state !== 'stopped',
    );
    if (isCopied) refuse('refused', 400, { reason: 'copied' });
    if (strategy.state !== 'open') refuse('refused', 400, { reason: strategy.state });
    if (order.termsVersion !== COPY_TERMS_VERSION) refuse('refused', 400, { reason: 'consents' });
    const account = moneyAccount(client, order.fromLogin);
    const currency = strategy.currency ?? 'USD';
    if (account.currency !== currency) refuse('refused', 400, { reason: 'account' });
    const max = account.balance ?? '0';
    refuseBeyondLimits(order.amount, { min: strategy.minimum ?? '0', max, available: max, currency });
    changeBalance(client, order.fromLogin, Big(order.amount).neg());
    this.#count += 1;
    const amount = Big(order.amount).toFixed(2);
    return {
      id: crypto.randomUUID(),
      login: FIRST_LOGIN + this.#count,
      fromLogin: order.fromLogin,
      strategyId: strategy.id,
      strategy: strategy.name,
      currency,
      state: 'active',
      reason: null,
      allocated: amount,
      equity: amount,
      result: '0.00',
      fees: '0.00',
      feePercent: strategy.feePercent,
      highWater: '0.00',
      feeNow: '0.00',
      stopEquity: Big(order.amount).times(order.stop).div(100).toFixed(2),
      multiplier: order.multiplier,
      gap: '0.00',
      openCount: 0,
      skippedCount: 0,
      startedAt: new Date(this.backend.now()).toISOString(),
      stoppedAt: null,
      endEquity: null,
      returned: null,
      returnedCurrency: null,
      returnedLogin: null,
      openings: [],
      charges: [],
    };
  }
}
