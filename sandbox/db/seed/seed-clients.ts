import { sql } from 'drizzle-orm';
import { COMPANY_IDS } from '../../../src/domain/company';
import type { Database } from '../open-database';
import { accounts } from '../tables/accounts';
import { clientTools, clients, reassessments, traderUrls } from '../tables/clients';
import { accountRow } from './account-row';
import type { AccountRow } from './account-row';
import { SEED_ACCOUNTS } from './accounts.table';
import { BOOSTER_CLIENTS, SEED_CLIENTS, SEED_REASSESSMENTS, SEED_TRADER_URLS } from './clients.table';
import { manyAccounts } from './many-accounts';
import { SITE_IDS } from './sites.table';

const BOOSTER_TOOL = 6;
const MANY_CLIENT = 'main-many@portico.test';
const MANY_ACCOUNTS = 10_000;

/** Midnight of the seed day, shifted by this many days. */
export type DaysFromNow = (days: number) => Date;

export type IdsByEmail = (email: string) => number;

/** Seeds the clients and their own records; returns the client ids by email address. */
export async function seedClients(
  db: Database,
  hashes: string[],
  daysFromNow: DaysFromNow,
): Promise<IdsByEmail> {
  const rows = SEED_CLIENTS.map(({ extra, site, ...own }, at) => ({
    ...own,
    companyId: COMPANY_IDS[site],
    siteId: SITE_IDS[site],
    passwordHash: hashes[at] ?? '',
    createdAt: daysFromNow(-400 - at),
    ...extra,
  }));
  const written = await db.insert(clients).values(rows).returning({ id: clients.id, email: clients.email });
  const ids = new Map(written.map(({ id, email }) => [email, id]));
  const idOf = (email: string): number => {
    const id = ids.get(email);
    if (id === undefined) throw new Error(`The seed data name ${email}, who is no client`);
    return id;
  };
  await db.insert(reassessments).values(
    SEED_REASSESSMENTS.map(([email, typeId, showPopup, daysLeft, isSkip]) => ({
      clientId: idOf(email),
      typeId,
      showPopup,
      finishDate: daysFromNow(daysLeft),
      isSkip,
    })),
  );
  const boosters = BOOSTER_CLIENTS.map((email) => ({
    clientId: idOf(email),
    toolId: BOOSTER_TOOL,
    isActive: true,
  }));
  await db.insert(clientTools).values(boosters);
  const urls = SEED_TRADER_URLS.map(([email, type, traderUrl]) => ({
    clientId: idOf(email),
    type,
    traderUrl,
  }));
  await db.insert(traderUrls).values(urls);
  return idOf;
}

/** Seeds every client's accounts. */
export async function seedAccounts(db: Database, idOf: IdsByEmail, daysFromNow: DaysFromNow): Promise<void> {
  const rows = Object.entries(SEED_ACCOUNTS).flatMap(([email, list]) =>
    list.map((account) => accountRow(idOf(email), account, daysFromNow)),
  );
  await db.insert(accounts).values(rows);
  await insertInBulk(db, manyAccounts(idOf(MANY_CLIENT), MANY_ACCOUNTS, daysFromNow));
}

/** One JSON parameter for all rows: inserts thousands of rows several times as fast as a placeholder per value. */
async function insertInBulk(db: Database, rows: AccountRow[]): Promise<void> {
  const records = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [snakeCase(name), value])),
  );
  await db.execute(
    sql`insert into accounts select * from json_populate_recordset(null::accounts, ${JSON.stringify(records)}::json)`,
  );
}

function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
