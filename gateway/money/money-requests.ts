import { and, desc, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import type { Database } from '../db/open-database';
import { moneyRequests, type MoneyRequestRow } from '../db/tables/money';
import { assertDefined } from '../kernel/assert-defined';
import { ApiError } from '../kernel/api-error';
import type { Clock } from '../kernel/time';
import { getGatewayTexts } from '../texts/gateway-texts';
import type { MoneyProgress } from './money-progress';
import { afterCursorCondition, pageOf } from '../kernel/cursor';
import { UUID } from '../kernel/uuid';
import { payAmountOf, type Deposits } from './deposits';
import { chainOf, explorerUrlOf, NETWORKS } from './networks.table';
import { requestReference } from './request-reference';
import { maskNumber } from '../ledger/mask-number';
import { UNFINISHED_STATES } from '../db/values/unfinished-states.table';

/** Requests per page, unless the query sets a smaller number. */
const PAGE_SIZE = 100;

interface MoneyRequestFilter {
  readonly login?: number | undefined;
  readonly state?: 'pending' | 'all' | undefined;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

interface MoneyRequestsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly deposits: Deposits;
  readonly progress: MoneyProgress;
}

/** Clients' deposits, withdrawals and transfers, in the client's language. */
export class MoneyRequests {
  constructor(private readonly deps: MoneyRequestsDeps) {}

  /** Requests of one account, including transfers to it, or of all accounts; newest first. */
  async listRequests(
    clientId: number,
    culture: string,
    { cursor, limit = PAGE_SIZE, login, state }: MoneyRequestFilter,
  ) {
    await this.deps.progress.advanceRequests(clientId);
    const rows = await this.deps.db
      .select()
      .from(moneyRequests)
      .where(
        and(
          eq(moneyRequests.clientId, clientId),
          isNull(moneyRequests.walletId),
          login === undefined
            ? undefined
            : or(eq(moneyRequests.login, login), eq(moneyRequests.toLogin, login)),
          state === 'pending' ? inArray(moneyRequests.state, [...UNFINISHED_STATES]) : undefined,
          afterCursorCondition(cursor, moneyRequests.createdAt, moneyRequests.number),
        ),
      )
      .orderBy(desc(moneyRequests.createdAt), desc(moneyRequests.number))
      .limit(limit + 1);
    return pageOf(
      rows,
      limit,
      ({ createdAt, number }) => ({ at: createdAt, id: number }),
      (row) => this.#toAnswer(row, culture),
    );
  }

  /** Throws `notFound` for another client's request. */
  async getRequest(clientId: number, culture: string, id: string) {
    await this.deps.progress.advanceRequests(clientId);
    return this.#toAnswer(await getOwnRequest(this.deps.db, clientId, id), culture);
  }

  #toAnswer(row: MoneyRequestRow, culture: string) {
    const { clock, deposits } = this.deps;
    const texts = getGatewayTexts(culture);
    const { kind, method, reason, state } = row;
    return {
      ...storedFields(row),
      methodTitle: method && texts.payments[method].title,
      reason: reason && texts.reasons[reason],
      redirectUrl: kind === 'deposit' && state === 'pending' ? deposits.redirectUrlOf(row.cashierKey) : null,
      explorerUrl: explorerUrlOf(row.network, row.txid),
      ...confirmationsOf(row, clock()),
      ...paymentInstructions(row),
    };
  }
}

/** A client's own request of trading accounts or of the wallet; throws `notFound` for any other. */
export async function getOwnRequest(
  db: Database,
  clientId: number,
  id: string,
  { isLocked = false, place = 'accounts' }: { isLocked?: boolean; place?: 'accounts' | 'wallet' } = {},
): Promise<MoneyRequestRow> {
  if (!UUID.test(id)) throw new ApiError('notFound');
  const query = db
    .select()
    .from(moneyRequests)
    .where(
      and(
        eq(moneyRequests.id, id),
        eq(moneyRequests.clientId, clientId),
        place === 'wallet' ? isNotNull(moneyRequests.walletId) : isNull(moneyRequests.walletId),
      ),
    );
  const [row] = await (isLocked ? query.for('update') : query);
  if (!row) throw new ApiError('notFound');
  return row;
}

function storedFields(row: MoneyRequestRow) {
  const { amount, currency, fee, kind, login, method, net, network, rate, state, toLogin } = row;
  const {
    address,
    cancelUntil,
    createdAt,
    destination,
    id,
    received,
    receivedCurrency,
    steps,
    txid,
    updatedAt,
  } = row;
  return {
    requestId: id,
    reference: requestReference(row),
    kind,
    state,
    login: assertDefined(login ?? undefined, 'the account'),
    toLogin,
    amount,
    currency,
    fee,
    net,
    rate,
    received,
    receivedCurrency,
    method,
    network,
    address,
    txid,
    steps: [...steps],
    destination: destination && maskNumber(destination),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    cancelUntil: cancelUntil?.toISOString() ?? null,
  };
}

/** The payment details of a deposit to an address, as they were when it was begun. */
function paymentInstructions({ address, amount, kind, network, rate }: MoneyRequestRow) {
  const chain = kind === 'deposit' && address !== null ? NETWORKS[network ?? ''] : undefined;
  if (!chain || rate === null) return { asset: null, payAmount: null, minimum: null, qr: null };
  const { asset, minDeposit } = chain;
  return { asset, payAmount: payAmountOf(amount, rate), minimum: minDeposit, qr: address };
}

/** The network's confirmations of a deposit, counted from the time at which it was detected. */
export function confirmationsOf({ kind, network, state, steps }: MoneyRequestRow, now: Date) {
  const chain = kind === 'deposit' ? chainOf(network) : undefined;
  const detectedStep = steps.find((step) => step.state === 'processing');
  if (!chain) return { confirmations: null, confirmationsNeeded: null };
  const { confirmations: requiredConfirmations, secondsPerConfirmation } = chain;
  const elapsedConfirmations = detectedStep
    ? (now.getTime() - Date.parse(detectedStep.at)) / 1_000 / secondsPerConfirmation
    : 0;
  const confirmations =
    state === 'completed'
      ? requiredConfirmations
      : Math.min(requiredConfirmations, Math.floor(elapsedConfirmations));
  return { confirmations, confirmationsNeeded: requiredConfirmations };
}
