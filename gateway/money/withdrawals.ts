import Big from 'big.js';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Companies } from '../../src/domain/site/companies';
import type { Database } from '../db/open-database';
import type { moneyRequests } from '../db/tables/money';
import { notifications } from '../db/tables/notifications';
import { assertDefined } from '../kernel/assert-defined';
import { postEntries } from './ledger';
import { ApiError } from '../kernel/api-error';
import type { Quotas } from '../kernel/quotas';
import { checkProvedEmail } from '../session/email-proof';
import type { FactorProof, SecondFactor } from '../session/second-factor';
import type { SignedInClient } from '../session/sessions';
import { later, type Clock } from '../kernel/time';
import type { TradingAccounts } from '../accounts/trading-accounts';
import { checkAmount, formatAmount, outgoingLimits, type RequestedAmount } from './amounts';
import { feeOf } from './fees';
import { destinationOf } from './destination';
import { reserveEntry } from './entries';
import { availableOf, lockAccounts } from './money-accounts';
import { checkAddressWait } from '../wallet/address-wait';
import { checkDailyLimit } from './daily-limit';
import type { MoneyProgress } from './money-progress';
import { CANCEL_TRANSITIONS } from './transitions.table';
import { receivedAsset } from './networks';
import { requestAnswer, writeRequest } from './new-request';
import { getOwnRequest } from './money-requests';
import type { Idempotency } from '../kernel/idempotency';
import { PACE } from './pace.table';
import type { PaymentMethods } from './payment-methods';
import type { Receipts } from './receipts';
import { checkDocuments, checkDestination } from './withdrawal-checks';

const HOUR_SECONDS = 3_600;

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
  readonly companies: Companies;
  /** Hours without withdrawals after the second factor was turned off. */
  readonly holdHours: number;
  readonly idempotency: Idempotency;
  readonly paymentMethods: PaymentMethods;
  readonly progress: MoneyProgress;
  readonly quotas: Quotas;
  readonly receipts: Receipts;
  readonly secondFactor: SecondFactor;
  readonly tradingAccounts: TradingAccounts;
}

/** Withdrawals. Their amount is reserved at once, and paid out after a review. */
export class Withdrawals {
  constructor(private readonly deps: WithdrawalsDeps) {}

  /**
   * Throws as `checkAmount`, `checkAddressWait`, `checkDailyLimit`, `checkDestination` and `checkDocuments` do; `held`; `emailUnproved`;
   * `codeNeeded` without the client's second factor; and `wrongCode`. The idempotency key does not cover the proof, which
   * differs in each call.
   */
  requestWithdrawal(client: SignedInClient, key: string, input: WithdrawalRequest, proof: FactorProof) {
    const { idempotency, secondFactor } = this.deps;
    return idempotency.run(
      client,
      key,
      { call: 'withdraw', ...input },
      (transaction) => this.#createRequest(transaction, client, input, proof),
      (work) => secondFactor.countAttempt(client, proof, work),
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

  /** The end of the hold on a client's withdrawals; the hold begins when their second factor is turned off. */
  async findHoldEnd(clientId: number, db = this.deps.db): Promise<Date | null> {
    const { clock, holdHours } = this.deps;
    const seconds = holdHours * HOUR_SECONDS;
    const [notification] = await db
      .select({ at: notifications.createdAt })
      .from(notifications)
      .where(
        and(
          eq(notifications.clientId, clientId),
          eq(notifications.template, 'second-factor-off'),
          gt(notifications.createdAt, later(clock(), -seconds)),
        ),
      )
      .orderBy(desc(notifications.createdAt))
      .limit(1);
    return notification ? later(notification.at, seconds) : null;
  }

  /** Throws `held`, with its end, during a hold, and `emailUnproved` as long as the client has not proved their e-mail address. */
  async checkHold(transaction: Database, clientId: number): Promise<void> {
    await checkProvedEmail(transaction, clientId);
    const holdEnd = await this.findHoldEnd(clientId, transaction);
    if (holdEnd) throw new ApiError('held', undefined, { until: holdEnd.toISOString() });
  }

  async #createRequest(
    transaction: Database,
    client: SignedInClient,
    input: WithdrawalRequest,
    proof: FactorProof,
  ) {
    const { clock, companies, paymentMethods, quotas, receipts, secondFactor, tradingAccounts } = this.deps;
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
    await this.checkHold(transaction, client.id);
    const outgoing = { amount: input.amount, currency, available: availableOf(account) };
    await checkDailyLimit(transaction, client.id, terms.kind, outgoing, now);
    await checkDestination(transaction, client.id, target.destination, outgoing, now);
    await checkDocuments(transaction, companies, client.id, outgoing, now);
    await secondFactor.checkProof(transaction, client.id, proof);
    const fee = feeOf(input.amount, currency, terms);
    const net = formatAmount(Big(input.amount).minus(fee), currency);
    const decidedAt = later(now, PACE.review);
    const request = {
      clientId: client.id,
      kind: 'withdrawal',
      state: 'pending',
      login,
      currency,
      amount: formatAmount(input.amount, currency),
      fee,
      net,
      method: terms.kind,
      ...target,
      memo: input.memo ?? null,
      ...(target.network !== null && receivedAsset(net, currency, target.network, now)),
      cancelUntil: decidedAt,
      nextAt: decidedAt,
    } satisfies Partial<typeof moneyRequests.$inferInsert>;
    const row = await writeRequest(transaction, quotas, request, now);
    await postEntries(transaction, [reserveEntry(row, now)]);
    await receipts.sendReceipt(transaction, 'withdrawal-requested', row, now);
    return requestAnswer(row);
  }
}
