import { createHash } from 'node:crypto';
import { verify } from '@node-rs/argon2';
import type { Pool } from 'pg';
import { folderStore } from '../../../gateway/documents/stores/folder-store';
import { PartialData, type Entry, type RULES, type StoredData } from './ledger';

/**
 * Finds the stored data of each subject, in the database and the folder of documents; a subject missing from the result is
 * not stored.
 */
export type Find = (
  db: Pool,
  entriesBySubject: ReadonlyMap<string, readonly Entry[]>,
  documentsFolder: string,
) => Promise<Map<string, StoredData>>;

export interface Kind {
  readonly rule: keyof typeof RULES;
  readonly find: Find;
}

/**
 * Finds by an SQL query that takes the subjects and returns `subject`, `stored`, and in `partial` a sentence if the data
 * is stored only in part.
 */
const findBySql =
  (statement: string): Find =>
  async (db, entriesBySubject) => {
    const { rows } = await db.query<{ subject: string; stored: number | string; partial?: string | null }>(statement, [
      [...entriesBySubject.keys()],
    ]);
    return new Map(rows.map(({ subject, stored, partial }) => [subject, partial ? new PartialData(partial) : stored]));
  };

/** The confirmed password that matches the hash. */
const findPasswords: Find = async (db, entriesBySubject) => {
  const { rows } = await db.query<{ email: string; password_hash: string }>(
    'select email, password_hash from clients where email = any($1)',
    [[...entriesBySubject.keys()]],
  );
  const storedBySubject = new Map<string, StoredData>();
  for (const { email, password_hash: hash } of rows) {
    const candidates = new Set((entriesBySubject.get(email) ?? []).map(({ value }) => value).reverse()); // most likely the last
    for (const password of candidates) {
      if (!(await verify(hash, password))) continue;
      storedBySubject.set(email, password);
      break;
    }
    if (!storedBySubject.has(email)) storedBySubject.set(email, new PartialData('a password that no client has set'));
  }
  return storedBySubject;
};

/** Counts documents by their file names; the stored bytes must have the hash of those that were checked. */
const findDocuments: Find = async (db, entriesBySubject, documentsFolder) => {
  const { rows } = await db.query<{ id: string; name: string; sha256: string }>(
    "select id, file_name as name, sha256 from documents where file_name = any($1) and status not in ('sending', 'refused')",
    [[...entriesBySubject.keys()]],
  );
  const files = folderStore(documentsFolder);
  const storedBySubject = new Map<string, StoredData>();
  for (const { id, name, sha256 } of rows) {
    const bytes = await files.get(id).catch(() => Buffer.alloc(0));
    const isUnchanged = createHash('sha256').update(bytes).digest('hex') === sha256;
    const count = storedBySubject.get(name) ?? 0;
    if (!isUnchanged) storedBySubject.set(name, new PartialData('its bytes differ from those that were checked'));
    else if (typeof count === 'number') storedBySubject.set(name, count + 1);
  }
  return storedBySubject;
};

const kind = (rule: Kind['rule'], find: Find): Kind => Object.freeze({ rule, find });

/** The kinds of change that clients request, with the rule and the query that check each. */
export const KINDS: Readonly<Record<string, Kind>> = Object.freeze({
  'registration started': kind(
    'storedForEach',
    findBySql('select email as subject, count(*)::int as stored from registrations where email = any($1) group by 1'),
  ),
  'code sent': kind(
    'storedForEach',
    findBySql(`select recipient as subject, count(*)::int as stored from outbox
        where recipient = any($1) and kind = 'code' and status <> 'suppressed' group by 1`),
  ),
  'phone verified': kind(
    'storedOnce',
    findBySql(`select o.phone as subject, (o.used_at is not null)::int as stored,
          case when (o.used_at is null) <> (r.phone_proved_at is null)
            then 'only one of the used code and the verified phone is stored' end as partial
        from otp_codes o join registrations r on r.id = o.registration_id where o.phone = any($1)`),
  ),
  'client registered': kind(
    'succeedsOnce',
    findBySql(`select subject, clients as stored, case when accounts <> 2 * clients or completed <> clients
          then format('%s clients, %s accounts, %s registrations completed', clients, accounts, completed) end as partial
        from unnest($1::text[]) as subject
        cross join lateral (select count(*)::int as clients from clients where email = subject) as a
        cross join lateral (select count(*)::int as accounts
          from accounts join clients on clients.id = client_id where email = subject) as b
        cross join lateral (select count(*)::int as completed
          from registrations where email = subject and completed_at is not null and client_id is not null) as c`),
  ),
  'signed in': kind(
    'succeedsOnce',
    findBySql('select token_hash as subject, count(*)::int as stored from sessions where token_hash = any($1) group by 1'),
  ),
  'signed out': kind(
    'storedOnce',
    findBySql(`select token_hash as subject, (revoked_at is not null)::int as stored from sessions
        where token_hash = any($1)`),
  ),
  settings: kind(
    'lastValue',
    findBySql("select email as subject, culture || '/' || theme as stored from clients where email = any($1)"),
  ),
  profile: kind(
    'lastValue',
    findBySql(`select email as subject, concat_ws('/', city, postcode, address) as stored from clients
        where email = any($1)`),
  ),
  password: kind('lastValue', findPasswords),
  'link sent': kind(
    'storedForEach',
    findBySql(`select recipient as subject, count(*)::int as stored from outbox join password_resets on message_id = outbox.id
        where recipient = any($1) and kind = 'password-link' and status <> 'suppressed' group by 1`),
  ),
  'link used': kind(
    'storedOnce',
    findBySql(`select token_hash as subject, (used_at is not null)::int as stored from password_resets
        where token_hash = any($1)`),
  ),
  document: kind(
    'storedOnce',
    findDocuments,
  ),
  'payout address': kind(
    'lastValue',
    findBySql(`select email as subject, coalesce(pending_address, wallet_address) as stored
        from digital_assets join clients on clients.id = client_id where email = any($1)`),
  ),
  'payout mail': kind(
    'storedForEach',
    findBySql(`select split_part(body, ' ', 1) as subject, count(*)::int as stored from outbox
        where kind = 'payout-address' and split_part(body, ' ', 1) = any($1) group by 1`),
  ),
  'support message': kind(
    'storedOnce',
    findBySql(`select thread as subject, (count(*) filter (where sender = 'client'))::int as stored,
          case when count(*) filter (where sender = 'client') <> count(*) filter (where sender = 'assistant')
            then 'only one of the message and its answer is stored' end as partial
        from support_messages where thread = any($1) group by 1`),
  ),
  visit: kind(
    'storedOnce',
    findBySql(`select id::text as subject, count(*)::int as stored from marketing_records
        where id::text = any($1) group by 1`),
  ),
});
