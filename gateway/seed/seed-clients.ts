import { COMPANY_IDS } from '../../src/domain/site/company';
import { assertDefined } from '../kernel/assert-defined';
import type { Entry } from '../ledger/ledger';
import type { BrandNameOf } from '../site/served-companies';
import type { Database } from '../db/open-database';
import { accountAccess } from '../db/tables/account-access';
import { accounts } from '../db/tables/accounts';
import { clientTools, clients, reassessments, traderUrls } from '../db/tables/clients';
import { robots } from '../db/tables/robots';
import { accountRow } from './account-row';
import { SEED_ACCOUNTS } from './accounts.table';
import { ALL_CLIENTS, BOOSTER_CLIENTS, SEED_REASSESSMENTS, SEED_TRADER_URLS } from './clients.table';
import { seedManyAccounts } from './many-accounts';
import { seedTrading } from './seed-trading';
import { seedWallet } from './seed-wallet';
import { WALLET_CLIENT } from './wallet.table';
import { SITE_IDS } from './sites.table';
import { SHOWCASE_CLIENTS } from './trades.table';

const BOOSTER_TOOL = 6;
const MANY_ACCOUNTS_CLIENT = 'main-many@portico.test';
const MANY_ACCOUNTS_COUNT = 10_000;

/** Midnight of the seed day, shifted by this many days. */
export type DaysFromNow = (days: number) => Date;

export type IdsByEmail = (email: string) => number;

/** Seeds the clients and their own records; returns the client ids by email address. */
export async function seedClients(
  db: Database,
  hashes: string[],
  daysFromNow: DaysFromNow,
): Promise<IdsByEmail> {
  const rows = ALL_CLIENTS.map(({ extra, site, ...own }, at) => ({
    ...own,
    companyId: COMPANY_IDS[site],
    siteId: SITE_IDS[site],
    passwordHash: hashes[at] ?? '',
    createdAt: daysFromNow(-400 - at),
    emailProvedAt: daysFromNow(-400 - at),
    ...extra,
  }));
  const insertedClients = await db
    .insert(clients)
    .values(rows)
    .returning({ id: clients.id, email: clients.email });
  const ids = new Map(insertedClients.map(({ id, email }) => [email, id]));
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

/**
 * Seeds every client's accounts, with their passwords, positions, orders, trades and money.
 * @param otherEntries ledger entries to write between them in the order of time.
 */
export async function seedAccounts(
  db: Database,
  idOf: IdsByEmail,
  brandNameOf: BrandNameOf,
  daysFromNow: DaysFromNow,
  passwordHashes: Pick<typeof accountAccess.$inferInsert, 'tradingHash' | 'readOnlyHash'>,
  otherEntries: readonly Entry[],
): Promise<void> {
  const brandOf = new Map(ALL_CLIENTS.map(({ email, site }) => [email, brandNameOf(COMPANY_IDS[site])]));
  const brandName = (email: string) => assertDefined(brandOf.get(email), `the client ${email}`);
  const accountList = Object.entries(SEED_ACCOUNTS).flatMap(([email, accounts]) =>
    accounts.map((account) => ({ email, account })),
  );
  await db
    .insert(accounts)
    .values(
      accountList.map(({ account, email }) =>
        accountRow(idOf(email), account, brandName(email), daysFromNow),
      ),
    );
  await db.insert(accountAccess).values(
    accountList.map(({ account: { login }, email }) => ({
      ...passwordHashes,
      login,
      clientId: idOf(email),
    })),
  );
  const reportedAccounts = accountList.flatMap(({ account: { figures, ...account }, email }) => {
    const isShowcase = SHOWCASE_CLIENTS.includes(email);
    return figures
      ? [{ account: { ...account, figures }, trades: isShowcase ? 24 : 6, hasOrders: isShowcase }]
      : [];
  });
  await db
    .insert(robots)
    .values(
      accountList.flatMap(({ account: { login, robot, robotEndedDaysAgo } }) =>
        robot && robotEndedDaysAgo === undefined ? [{ login, rule: robot, doneUntil: daysFromNow(0) }] : [],
      ),
    );
  const walletEntries = await seedWallet(db, idOf(WALLET_CLIENT), daysFromNow(0));
  const nextTicket = await seedTrading(db, reportedAccounts, daysFromNow(0), [
    ...walletEntries,
    ...otherEntries,
  ]);
  await seedManyAccounts(
    db,
    idOf(MANY_ACCOUNTS_CLIENT),
    MANY_ACCOUNTS_COUNT,
    brandName(MANY_ACCOUNTS_CLIENT),
    daysFromNow,
    nextTicket,
  );
}
