import { and, desc, eq, inArray, or } from 'drizzle-orm';
import type { Database } from '../../../db/open-database';
import { moneyRequests, type MoneyRequestRow, type MoneyState } from '../../../db/tables/money';
import { ApiError } from '../../http/api-error';
import { following, pageOf, placeOf } from '../cursor';
import { NETWORKS } from './networks.table';
import { shortened } from './shortened';

/** Requests per page, unless fewer are asked for. */
const PAGE = 100;

/** What is not at an end. */
export const UNDER_WAY: readonly MoneyState[] = ['draft', 'pending', 'approved', 'processing', 'sent'];

const LETTERS = { deposit: 'D', withdrawal: 'W', transfer: 'T' } as const;

/** What a client quotes when they ask about a request. */
export const requestReference = ({ kind, number }: Pick<MoneyRequestRow, 'kind' | 'number'>): string =>
  `${LETTERS[kind]}-${String(number).padStart(8, '0')}`;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

interface Wanted {
  readonly login?: number | undefined;
  readonly state?: 'pending' | 'all' | undefined;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

/** Clients' deposits, withdrawals and transfers, as they read them. */
export class MoneyRequests {
  constructor(private readonly db: Database) {}

  /** Those of one account, a transfer to it included, or of all accounts; newest first. */
  async of(clientId: number, { cursor, limit = PAGE, login, state }: Wanted) {
    const rows = await this.db
      .select()
      .from(moneyRequests)
      .where(
        and(
          eq(moneyRequests.clientId, clientId),
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
    return pageOf(rows, limit, ({ createdAt, number }) => ({ at: createdAt, id: number }), written);
  }

  /** Throws `notFound` for one that is not the client's. */
  async one(clientId: number, id: string) {
    return written(await ownRequest(this.db, clientId, id));
  }
}

/** A client's own request; throws `notFound` for any other. */
export async function ownRequest(db: Database, clientId: number, id: string): Promise<MoneyRequestRow> {
  const [row] = UUID.test(id)
    ? await db
        .select()
        .from(moneyRequests)
        .where(and(eq(moneyRequests.id, id), eq(moneyRequests.clientId, clientId)))
    : [];
  if (!row) throw new ApiError('notFound');
  return row;
}

function written(row: MoneyRequestRow) {
  const {
    clientId: _owner,
    cashierKey: _key,
    createdAt,
    id,
    memo: _memo,
    nextAt: _next,
    number: _number,
    ...shown
  } = row;
  return {
    ...shown,
    requestId: id,
    reference: requestReference(row),
    destination: row.destination && shortened(row.destination),
    confirmationsNeeded: NETWORKS[row.network ?? '']?.confirmations ?? null,
    steps: [...row.steps],
    createdAt: createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    cancelUntil: row.cancelUntil?.toISOString() ?? null,
  };
}
