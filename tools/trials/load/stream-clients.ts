import { sql } from 'drizzle-orm';
import { digest, newToken } from '../../../gateway/kernel/secrets';
import type { Database } from '../../../gateway/db/database';

/** Each of these has two accounts; one in five has three open positions, whose figures move at every tick. */
const TRADERS = 5;
const POSITIONS = 3;
/** Above those of the seed. */
const FIRST_LOGIN = 80_000_000;
const FIRST_TICKET = 90_000_000;

/** Adds clients with accounts, positions and an open session to the demo's data; resolves to the sessions' tokens. */
export async function addStreamClients(db: Database, count: number): Promise<readonly string[]> {
  const tokens = Array.from({ length: count }, newToken);
  await db.execute(sql`
    with people as (
      insert into clients (company_id, site_id, email, password_hash, first_name, culture, country, created_at)
      select company_id, site_id, 'stream-' || person || '@mail.example', '', 'Ada', 'en-GB', 'DE', now() - interval '90 days'
      from clients, generate_series(1, ${count}::integer) person where email = 'main@portico.test'
      returning id
    )
    insert into sessions (token_hash, client_id, created_at, expires_at, ip, method)
    select hash, id, now(), now() + interval '1 hour', '127.0.0.1', 'password'
    from (select id, row_number() over (order by id) as place from people) person
    join json_array_elements_text(${JSON.stringify(tokens.map(digest))}::json) with ordinality as hashes(hash, place) using (place)`);
  await db.execute(sql`
    with owners as (
      select id, row_number() over (order by id) - 1 as place from clients where email like 'stream-%@mail.example'
    )
    insert into accounts (login, client_id, platform, kind, status, name, account_type, server, currency, leverage, swap_free,
      margin_mode, rights, opened_at)
    select ${FIRST_LOGIN} + owners.place * 2 + number, owners.id, sample.platform, 'live', 'active', sample.name, sample.account_type,
      sample.server, 'USD', sample.leverage, sample.swap_free, 'hedging', sample.rights, now() - interval '80 days'
    from owners, generate_series(0, 1) number, (select * from accounts where platform = 'MT5' and kind = 'live' limit 1) sample`);
  await db.execute(sql`
    insert into positions (ticket, login, symbol, side, lots, open_price, opened_at)
    select ${FIRST_TICKET} + login * 4 % 10000000 + number, login, 'EURUSD', 'buy', 0.01, 1.08, now() - interval '2 days'
    from accounts, generate_series(1, ${POSITIONS}::integer) number
    where login >= ${FIRST_LOGIN} and (login - ${FIRST_LOGIN}) % ${TRADERS * 2} = 0`);
  await db.execute(sql`analyze clients, accounts, positions, sessions`);
  return tokens;
}
