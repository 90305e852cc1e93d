import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { inTransaction, type Database } from '../../db/open-database';
import { clients } from '../../db/tables/clients';
import { registrations } from '../../db/tables/visits';
import { ApiError } from '../http/api-error';
import { clientByEmail } from './client-by-email';
import { networkOf } from './network';
import { openFirstAccounts, termsOf } from './new-accounts';
import type { AccountTerms, AccountWishes } from './new-accounts';
import type { OneTimeCodes } from './one-time-codes';
import type { Passwords } from './passwords';
import type { Quotas } from './quotas';
import { QUOTAS } from './quotas.table';
import { REGISTRATION_SECONDS, type RegistrationForm, type RegistrationRest } from './registration-form';
import type { RegistrationRules } from './registration-rules';
import { regulatorDocumentsOf } from './regulator-documents';
import type { ClientRow, Sessions } from './sessions';
import type { SiteRow, Sites } from './sites';
import { later } from './time';
import type { Clock } from './time';

export type RegistrationSource = 'registration' | 'landing-page';

/** Where step 1 came from. */
export interface Origin {
  readonly ip: string;
  readonly hasCaptcha: boolean;
}

type Waiting = typeof registrations.$inferSelect;

interface RegistrationsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly codes: OneTimeCodes;
  readonly passwords: Passwords;
  readonly quotas: Quotas;
  readonly rules: RegistrationRules;
  readonly sessions: Sessions;
  readonly sites: Sites;
}

/** Turns forms into clients with accounts. */
export class Registrations {
  constructor(private readonly deps: RegistrationsDeps) {}

  /**
   * Keeps step 1; throws `duplicate` for an address that has a client, `weakPassword` for a bad password, `tooManyTries`
   * for a network that has had its registrations of the day.
   */
  async begin(
    source: RegistrationSource,
    typed: RegistrationForm,
    site: SiteRow,
    origin: Origin,
  ): Promise<string> {
    const { clock, db, passwords, rules } = this.deps;
    const { email, password, ...form } = await rules.form(typed, site, false);
    if (await clientByEmail(db, email)) throw new ApiError('duplicate');
    const passwordHash = await passwords.hashNew(password, email);
    const id = randomUUID();
    const { siteId } = site;
    await inTransaction(db, (own) =>
      this.#keep(own, origin.ip, {
        ...{ id, source, email, siteId, passwordHash, form, hasCaptcha: origin.hasCaptcha },
        ...{ phone: form.phone ?? null, createdAt: clock() },
      }),
    );
    return id;
  }

  /**
   * Completes step 1 with step 2 and signs in; resolves to the token. Throws `notFound` for an id that is unknown, old
   * or completed, `invalid` for what the rules refuse, `wrongCode` for a phone that was not proved: on a site with
   * regulator's documents always, elsewhere once a code was asked for. Whatever fails leaves step 1 as it was.
   */
  async complete(
    source: RegistrationSource,
    registrationId: string,
    rest: RegistrationRest,
    ip: string,
  ): Promise<string> {
    const { clock, db, rules, sites } = this.deps;
    const now = clock();
    const isOpen = and(
      eq(registrations.id, registrationId),
      eq(registrations.source, source),
      isNull(registrations.completedAt),
      gt(registrations.createdAt, later(now, -REGISTRATION_SECONDS)),
    );
    const [waiting] = await db.select().from(registrations).where(isOpen);
    if (!waiting) throw new ApiError('notFound');
    const site = await sites.byId(waiting.siteId);
    rules.rest(rest, site);
    const form = { ...waiting.form, email: waiting.email } as unknown as RegistrationForm;
    const terms = termsOf(site.companyId, wishesOf(form, rest));
    return inTransaction(db, async (own) => {
      // A second one with the same id waits here, and then finds it completed.
      const [locked] = await own.select().from(registrations).where(isOpen).for('update');
      if (!locked) throw new ApiError('notFound');
      await this.#checkPhone(own, locked, site);
      const client = await this.#create(own, form, rest, locked.passwordHash, terms, site);
      await own
        .update(registrations)
        .set({ completedAt: now, clientId: client.id, passwordHash: '', form: { ...locked.form, ...rest } })
        .where(eq(registrations.id, registrationId));
      return this.deps.sessions.issue(client.id, ip, own);
    });
  }

  /**
   * Registers in one step and signs in; resolves to the token. What a partner adds is kept for the review, and nobody is
   * a partner before it.
   */
  async single(typed: RegistrationForm, site: SiteRow, ip: string): Promise<string> {
    const { clock, db, passwords, rules, sessions } = this.deps;
    const whole = await rules.form(typed, site, true);
    const { email, password, ...form } = whole;
    if (await clientByEmail(db, email)) throw new ApiError('duplicate');
    const passwordHash = await passwords.hashNew(password, email);
    const terms = termsOf(site.companyId, whole);
    const source = form.partner ? 'partner' : 'single';
    return inTransaction(db, async (own) => {
      const client = await this.#create(own, whole, {}, passwordHash, terms, site);
      const now = clock();
      await this.#keep(own, ip, {
        ...{ id: randomUUID(), source, email, siteId: site.siteId, passwordHash: '', form },
        ...{ createdAt: now, completedAt: now, clientId: client.id },
      });
      return sessions.issue(client.id, ip, own);
    });
  }

  /** Writes a registration under the network that it came from, within that one's quota. */
  async #keep(db: Database, ip: string, row: Omit<typeof registrations.$inferInsert, 'ip'>): Promise<void> {
    const network = networkOf(ip);
    await db.insert(registrations).values({ ...row, ip: network });
    await this.deps.quotas.keep(db, QUOTAS.registrations, network);
  }

  /** D4 lets anybody register without a code; only who asked for one, or whom a regulator watches, has to give it. */
  async #checkPhone(db: Database, { id, phoneProvedAt }: Waiting, site: SiteRow): Promise<void> {
    if (phoneProvedAt !== null) return;
    const isDemanded = regulatorDocumentsOf(site.companyId).length > 0;
    if (isDemanded || (await this.deps.codes.wasAskedFor(id, db))) throw new ApiError('wrongCode');
  }

  async #create(
    db: Database,
    form: RegistrationForm,
    rest: RegistrationRest,
    passwordHash: string,
    terms: AccountTerms,
    site: SiteRow,
  ): Promise<ClientRow> {
    const now = this.deps.clock();
    const [client] = await db
      .insert(clients)
      .values({
        companyId: site.companyId,
        siteId: site.siteId,
        email: form.email,
        passwordHash,
        firstName: form.firstName,
        lastName: form.lastName,
        phone: form.phone ?? null,
        country: form.country ?? null,
        address: [rest.address, rest.address2].filter(Boolean).join(', ') || null,
        city: rest.city ?? null,
        postcode: rest.postcode ?? null,
        culture: form.culture ?? site.culture,
        isOpenAccount: true,
        isVisibleDocumentUpload: true,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning();
    // Two forms with one address at the same time: the second finds the address taken.
    if (!client) throw new ApiError('duplicate');
    await openFirstAccounts(db, client, terms, now);
    return client;
  }
}

function wishesOf(form: RegistrationForm, rest: RegistrationRest): AccountWishes {
  return {
    platform: rest.platform ?? form.platform ?? null,
    currency: rest.currency ?? form.currency ?? null,
    leverage: rest.leverage ?? form.leverage ?? null,
    accountType: rest.accountType ?? null,
  };
}
