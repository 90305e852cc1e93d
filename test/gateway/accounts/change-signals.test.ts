import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { LiveReadings } from '../../../gateway/accounts/live-readings';
import { SignalledReadings } from '../../../gateway/accounts/signalled-readings';
import { TradingAccounts } from '../../../gateway/accounts/trading-accounts';
import { openDatabase } from '../../../gateway/db/open-database';
import type { OpenedDatabase } from '../../../gateway/db/opened-database';
import { rowsOf } from '../../../gateway/db/rows-of';
import { seedIfEmpty } from '../../../gateway/seed/seed';
import { findPostgresFolder } from '../../../tools/trials/kit/postgres';
import { openSeeded } from '../../gateway-kit/open-seeded';

const NOW = new Date('2026-11-20T14:32:07Z');
const LATER = new Date('2026-11-20T14:33:07Z');
/** Sooner than a reading is repeated for its age. */
const SIGNAL_MS = 4_000;

jest.setTimeout(60_000);

(findPostgresFolder() === undefined ? describe.skip : describe)('signals of changes', () => {
  let seeded: OpenedDatabase;
  let writer: OpenedDatabase;
  let readings: SignalledReadings;
  let now = NOW;
  let fails = false;
  /** The clients that were read from the database, in the last round first. */
  let rounds: (readonly number[])[] = [];
  let trader = 0;
  let reader = 0;

  const both = () => [trader, reader];
  const readBoth = () => readings.readClients(both());
  async function until(isTrue: () => boolean): Promise<void> {
    const deadline = Date.now() + SIGNAL_MS;
    do {
      if (Date.now() > deadline) throw new Error(`Not within ${SIGNAL_MS} ms`);
      rounds = [];
      await readBoth();
      await sleep(20);
    } while (!isTrue());
  }
  const untilQuiet = () => until(() => rounds[0]?.length === 1);
  const untilAllAreRead = () => until(() => rounds[0]?.length === 2);

  beforeAll(async () => {
    seeded = await openSeeded({ prepare: (db) => seedIfEmpty(db, () => NOW) }, NOW);
    const url = new URL(process.env['DATABASE_URL'] || process.env['PORTICO_TEST_POSTGRES'] || '');
    const [database] = await rowsOf<{ name: string }>(seeded.db, sql`select current_database() as name`);
    url.pathname = database!.name;
    writer = await openDatabase({ url: url.href, signalsUrl: url.href });
    const clients = await rowsOf<{ id: number; trades: boolean }>(
      writer.db,
      sql`select c.id, exists (select from accounts a join positions p using (login) where a.client_id = c.id) as trades
        from clients c
        where exists (select from accounts a where a.client_id = c.id)
          and not exists (select from accounts a join orders o using (login) where a.client_id = c.id)
        order by c.id`,
    );
    trader = clients.find(({ trades }) => trades)!.id;
    reader = clients.find(({ trades }) => !trades)!.id;
    const source = new LiveReadings(writer.db, () => now, new TradingAccounts(writer.db, () => now));
    const readClients = async (ids: readonly number[]) => {
      if (fails) throw new Error('The database is away');
      rounds.unshift(ids);
      return source.readClients(ids);
    };
    readings = new SignalledReadings({ readClients }, writer.signals!, () => now);
  });
  afterAll(async () => {
    await writer.close();
    await seeded.close();
  });

  test('a client without trades is read once, and the figures of trades at each tick', async () => {
    await untilQuiet();
    const before = await readBoth();
    now = LATER;
    const after = await readBoth();
    expect(rounds[0]).toEqual([trader]);
    expect(after.get(trader)?.figures).not.toEqual(before.get(trader)?.figures);
    const state = before.get(reader)!.id.replace(/^\d+/, '');
    expect(after.get(reader)).toEqual({
      ...before.get(reader),
      id: `${LATER.getTime()}${state}`,
      at: LATER.toISOString(),
    });
  });

  test.each([
    ['an account', () => sql`update accounts set name = name where client_id = ${reader}`],
    ['the client', () => sql`update clients set is_ib = is_ib where id = ${reader}`],
    [
      'a notification',
      () => sql`insert into notifications (client_id, category, severity, title, body, created_at)
        values (${reader}, 'money', 'info', 'Title', 'Text', ${NOW.toISOString()})`,
    ],
    [
      'a preference',
      () => sql`insert into notification_preferences (client_id, category, in_portal, by_mail)
        values (${reader}, 'money', true, true)`,
    ],
    [
      'the ledger',
      () => sql`insert into ledger_accounts (kind, login, currency)
        select 'reserved', login, currency from accounts a where client_id = ${reader}
          and not exists (select from ledger_accounts l where l.login = a.login and l.kind = 'reserved') limit 1`,
    ],
  ])('a change of %s is read', async (_, change) => {
    await untilQuiet();
    await writer.db.execute(change());
    await untilAllAreRead();
  });

  test.each([['positions'], ['orders']])(
    'a first row of %s is read, and each tick after it',
    async (table) => {
      await untilQuiet();
      const login = sql`(select min(login) from accounts where client_id = ${reader})`;
      const row = sql`jsonb_build_object('ticket', nextval('tickets'), 'login', ${login})`;
      await writer.db.execute(
        sql`insert into ${sql.identifier(table)} select copy.* from ${sql.identifier(table)} one,
        jsonb_populate_record(one, ${row}) copy limit 1`,
      );
      await untilAllAreRead();
      await readBoth();
      expect(rounds[0]).toEqual(both());
      await writer.db.execute(sql`delete from ${sql.identifier(table)} where login = ${login}`);
      await untilQuiet();
    },
  );

  test('after a failed round, and without signals, all clients are read', async () => {
    await untilQuiet();
    fails = true;
    await expect(readBoth()).rejects.toThrow('The database is away');
    fails = false;
    await readBoth();
    expect(rounds[0]).toEqual(both());
    await untilQuiet();
    const endListener = sql`select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen portico_clients'
      and datname = current_database()`;
    await writer.db.execute(endListener);
    await untilAllAreRead();
    await untilQuiet();
    await writer.db.execute(sql`update clients set is_ib = not is_ib where id = ${reader}`);
    await untilAllAreRead();
  });
});
