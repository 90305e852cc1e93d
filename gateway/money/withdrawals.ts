import type { Database } from '../db/open-database';
import type { moneyRequests } from '../db/tables/money';
import { takeCredit } from '../campaigns/bonus-credit';
import { assertDefined } from '../kernel/assert-defined';
import { postEntries } from '../ledger/ledger';
import { ApiError } from '../kernel/api-error';
import type { Quotas } from '../db/quotas';
import type { ClientRow } from '../session/sessions';
import type { SignedInClient } from '../kernel/signed-in-client';
import type { StepUp, StepUpProof } from '../session/step-up';
import type { Clock } from '../kernel/time';
import type { TradingAccounts } from '../accounts/trading-accounts';
import { checkAmount, outgoingLimits, type RequestedAmount } from './amounts';
import { deductFee } from './deduct-fee';
import { destinationOf } from './destination';
import { reserveEntry } from '../ledger/entries';
import { availableOf, lockAccounts } from './money-accounts';
import { checkAddressWait } from './address-wait';
import { checkDailyLimit } from './daily-limit';
import type { MoneyProgress } from './money-progress';
import { CANCEL_TRANSITIONS } from './transitions.table';
import { receivedAsset } from './networks';
import { requestAnswer, writeRequest } from './new-request';
import { getOwnRequest } from './money-requests';
import type { Idempotency } from '../db/idempotency';
import type { PaymentMethods } from './payment-methods';
import type { Receipts } from './receipts';
import type { WithdrawalGate } from './withdrawal-gate';

export interface WithdrawalRequest extends RequestedAmount {
  readonly login: number;
  readonly methodId: string;
  readonly destination?: string | null | undefined;
  readonly network?: string | null | undefined;
  readonly memo?: string | null | undefined;
}

interface WithdrawalsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly idempotency: Idempotency;
  readonly paymentMethods: PaymentMethods;
  readonly progress: MoneyProgress;
  readonly quotas: Quotas;
  readonly receipts: Receipts;
  readonly stepUp: StepUp;
  readonly tradingAccounts: TradingAccounts;
  readonly withdrawalGate: WithdrawalGate;
}

/** Withdrawals. Their amount is reserved at once, and paid out after a review. */
export class Withdrawals {
  constructor(private readonly deps: WithdrawalsDeps) {}

  /**
   * Throws as `checkAmount`, `checkAddressWait`, `checkDailyLimit`, `WithdrawalGate.pass` and `StepUp.countAttempt` do. The
   * idempotency key does not cover the proof, which differs in each call.
   */
  requestWithdrawal(client: SignedInClient, key: string, input: WithdrawalRequest, proof: StepUpProof) {
    const { idempotency, stepUp } = this.deps;
    return idempotency.run(
      client,
      key,
      { call: 'withdraw', ...input },
      (transaction, owner) => this.#createRequest(transaction, client, owner, input, proof),
      (work) => stepUp.countAttempt(client, proof, work),
    );
  }

  /** Throws `notFound` for another client's request, and `refused` if it is too late. */
  cancelRequest(
    client: SignedInClient,
    key: string,
    requestId: string,
    place: 'accounts' | 'wallet' = 'accounts',
  ) {
    const { clock, idempotency, progress } = this.deps;
    return idempotency.run(client, key, { call: 'cancel', requestId }, async (transaction) => {
      const row = await getOwnRequest(transaction, client.id, requestId, { place, isLocked: true });
      const transition = CANCEL_TRANSITIONS[row.kind];
      const now = clock();
      if (!transition || row.state !== 'pending' || !row.cancelUntil || row.cancelUntil <= now)
        throw new ApiError('refused');
      return requestAnswer(await progress.applyTransition(transaction, row, transition, now));
    });
  }

  async #createRequest(
    transaction: Database,
    client: SignedInClient,
    owner: ClientRow,
    input: WithdrawalRequest,
    proof: StepUpProof,
  ) {
    const { clock, paymentMethods, quotas, receipts, tradingAccounts, withdrawalGate } = this.deps;
    const now = clock();
    const [lockedAccount] = await lockAccounts(transaction, tradingAccounts, client.id, [input.login]);
    const account = assertDefined(lockedAccount, 'the account');
    const { currency, login } = account;
    const terms = await paymentMethods.getTerms(
      client.companyId,
      account,
      'withdraw',
      input.methodId,
      transaction,
    );
    checkAmount(input, account, outgoingLimits(account, terms));
    const target = await destinationOf(transaction, terms.kind, input);
    if (terms.kind === 'crypto' && target.destination !== null)
      await checkAddressWait(transaction, client.id, target.destination, now);
    const outgoing = { amount: input.amount, currency, available: availableOf(account) };
    await checkDailyLimit(transaction, client.id, terms.kind, outgoing, now);
    const memo = input.memo?.trim() || null;
    const { destination } = target;
    const decidedAt = await withdrawalGate.pass(
      transaction,
      owner,
      { way: terms.kind, login, destination, memo },
      outgoing,
      proof,
    );
    const { amount, fee, net } = deductFee(input.amount, currency, terms);
    const request = {
      clientId: client.id,
      kind: 'withdrawal',
      state: 'pending',
      login,
      currency,
      amount,
      fee,
      net,
      method: terms.kind,
      ...target,
      memo,
      ...(target.network !== null && receivedAsset(net, currency, target.network, now)),
      cancelUntil: decidedAt,
      nextAt: decidedAt,
    } satisfies Partial<typeof moneyRequests.$inferInsert>;
    const row = await writeRequest(transaction, quotas, request, now);
    const bonusEntries = await takeCredit(transaction, account, row.amount, now);
    await postEntries(transaction, [reserveEntry(row, now), ...bonusEntries]);
    await receipts.sendReceipt(transaction, 'withdrawal-requested', row, now);
    return requestAnswer(row);
  }
}
