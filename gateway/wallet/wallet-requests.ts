import Big from 'big.js';
import { and, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/open-database';
import { moneyRequests, type MoneyRequestRow, type MoneyState } from '../db/tables/money';
import { wallets } from '../db/tables/wallets';
import { getGatewayTexts } from '../texts/gateway-texts';
import { ApiError } from '../kernel/api-error';
import { afterCursorCondition, pageOf } from '../kernel/cursor';
import { dayRangeCondition, type DayRange } from '../kernel/day-range';
import { formatAmount } from '../money/amounts';
import type { MoneyProgress } from '../money/money-progress';
import { confirmationsOf } from '../money/money-requests';
import { UNFINISHED_STATES } from '../db/values/unfinished-states.table';
import { chainOf, explorerUrlOf } from '../money/networks.table';
import { requestReference } from '../money/request-reference';
import { cultureOf } from '../db/culture-of';
import type { Clock } from '../kernel/time';
import { UUID } from '../kernel/uuid';

/** Requests per page, unless the query sets a smaller number. */
const PAGE_SIZE = 100;

export interface WalletHistoryFilter extends DayRange {
  readonly kind?: MoneyRequestRow['kind'] | undefined;
  readonly asset?: string | undefined;
  readonly state?: MoneyState | 'underWay' | undefined;
  readonly search?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

interface WalletRequestsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly progress: MoneyProgress;
}

interface RequestWithAsset {
  readonly request: MoneyRequestRow;
  readonly asset: string;
}

/** The change of the wallet by a completed request, in SQL; `changeOf` calculates the same for one row. */
const CHANGE = sql`case when ${moneyRequests.kind} = 'deposit' then ${moneyRequests.net}
  when ${moneyRequests.kind} = 'transfer' and ${moneyRequests.login} is not null then ${moneyRequests.received}
  else -${moneyRequests.amount} end`;

/** Requests of clients' wallets, in the client's language. */
export class WalletRequests {
  constructor(private readonly deps: WalletRequestsDeps) {}

  /** The history, newest first; the first page has the sums of all pages. */
  async listHistory(clientId: number, filter: WalletHistoryFilter) {
    await this.deps.progress.advanceRequests(clientId);
    const { cursor, limit = PAGE_SIZE } = filter;
    const condition = filterOf(clientId, filter);
    const rows = await this.#readRows(
      and(condition, afterCursorCondition(cursor, moneyRequests.createdAt, moneyRequests.number)),
      limit + 1,
    );
    const culture = await cultureOf(this.deps.db, clientId);
    return pageOf(
      rows,
      limit,
      ({ request: { createdAt, number } }: RequestWithAsset) => ({ at: createdAt, id: number }),
      (row) => this.#toAnswer(row, culture),
      cursor === undefined ? await this.#readTotals(condition) : null,
    );
  }

  /** Unfinished requests, newest first. */
  async listUnfinished(clientId: number) {
    await this.deps.progress.advanceRequests(clientId);
    const culture = await cultureOf(this.deps.db, clientId);
    const rows = await this.#readRows(filterOf(clientId, { state: 'underWay' }), PAGE_SIZE);
    return rows.map((row) => this.#toAnswer(row, culture));
  }

  /** Throws `notFound` for a request that is not of the client's wallet. */
  async getRequest(clientId: number, id: string) {
    if (!UUID.test(id)) throw new ApiError('notFound');
    await this.deps.progress.advanceRequests(clientId);
    const [row] = await this.#readRows(and(filterOf(clientId, {}), eq(moneyRequests.id, id)), 1);
    if (!row) throw new ApiError('notFound');
    return this.#toAnswer(row, await cultureOf(this.deps.db, clientId));
  }

  #readRows(condition: SQL | undefined, limit: number): Promise<RequestWithAsset[]> {
    return this.deps.db
      .select({ request: moneyRequests, asset: wallets.asset })
      .from(moneyRequests)
      .innerJoin(wallets, eq(wallets.id, moneyRequests.walletId))
      .where(condition)
      .orderBy(desc(moneyRequests.createdAt), desc(moneyRequests.number))
      .limit(limit);
  }

  async #readTotals(condition: SQL | undefined) {
    const isCompleted = sql`${moneyRequests.state} = 'completed'`;
    const sum = (condition: SQL) =>
      sql<string>`coalesce(sum(${CHANGE}) filter (where ${isCompleted} and ${condition}), 0)::text`;
    const rows = await this.deps.db
      .select({
        asset: wallets.asset,
        count: sql<number>`count(*)::int`,
        completed: sql<number>`(count(*) filter (where ${isCompleted}))::int`,
        movedIn: sum(sql`${CHANGE} > 0`),
        movedOut: sum(sql`${CHANGE} < 0`),
      })
      .from(moneyRequests)
      .innerJoin(wallets, eq(wallets.id, moneyRequests.walletId))
      .where(condition)
      .groupBy(wallets.asset)
      .orderBy(wallets.asset);
    const total = (name: 'count' | 'completed') => rows.reduce((total, row) => total + row[name], 0);
    return {
      count: total('count'),
      completed: total('completed'),
      assets: rows.map(({ asset, movedIn, movedOut }) => ({
        asset,
        moved: formatAmount(Big(movedIn).plus(movedOut), asset),
        movedIn: formatAmount(movedIn, asset),
        movedOut: formatAmount(Big(movedOut).abs(), asset),
      })),
    };
  }

  #toAnswer({ asset, request: row }: RequestWithAsset, culture: string) {
    const { amount, cancelUntil, createdAt, currency, fee, kind, nextAt, reason, state, updatedAt } = row;
    const hasFailed = state === 'rejected' || state === 'failed' || state === 'cancelled';
    const isTransfer = kind === 'transfer';
    return {
      requestId: row.id,
      reference: requestReference(row),
      kind,
      state,
      asset,
      change: changeOf(row, asset),
      amount,
      currency,
      fee: hasFailed ? null : fee,
      arrives: hasFailed ? null : isTransfer ? row.received : row.net,
      arrivesCurrency: isTransfer ? row.receivedCurrency : currency,
      rate: isTransfer ? row.rate : null,
      login: row.login ?? row.toLogin,
      network: row.network,
      networkTitle: chainOf(row.network)?.title ?? null,
      address: row.address ?? row.destination,
      addressLabel: row.destinationLabel,
      memo: row.memo,
      explorerUrl: explorerUrlOf(row.network, row.txid),
      txid: row.txid,
      ...confirmationsOf(row, this.deps.clock()),
      steps: [...row.steps],
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
      cancelUntil: cancelUntil?.toISOString() ?? null,
      expectedAt: nextAt?.toISOString() ?? null,
      reason: reason && getGatewayTexts(culture).reasons[reason],
    };
  }
}

function changeOf({ amount, kind, login, net, received }: MoneyRequestRow, asset: string): string {
  if (kind === 'deposit') return formatAmount(net, asset);
  return kind === 'transfer' && login !== null
    ? formatAmount(received ?? '0', asset)
    : formatAmount(Big(amount).neg(), asset);
}

function filterOf(clientId: number, { asset, kind, search, state, ...range }: WalletHistoryFilter) {
  return and(
    eq(moneyRequests.clientId, clientId),
    kind && eq(moneyRequests.kind, kind),
    asset === undefined ? undefined : eq(wallets.asset, asset),
    state &&
      (state === 'underWay'
        ? inArray(moneyRequests.state, [...UNFINISHED_STATES])
        : eq(moneyRequests.state, state)),
    dayRangeCondition(range, moneyRequests.createdAt),
    search === undefined ? undefined : matchesSearch(search.trim()),
  );
}

/** Matches a part of an address, of its label or of a transaction id, or a complete reference. */
function matchesSearch(text: string): SQL | undefined {
  const [, number] = /^[DWT]-?0*([1-9][0-9]{0,8})$/i.exec(text) ?? [];
  const contains = (column: SQL | typeof moneyRequests.txid | typeof moneyRequests.address) =>
    sql`strpos(lower(${column}), lower(${text})) > 0`;
  return or(
    ...[
      moneyRequests.address,
      moneyRequests.destination,
      moneyRequests.destinationLabel,
      moneyRequests.txid,
    ].map((column) => contains(sql`${column}`)),
    number === undefined ? undefined : eq(moneyRequests.number, Number(number)),
  );
}
