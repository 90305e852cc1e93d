import { and, desc, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import type { Database } from '../db/open-database';
import { moneyRequests, type MoneyRequestRow, type MoneyState } from '../db/tables/money';
import { found } from '../kernel/found';
import { ApiError } from '../http/api-error';
import type { Clock } from '../kernel/time';
import { getGatewayTexts } from '../texts/gateway-texts';
import type { MoneyProgress } from './money-progress';
import { following, pageOf, placeOf } from '../kernel/cursor';
import { UUID } from '../kernel/uuid';
import { payAmountOf, type Deposits } from './deposits';
import { chainOf, explorerUrlOf, NETWORKS } from './networks.table';
import { requestReference } from './request-reference';
import { shortened } from './shortened';

/** Requests per page, unless fewer are asked for. */
const PAGE = 100;

/** What is not at an end. */
export const UNDER_WAY: readonly MoneyState[] = ['draft', 'pending', 'approved', 'processing', 'sent'];

interface Wanted {
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

/** Clients' deposits, withdrawals and transfers, as they read them. */
export class MoneyRequests {
  constructor(private readonly deps: MoneyRequestsDeps) {}

  /** Requests of one account, transfers to it included, or of all accounts; newest first. */
  async of(clientId: number, reader: string, { cursor, limit = PAGE, login, state }: Wanted) {
    await this.deps.progress.advance(clientId);
    const rows = await this.deps.db
      .select()
      .from(moneyRequests)
      .where(
        and(
          eq(moneyRequests.clientId, clientId), isNull(moneyRequests.walletId),
          login === undefined
            ? undefined
            : or(eq(moneyRequests.login, login), eq(moneyRequests.toLogin, login)),
          state === 'pending' ? inArray(moneyRequests.state, [...UNDER_WAY]) : undefined,
          cursor === undefined
            ? undefined
            : following(placeOf(cursor), moneyRequests.createdAt, moneyRequests.number),
        ),
      )
      .orderBy(desc(moneyRequests.createdAt), desc(moneyRequests.number))
      .limit(limit + 1);
    return pageOf(
      rows,
      limit,
      ({ createdAt, number }) => ({ at: createdAt, id: number }),
      (row) => this.#written(row, reader),
    );
  }

  /** Throws `notFound` for one that is not the client's. */
  async one(clientId: number, reader: string, id: string) {
    await this.deps.progress.advance(clientId);
    return this.#written(await ownRequest(this.deps.db, clientId, id), reader);
  }

  #written(row: MoneyRequestRow, reader: string) {
    const { clock, deposits } = this.deps;
    const texts = getGatewayTexts(reader);
    const { kind, method, reason, state } = row;
    return {
      ...asStored(row),
      methodTitle: method && texts.payments[method].title,
      reason: reason && texts.reasons[reason],
      redirectUrl: kind === 'deposit' && state === 'pending' ? deposits.redirectUrl(row.cashierKey) : null,
      explorerUrl: explorerUrlOf(row.network, row.txid),
      ...confirmationsOf(row, clock()),
      ...toSend(row),
    };
  }
}

/** A client's own request of trading accounts or of the wallet; throws `notFound` for any other. */
export async function ownRequest(
  db: Database,
  clientId: number,
  id: string,
  { isLocked = false, place = 'accounts' }: { isLocked?: boolean; place?: 'accounts' | 'wallet' } = {},
): Promise<MoneyRequestRow> {
  if (!UUID.test(id)) throw new ApiError('notFound');
  const theirs = db
    .select()
    .from(moneyRequests)
    .where(
      and(
        eq(moneyRequests.id, id), eq(moneyRequests.clientId, clientId),
        place === 'wallet' ? isNotNull(moneyRequests.walletId) : isNull(moneyRequests.walletId),
      ),
    );
  const [row] = await (isLocked ? theirs.for('update') : theirs);
  if (!row) throw new ApiError('notFound');
  return row;
}

function asStored(row: MoneyRequestRow) {
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
      login: found(login ?? undefined, 'the account'),
      toLogin,
      amount,
      currency,
      fee,
      net,
    rate, received, receivedCurrency, method, network, address, txid, steps: [...steps],
    destination: destination && shortened(destination),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    cancelUntil: cancelUntil?.toISOString() ?? null,
  };
}

/** What to send for a deposit to an address, as the gateway said when it was begun. */
function toSend({ address, amount, kind, network, rate }: MoneyRequestRow) {
  const chain = kind === 'deposit' && address !== null ? NETWORKS[network ?? ''] : undefined;
  if (!chain || rate === null) return { asset: null, payAmount: null, minimum: null, qr: null };
  const { asset, minDeposit } = chain;
  return { asset, payAmount: payAmountOf(amount, rate), minimum: minDeposit, qr: address };
}

/** How often the network has confirmed a deposit, from the time it was seen. */
export function confirmationsOf({ kind, network, state, steps }: MoneyRequestRow, now: Date) {
  const chain = kind === 'deposit' ? chainOf(network) : undefined;
  const seen = steps.find((step) => step.state === 'processing');
  if (!chain) return { confirmations: null, confirmationsNeeded: null };
  const { confirmations: needed, secondsPerConfirmation } = chain;
  const passed = seen ? (now.getTime() - Date.parse(seen.at)) / 1_000 / secondsPerConfirmation : 0;
  const confirmations = state === 'completed' ? needed : Math.min(needed, Math.floor(passed));
  return { confirmations, confirmationsNeeded: needed };
}
