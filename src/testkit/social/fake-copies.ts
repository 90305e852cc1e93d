import Big from 'big.js';
import type { Copies, CopyAction, CopyRules } from '../../application/social/ports/copies';
import type {
  Copy,
  CopyDetails,
  CopyFundsQuote,
  CopyOrder,
  CopySettings,
  CopyState,
} from '../../domain/social/copy';
import { readStopPercent, stopFigures } from '../../domain/social/copy-amounts';
import type { CopyTerms } from '../../domain/social/copy-terms';
import { refuse } from '../kernel/refuse';
import { changeBalance, creditLossOf, moneyAccount, refuseBeyondLimits } from '../money/fake-money';
import type { FakeBackend, FakeClient } from '../portal/fake-backend';

/** The first login of those that the gateway assigns. */
const FIRST_LOGIN = 60_000_001;

const settingsOf = ({ allocated, multiplier, stopEquity }: CopySettings): CopySettings => ({
  allocated,
  multiplier,
  stopEquity,
});

/** Copies of the backend's clients. Their strategies make no trades here: a copy keeps its money. */
export class FakeCopies implements Copies {
  /** The credit of bonuses by login; none by default. */
  readonly bonusCredit = new Map<number, string>();
  readonly #copies = new WeakMap<FakeClient, readonly CopyDetails[]>();
  readonly #answers = new Map<string, { copyId: string; login: number }>();
  readonly #fundsAnswers = new Map<string, CopyDetails>();
  #count = 0;

  constructor(private readonly backend: FakeBackend) {}

  list(signal?: AbortSignal): Promise<readonly Copy[]> {
    return this.backend.answerClient('copies', (client) => this.#copiesOf(client), { signal });
  }

  find(copyId: string, signal?: AbortSignal): Promise<CopyDetails> {
    const answer = (client: FakeClient) => this.#find(client, copyId);
    return this.backend.answerClient('copy', answer, { args: [copyId], signal });
  }

  start(order: CopyOrder & { idempotencyKey: string }): Promise<{ copyId: string; login: number }> {
    const answer = (client: FakeClient) => {
      const earlierAnswer = this.#answers.get(order.idempotencyKey);
      if (earlierAnswer) return earlierAnswer;
      const copy = this.#create(client, order);
      this.#copies.set(client, [copy, ...this.#copiesOf(client)]);
      const startAnswer = { copyId: copy.id, login: copy.login };
      this.#answers.set(order.idempotencyKey, startAnswer);
      return startAnswer;
    };
    return this.backend.answerClient('copyStrategy', answer, { args: [order] });
  }

  terms(strategyId: number, signal?: AbortSignal): Promise<CopyTerms> {
    const answer = (client: FakeClient) => this.#termsOf(client, strategyId);
    return this.backend.answerClient('copyTerms', answer, { args: [strategyId], signal });
  }

  quoteFunds(fromLogin: number, amount: string, signal?: AbortSignal): Promise<CopyFundsQuote> {
    const answer = (client: FakeClient) => {
      const account = moneyAccount(client, fromLogin);
      return {
        fromLogin,
        currency: account.currency,
        amount: Big(amount).toFixed(2),
        creditLoss: creditLossOf(this.bonusCredit.get(fromLogin), account, Big(amount)),
      };
    };
    return this.backend.answerClient('copyFundsQuote', answer, { args: [fromLogin, amount], signal });
  }

  change(action: CopyAction & CopyRules): Promise<CopySettings> {
    const { multiplier, stop } = action;
    const answer = (client: FakeClient) => {
      const {
        allocated,
        currency,
        equity,
        multiplier: earlier,
        stopEquity,
      } = this.#find(client, action.copyId);
      const isAllowed = stop === undefined || readStopPercent(String(stop)) !== undefined;
      if (!isAllowed) refuse('invalid', 400);
      const newStop = stop === undefined ? stopEquity : stopFigures(allocated ?? '0', stop, currency).stop;
      if (Big(equity ?? '0').lte(newStop ?? '0')) refuse('refused', 400, { reason: 'stop' });
      return settingsOf(
        this.#change(client, action, { stopEquity: newStop, multiplier: multiplier ?? earlier }),
      );
    };
    return this.backend.answerClient('changeCopy', answer, { args: [action] });
  }

  addFunds(action: CopyAction & { amount: string }): Promise<CopySettings> {
    const answer = (client: FakeClient) => {
      const { currency, fromLogin } = this.#find(client, action.copyId);
      const available = moneyAccount(client, fromLogin).balance ?? '0';
      refuseBeyondLimits(action.amount, { min: '0', max: available, available: null, currency });
      return settingsOf(this.#move(client, action, Big(action.amount)));
    };
    return this.backend.answerClient('addCopyFunds', answer, { args: [action] });
  }

  removeFunds(action: CopyAction & { amount: string }): Promise<CopySettings> {
    const answer = (client: FakeClient) => {
      const { currency, removable } = this.#find(client, action.copyId);
      const available = removable ?? '0';
      refuseBeyondLimits(action.amount, { min: '0', max: available, available: null, currency });
      return settingsOf(this.#move(client, action, Big(action.amount).neg()));
    };
    return this.backend.answerClient('removeCopyFunds', answer, { args: [action] });
  }

  stop(action: CopyAction): Promise<CopyState> {
    const answer = (client: FakeClient) => {
      const { currency, equity, fees, fromLogin } = this.#change(client, action, {});
      const stoppedAt = new Date(this.backend.now()).toISOString();
      changeBalance(client, fromLogin, Big(equity ?? '0'));
      this.#change(client, action, {
        state: 'stopped',
        reason: 'client',
        equity: null,
        endEquity: equity,
        returned: equity,
        returnedCurrency: currency,
        returnedLogin: fromLogin,
        stoppedAt,
        fees: fees.map((fee) => ({ ...fee, at: fee.at ?? stoppedAt })),
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

  #move(client: FakeClient, action: CopyAction, flow: Big): CopyDetails {
    const earlierAnswer = this.#fundsAnswers.get(action.idempotencyKey);
    if (earlierAnswer) return earlierAnswer;
    const { allocated, equity, fromLogin } = this.#find(client, action.copyId);
    const changedCopy = this.#change(client, action, {
      allocated: flow.plus(allocated ?? '0').toFixed(2),
      equity: flow.plus(equity ?? '0').toFixed(2),
    });
    changeBalance(client, fromLogin, flow.neg());
    this.#fundsAnswers.set(action.idempotencyKey, changedCopy);
    return changedCopy;
  }

  #termsOf(client: FakeClient, strategyId: number): CopyTerms {
    const strategy = this.backend.strategies.find(({ id }) => id === strategyId);
    if (!strategy) return refuse('notFound', 404);
    const isCopied = this.#copiesOf(client).some(
      (copy) => copy.strategyId === strategyId && copy.state !== 'stopped',
    );
    const refusal = strategy.state === 'open' ? null : strategy.state;
    const texts = {
      terms: 'Trades are made for me.',
      fee: 'The fee is a share of my gain.',
      risk: 'I can lose money.',
    };
    return {
      version: '1',
      refusal: isCopied ? 'copied' : refusal,
      consents: (['terms', 'fee', 'risk'] as const).map((id, index) => ({
        id,
        culture: 'en-US',
        text: texts[id],
        points: [],
        sha256: String(index).repeat(64),
      })),
      overlap: [],
    };
  }

  #copiesOf(client: FakeClient): readonly CopyDetails[] {
    return this.#copies.get(client) ?? [];
  }

  #find(client: FakeClient, copyId: string): CopyDetails {
    return this.#copiesOf(client).find(({ id }) => id === copyId) ?? refuse('notFound', 404);
  }

  #change(client: FakeClient, { copyId }: CopyAction, change: Partial<CopyDetails>): CopyDetails {
    const copy = this.#find(client, copyId);
    if (copy.state === 'stopped') refuse('refused');
    const changed = withRemovable({ ...copy, ...change });
    this.#copies.set(
      client,
      this.#copiesOf(client).map((candidate) => (candidate.id === copyId ? changed : candidate)),
    );
    return changed;
  }

  #create(client: FakeClient, order: CopyOrder): CopyDetails {
    const strategy = this.backend.strategies.find(({ id }) => id === order.strategyId);
    if (!strategy) return refuse('notFound', 404);
    const { refusal: reason } = this.#termsOf(client, strategy.id);
    if (reason) refuse('refused', 400, { reason });
    const { consents } = this.#termsOf(client, strategy.id);
    const isAgreed = consents.every(({ id, sha256 }) =>
      order.consents.some((consent) => consent.id === id && consent.sha256 === sha256),
    );
    if (!isAgreed) refuse('refused', 400, { reason: 'consents' });
    const account = moneyAccount(client, order.fromLogin);
    const currency = strategy.currency ?? 'USD';
    if (account.currency !== currency) refuse('refused', 400, { reason: 'account' });
    const max = account.balance ?? '0';
    refuseBeyondLimits(order.amount, { min: strategy.minimum ?? '0', max, available: max, currency });
    changeBalance(client, order.fromLogin, Big(order.amount).neg());
    this.#count += 1;
    const amount = Big(order.amount).toFixed(2);
    return withRemovable({
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
      feesTotal: '0.00',
      feePercent: strategy.feePercent,
      highWater: '0.00',
      feeNow: '0.00',
      stopEquity: Big(order.amount).times(order.stop).div(100).toFixed(2),
      multiplier: order.multiplier,
      gap: '0.00',
      removable: null,
      openResult: '0.00',
      closedResult: '0.00',
      madeCount: 0,
      openCount: 0,
      skippedCount: 0,
      startedAt: new Date(this.backend.now()).toISOString(),
      stoppedAt: null,
      endEquity: null,
      returned: null,
      returnedCurrency: null,
      returnedLogin: null,
      positions: [],
      fees: [{ at: null, result: '0.00', highWater: '0.00', fee: '0.00' }],
    });
  }
}

/** Without open positions the money above the stop can be taken out. */
function withRemovable(copy: CopyDetails): CopyDetails {
  const { equity, stopEquity } = copy;
  if (equity === null) return { ...copy, removable: null };
  return {
    ...copy,
    removable: Big(equity)
      .minus(stopEquity ?? '0')
      .minus('0.01')
      .toFixed(2),
  };
}
