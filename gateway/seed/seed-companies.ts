import { Column, eq, getTableColumns, is, max, SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Variant } from '../../src/domain/site/company';
import type { ServedCompanies } from '../site/served-companies';
import { hashUnqueued } from '../session/passwords';
import { serverPrefixOf } from '../trading/server-name';
import { variantEntry, MODELS } from '../kernel/by-variant';
import type { Mode } from '../kernel/modes';
import { DEMO_PASSWORD } from './demo-sign-ins.table';
import { inTransaction, type Database } from '../db/open-database';
import { accounts } from '../db/tables/accounts';
import { clients, clientTools } from '../db/tables/clients';
import { paymentMethods } from '../db/tables/money';
import { notifications } from '../db/tables/notifications';
import { siteConfig, siteCountryExclusions, siteHosts, sites } from '../db/tables/sites';
import { paymentMethodsOf } from './payment-fees.table';
import { siteConfigOf } from './site-config';
import { SITES, SITE_IDS, type SiteKey } from './sites.table';

/** A company of the built portal. */
export interface SeedCompany {
  readonly id: number;
  readonly key: string;
  /** Its site and demo client are copied from those of this built-in company. */
  readonly variant: Variant;
  readonly brandName: string;
}

/** Companies other than the four built-in ones, whose sites `seedIfEmpty` makes. */
export const companiesToSeed = ({ brandNameOf, companies, entries }: ServedCompanies): SeedCompany[] =>
  entries
    .filter(({ id }) => !SITES.some(({ companyId }) => companyId === id))
    .map(({ id, key }) => ({ id, key, variant: companies.variantOf(id), brandName: brandNameOf(id) }));

export const hostOf = ({ key }: Pick<SeedCompany, 'key'>): string => `${key}.localhost`;
export const emailOf = ({ key }: Pick<SeedCompany, 'key'>): string => `${key}@portico.test`;

/**
 * Creates a site, `{key}.localhost`, for each company without one, and in the demo also a client, `{key}@portico.test`,
 * and payment methods. The data are copied from the built-in company of the same variant.
 */
export async function seedCompanies(
  db: Database,
  companies: readonly SeedCompany[],
  mode: Mode,
): Promise<void> {
  for (const company of companies) {
    await inTransaction(db, async (data) => {
      // Data seeded by an earlier version may have none.
      if (mode === 'demo')
        await data
          .insert(paymentMethods)
          .values(paymentMethodsOf(company.id, company.variant))
          .onConflictDoNothing();
      if (await hasSite(data, company)) return;
      const modelKey = variantEntry(MODELS, company.variant);
      const siteId = await seedSite(data, company, modelKey);
      if (mode === 'demo') await seedClient(data, company, siteId, `${modelKey}@portico.test`);
    });
  }
}

async function hasSite(db: Database, { id }: SeedCompany): Promise<boolean> {
  return (await db.select({ siteId: sites.siteId }).from(sites).where(eq(sites.companyId, id))).length > 0;
}

async function seedSite(db: Database, company: SeedCompany, modelKey: SiteKey): Promise<number> {
  const [last] = await db.select({ siteId: max(sites.siteId) }).from(sites);
  const siteId = (last?.siteId ?? 0) + 1;
  const host = hostOf(company);
  await db.insert(sites).values({
    siteId,
    companyId: company.id,
    culture: 'en-US',
    isActive: true,
    siteUrl: `http://${host}:3000`,
  });
  await db.insert(siteHosts).values({ host, siteId });
  await db.insert(siteConfig).values(siteConfigOf(siteId, modelKey, company.brandName));
  await copyRows(db, siteCountryExclusions, eq(siteCountryExclusions.siteId, SITE_IDS[modelKey]), { siteId });
  return siteId;
}

async function seedClient(
  db: Database,
  company: SeedCompany,
  siteId: number,
  modelEmail: string,
): Promise<void> {
  const [model] = await db.select().from(clients).where(eq(clients.email, modelEmail));
  if (!model) return;
  const { id: modelId, ...person } = model;
  const [client] = await db
    .insert(clients)
    .values({
      ...person,
      siteId,
      companyId: company.id,
      email: emailOf(company),
      culture: 'en-US',
      passwordHash: await hashUnqueued(DEMO_PASSWORD),
    })
    .returning({ id: clients.id });
  if (!client) return;
  const clientId = client.id;
  await copyRows(db, accounts, eq(accounts.clientId, modelId), {
    clientId,
    login: sql`nextval('account_logins')::integer`,
    server: sql`regexp_replace(server, '^[^-]+', ${serverPrefixOf(company.brandName)})`,
  });
  await copyRows(db, clientTools, eq(clientTools.clientId, modelId), { clientId });
  await copyRows(db, notifications, eq(notifications.clientId, modelId), {
    clientId,
    id: sql`nextval(pg_get_serial_sequence('notifications', 'id'))`,
  });
}

/** Inserts rows again with some of their columns changed. */
async function copyRows<Table extends PgTable>(
  db: Database,
  table: Table,
  condition: SQL,
  changes: { readonly [Column in keyof Table['_']['columns']]?: unknown },
): Promise<void> {
  const columns = Object.entries(getTableColumns(table));
  const names = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  );
  const values = sql.join(
    columns.map(([key, column]) => {
      const value: unknown = Reflect.get(changes, key) ?? column;
      return is(value, SQL) || is(value, Column)
        ? sql`${value}`
        : sql`${value}::${sql.raw(column.getSQLType())}`;
    }),
    sql`, `,
  );
  await db.execute(sql`insert into ${table} (${names}) select ${values} from ${table} where ${condition}`);
}
