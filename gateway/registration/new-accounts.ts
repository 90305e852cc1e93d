import { and, asc, eq, sql } from 'drizzle-orm';
import type { Variant } from '../../src/domain/site/company';
import { chooseAccount } from '../../src/domain/registration/registration-options';
import type { Database } from '../db/open-database';
import { accounts } from '../db/tables/accounts';
import { marginLimitsOf } from '../accounts/margin-limits.table';
import { assertDefined } from '../kernel/assert-defined';
import { openingEntry, postEntries } from '../ledger/ledger';
import type { ServedCompanies } from '../site/served-companies';
import { ApiError } from '../kernel/api-error';
import { demoBalanceOf } from './new-accounts.table';
import { offersOf } from '../accounts/common-offers.table';
import { serverName } from '../trading/server-name';
import type { ClientRow } from '../session/sessions';

type NewAccount = typeof accounts.$inferInsert;

/** The account settings a new client may choose; null or undefined leaves the choice to the company. */
export interface AccountWishes {
  platform?: 'MT4' | 'MT5' | null;
  currency?: string | null;
  leverage?: number | null;
  accountType?: string | null;
}

/** The settings with which a new client's accounts are opened. */
export interface AccountTerms {
  readonly platform: 'MT4' | 'MT5';
  readonly accountType: string;
  readonly currency: string;
  readonly leverage: number;
}

/**
 * Completes a client's choices in the same way as the portal's form. Throws `invalid` if the company does not offer a
 * choice, or not in this combination.
 */
export function termsOf(variant: Variant, wishes: AccountWishes): AccountTerms {
  const wish = {
    platform: wishes.platform ?? '',
    accountType: wishes.accountType ?? '',
    currency: wishes.currency ?? '',
    leverage: String(wishes.leverage ?? ''),
  };
  const choice = chooseAccount(offersOf(variant), wish)?.wish;
  if (!choice) throw new ApiError('invalid');
  const names = Object.keys(wish) as (keyof typeof wish)[];
  if (names.some((name) => wish[name] !== '' && wish[name] !== choice[name])) throw new ApiError('invalid');
  const { accountType, currency } = choice;
  return {
    platform: choice.platform as AccountTerms['platform'],
    accountType,
    currency,
    leverage: Number(choice.leverage),
  };
}

/**
 * Opens a new client's two accounts: a demo account, funded by an entry of the ledger, and a live account awaiting
 * verification.
 */
export async function openFirstAccounts(
  db: Database,
  client: ClientRow,
  { platform, accountType, currency, leverage }: AccountTerms,
  brandName: string,
  now: Date,
): Promise<void> {
  const terms = { platform, accountType, currency, leverage };
  const live = newAccount(client, 'live', terms, brandName, now);
  const [, demo] = await db
    .insert(accounts)
    .values([{ ...live, status: 'pending' }, newAccount(client, 'demo', terms, brandName, now)])
    .returning({ login: accounts.login });
  if (demo) await postEntries(db, [openingEntry(demo.login, currency, demoBalanceOf(currency), now)]);
}

/**
 * Opens the live account of a client whose application is approved: the pending account of the registration, or a new
 * account on the company's default terms.
 * @returns its login.
 */
export async function openApprovedAccount(
  transaction: Database,
  client: ClientRow,
  { brandNameOf, companies }: Pick<ServedCompanies, 'brandNameOf' | 'companies'>,
  now: Date,
): Promise<number> {
  const isPendingAccount = and(
    eq(accounts.clientId, client.id),
    eq(accounts.kind, 'live'),
    eq(accounts.status, 'pending'),
  );
  const [pendingAccount] = await transaction
    .select()
    .from(accounts)
    .where(isPendingAccount)
    .orderBy(asc(accounts.login))
    .for('update');
  if (pendingAccount) {
    const { login } = pendingAccount;
    await transaction
      .update(accounts)
      .set({ status: 'active', openedAt: now })
      .where(eq(accounts.login, login));
    return login;
  }
  const { companyId } = client;
  const terms = termsOf(companies.variantOf(companyId), {});
  const account = newAccount(client, 'live', terms, brandNameOf(companyId), now);
  const [insertedAccount] = await transaction
    .insert(accounts)
    .values(account)
    .returning({ login: accounts.login });
  return assertDefined(insertedAccount, 'the account').login;
}

function newAccount(
  { id }: ClientRow,
  kind: 'live' | 'demo',
  terms: AccountTerms,
  brandName: string,
  now: Date,
): NewAccount {
  return {
    login: sql<number>`nextval('account_logins')::integer` as unknown as number,
    clientId: id,
    kind,
    status: 'active',
    ...terms,
    name: kind === 'live' ? 'Trading account' : 'Practice account',
    server: serverName(brandName, { kind, platform: terms.platform }),
    swapFree: false,
    marginMode: 'hedging',
    rights: 'full',
    ...marginLimitsOf(terms.platform),
    openedAt: now,
  };
}
