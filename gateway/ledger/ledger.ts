import Big from 'big.js';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database';
import { rowsOf } from '../db/rows-of';
import type { ledgerAccounts, ledgerEntries } from '../db/tables/ledger';
import { assertDefined } from '../kernel/assert-defined';

type Kind = (typeof ledgerAccounts.$inferSelect)['kind'];
type EntryKind = (typeof ledgerEntries.$inferSelect)['kind'];

/** A client's account by its login, a client's wallet, a partner's commission, or an account of the broker's own. */
export type LedgerAccount =
  | { readonly kind: 'client' | 'credit' | 'reserved'; readonly login: number; readonly currency: string }
  | { readonly kind: 'client' | 'reserved'; readonly walletId: number; readonly currency: string }
  | { readonly kind: 'partner'; readonly clientId: number; readonly currency: string }
  | { readonly kind: Exclude<Kind, 'client' | 'credit' | 'partner' | 'reserved'>; readonly currency: string };

/** A decimal amount that moves into an account, or out of it if negative. */
export interface Posting {
  readonly account: LedgerAccount;
  readonly amount: string;
}

export interface Entry {
  readonly kind: EntryKind;
  readonly at: Date;
  /** Drops amounts of zero; the others sum to zero in every currency. */
  readonly postings: readonly Posting[];
  readonly ticket?: number;
  readonly method?: string;
  readonly counterpart?: string;
}

/** The entry of an account's first balance, which is the broker's own money. */
export function openingEntry(login: number, currency: string, amount: string, at: Date): Entry {
  return {
    kind: 'opening',
    at,
    postings: [
      { account: { kind: 'client', login, currency }, amount },
      { account: { kind: 'house', currency }, amount: Big(amount).neg().toFixed() },
    ],
  };
}

/** A locked account of the ledger, with the balance after the entries that are built so far. */
interface LockedAccount {
  readonly id: number;
  balance: Big;
  /** Epoch milliseconds of the latest posting. */
  postedAt: number;
}

const keyOf = (account: LedgerAccount): string => {
  if ('walletId' in account) return `${account.kind} wallet ${account.walletId}`;
  if ('clientId' in account) return `${account.kind} ${account.clientId} ${account.currency}`;
  return `${account.kind} ${'login' in account ? account.login : account.currency}`;
};

const isClientAccount = (account: LedgerAccount): boolean =>
  'login' in account || 'walletId' in account || 'clientId' in account;

/**
 * Writes entries, in their order, in the caller's transaction. The accounts of clients are locked until it ends, wallets
 * and partners last, in the order of their ids, so that no two writers start from the same balance. An entry dated before an account's
 * latest posting gets the instant of that posting. The database refuses entries that do not balance, an overdrawn
 * `credit`, `reserved` or wallet, and a second entry of a ticket.
 * @returns the entries' ids.
 */
export async function postEntries(db: Database, entries: readonly Entry[]): Promise<number[]> {
  const lockedAccounts = await lockAccounts(db, accountsOf(entries));
  const ids = await nextIds(db, entries.length);
  const entryRows = entries.map(({ postings: _lines, ...entry }, index) => ({ id: ids[index], ...entry }));
  const postingRows = entries.flatMap(({ at, kind, postings }, index) =>
    postings
      .filter(({ amount }) => !Big(amount).eq(0))
      .map(({ account, amount }) => {
        const lockedAccount = assertDefined(lockedAccounts.get(keyOf(account)), keyOf(account));
        lockedAccount.balance = lockedAccount.balance.plus(amount);
        lockedAccount.postedAt = Math.max(lockedAccount.postedAt, at.getTime());
        return {
          entry_id: ids[index],
          account_id: lockedAccount.id,
          amount,
          balance_after: isClientAccount(account) ? lockedAccount.balance.toFixed() : null,
          at: new Date(lockedAccount.postedAt),
          is_trade: kind === 'trade',
        };
      }),
  );
  await db.execute(sql`insert into ledger_entries (id, at, kind, ticket, method, counterpart)
    select * from json_to_recordset(${JSON.stringify(entryRows)}::json)
      as input(id integer, at timestamptz, kind text, ticket integer, method text, counterpart text)`);
  await db.execute(sql`insert into postings (entry_id, account_id, amount, balance_after, at, is_trade)
    select * from json_to_recordset(${JSON.stringify(postingRows)}::json) as input(entry_id integer,
      account_id integer, amount numeric, balance_after numeric, at timestamptz, is_trade boolean)`);
  return ids;
}

function accountsOf(entries: readonly Entry[]): readonly LedgerAccount[] {
  const ledgerAccounts = entries.flatMap(({ postings }) => postings.map(({ account }) => account));
  return [...new Map(ledgerAccounts.map((account) => [keyOf(account), account])).values()];
}

/** Finds or opens accounts, and locks those of clients. */
async function lockAccounts(
  db: Database,
  accounts: readonly LedgerAccount[],
): Promise<ReadonlyMap<string, LockedAccount>> {
  const requestedAccounts = sql`json_to_recordset(${JSON.stringify(accounts)}::json)
    as input(kind text, login integer, "walletId" integer, "clientId" integer, currency text)`;
  await db.execute(sql`insert into ledger_accounts (kind, login, wallet_id, client_id, currency)
    select * from ${requestedAccounts} order by kind, login, "walletId", "clientId", currency on conflict do nothing`);
  const columns = sql`account.id, account.kind, account.login, account.wallet_id as "walletId", account.client_id as "clientId", account.currency, account.balance::text as balance,
    coalesce(extract(epoch from account.posted_at) * 1000, 0)::float8 as "postedAt"`;
  const isSameAccount = sql`account.kind = input.kind and account.currency = input.currency`;
  const lockRows = (owner: SQL) =>
    rowsOf<LockedRow>(
      db,
      sql`select ${columns} from ledger_accounts account join ${requestedAccounts} on ${isSameAccount} and ${owner}
        order by account.id for update of account`,
    );
  const tradingRows = await lockRows(sql`account.login = input.login`);
  const walletRows = accounts.some((account) => 'walletId' in account)
    ? await lockRows(sql`account.wallet_id = input."walletId"`)
    : [];
  const partnerRows = accounts.some((account) => 'clientId' in account)
    ? await lockRows(sql`account.client_id = input."clientId"`)
    : [];
  const brokerRows = await rowsOf<LockedRow>(
    db,
    sql`select ${columns} from ledger_accounts account join ${requestedAccounts} on ${isSameAccount}
      where account.login is null and account.wallet_id is null and account.client_id is null
        and input.login is null and input."walletId" is null and input."clientId" is null`,
  );
  const lockedAccounts = new Map(
    [...tradingRows, ...walletRows, ...partnerRows, ...brokerRows].map(
      ({ id, balance, postedAt, ...account }) => [
        keyOf(accountOf(account)),
        { id, balance: Big(balance), postedAt },
      ],
    ),
  );
  const missingAccount = accounts.find((account) => !lockedAccounts.has(keyOf(account)));
  if (missingAccount)
    throw new Error(
      `The ledger has ${keyOf(missingAccount)} in another currency than ${missingAccount.currency}`,
    );
  return lockedAccounts;
}

function accountOf({
  clientId,
  currency,
  kind,
  login,
  walletId,
}: Omit<LockedRow, 'id' | 'balance' | 'postedAt'>) {
  if (clientId !== null) return { kind, clientId, currency } as LedgerAccount;
  if (walletId !== null) return { kind, walletId, currency } as LedgerAccount;
  return (login === null ? { kind, currency } : { kind, login, currency }) as LedgerAccount;
}

interface LockedRow {
  readonly id: number;
  readonly kind: Kind;
  readonly login: number | null;
  readonly walletId: number | null;
  readonly clientId: number | null;
  readonly currency: string;
  readonly balance: string;
  readonly postedAt: number;
}

async function nextIds(db: Database, count: number): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select nextval('ledger_entries_id_seq')::integer as id from generate_series(1, ${count}::integer)`,
  );
  return rows.map(({ id }) => id);
}
