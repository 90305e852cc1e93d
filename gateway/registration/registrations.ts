import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Companies } from '../../src/domain/site/companies';
import { inTransaction, type Database } from '../db/open-database';
import { clients } from '../db/tables/clients';
import type { PartnerRequest } from '../db/tables/partner-applications';
import { registrations } from '../db/tables/visits';
import { ApiError } from '../kernel/api-error';
import { findClientByEmail } from '../session/client-by-email';
import { networkOf } from '../kernel/network';
import { openFirstAccounts, termsOf } from './new-accounts';
import type { AccountTerms, AccountWishes } from './new-accounts';
import type { OneTimeCodes } from './one-time-codes';
import { hasPartnership } from '../partnership/has-partnership';
import { writeRequest } from '../partnership/partner-applications';
import type { PartnerLinks } from '../partnership/partner-links';
import type { Passwords } from '../session/passwords';
import type { Quotas } from '../db/quotas';
import { QUOTAS } from '../db/quotas.table';
import type { Referrals } from '../partnership/referrals';
import { REGISTRATION_SECONDS, type RegistrationForm, type RegistrationDetails } from './registration-form';
import { registrationOf } from './registration-of';
import type { RegistrationRules } from './registration-rules';
import type { ClientRow, Sessions } from '../session/sessions';
import type { SiteRow, Sites } from '../site/sites';
import type { CallOrigin } from '../kernel/origin';
import { addSeconds } from '../kernel/time';
import type { Clock } from '../kernel/time';

export type RegistrationSource = 'registration' | 'landing-page';

/** The origin of a registration. */
export interface RegistrationOrigin {
  readonly ip: string;
  readonly hasCaptcha: boolean;
}

type RegistrationRow = typeof registrations.$inferSelect;

interface RegistrationsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly codes: OneTimeCodes;
  readonly companies: Companies;
  readonly partnerLinks: PartnerLinks;
  readonly passwords: Passwords;
  readonly quotas: Quotas;
  readonly referrals: Referrals;
  readonly rules: RegistrationRules;
  readonly sessions: Sessions;
  readonly sites: Sites;
  readonly brandNameOf: (companyId: number) => string;
}

/** Creates clients with accounts from registration forms. */
export class Registrations {
  constructor(private readonly deps: RegistrationsDeps) {}

  /**
   * Stores step 1. Throws `duplicate` if the address belongs to a client, `weakPassword` for a bad
   * password, and `tooManyTries` if the network has reached its registrations for the day.
   */
  async beginRegistration(
    source: RegistrationSource,
    input: RegistrationForm,
    site: SiteRow,
    origin: RegistrationOrigin,
  ): Promise<string> {
    const { clock, db, passwords, rules } = this.deps;
    const { email, password, ...form } = await rules.checkForm(input, site, false);
    await this.#checkReferralCode(form, site);
    if (await findClientByEmail(db, email)) throw new ApiError('duplicate');
    const passwordHash = await passwords.hashNew(password, email);
    const id = randomUUID();
    const { siteId } = site;
    await inTransaction(db, (transaction) =>
      this.#storeRegistration(transaction, origin.ip, {
        id,
        source,
        email,
        siteId,
        passwordHash,
        form,
        hasCaptcha: origin.hasCaptcha,
        phone: form.phone ?? null,
        createdAt: clock(),
      }),
    );
    return id;
  }

  /**
   * Completes a registration with step 2 and signs the client in; resolves to the token. Throws `notFound`
   * if the id is unknown, expired or already completed, `invalid` if the rules refuse a field, and
   * `wrongCode` if the phone was not verified: always required on a site with regulatory documents,
   * elsewhere only if a code was requested. A failure leaves step 1 unchanged.
   */
  async completeRegistration(
    source: RegistrationSource,
    registrationId: string,
    input: RegistrationDetails,
    origin: CallOrigin,
  ): Promise<string> {
    const { clock, companies, db, rules, sites } = this.deps;
    const now = clock();
    const isOpen = and(
      eq(registrations.id, registrationId),
      eq(registrations.source, source),
      isNull(registrations.completedAt),
      gt(registrations.createdAt, addSeconds(now, -REGISTRATION_SECONDS)),
    );
    const [storedRow] = await db.select().from(registrations).where(isOpen);
    if (!storedRow) throw new ApiError('notFound');
    const site = await sites.findById(storedRow.siteId);
    const form = { ...storedRow.form, email: storedRow.email } as unknown as RegistrationForm;
    const details = rules.checkDetails(input, site, form.country ?? '');
    const terms = termsOf(companies.variantOf(site.companyId), wishesOf(form, details));
    return inTransaction(db, async (transaction) => {
      // A second call with the same id waits here, and then finds the registration completed.
      const [lockedRow] = await transaction.select().from(registrations).where(isOpen).for('update');
      if (!lockedRow) throw new ApiError('notFound');
      await this.#checkPhone(transaction, lockedRow, site);
      const client = await this.#createClient(
        transaction,
        form,
        details,
        lockedRow.passwordHash,
        terms,
        site,
      );
      await transaction
        .update(registrations)
        .set({
          completedAt: now,
          clientId: client.id,
          passwordHash: '',
          form: { ...lockedRow.form, ...details },
        })
        .where(eq(registrations.id, registrationId));
      await this.deps.referrals.bindClient(transaction, client, form, lockedRow.ip);
      return this.deps.sessions.issueToken(client.id, origin, 'password', transaction);
    });
  }

  /**
   * Registers in one step and signs in; resolves to the token. A partner's fields are an application, which a person
   * decides on; until then the client is not a partner.
   */
  async registerInOneStep(input: RegistrationForm, site: SiteRow, origin: CallOrigin): Promise<string> {
    const { clock, companies, db, passwords, rules, sessions } = this.deps;
    const checkedForm = await rules.checkForm(input, site, true);
    await this.#checkReferralCode(checkedForm, site);
    const { email, password, ...form } = checkedForm;
    if (await findClientByEmail(db, email)) throw new ApiError('duplicate');
    const passwordHash = await passwords.hashNew(password, email);
    const terms = termsOf(companies.variantOf(site.companyId), checkedForm);
    const source = form.partner ? 'partner' : 'single';
    return inTransaction(db, async (transaction) => {
      const client = await this.#createClient(
        transaction,
        checkedForm,
        checkedForm,
        passwordHash,
        terms,
        site,
      );
      const now = clock();
      await this.#storeRegistration(transaction, origin.ip, {
        id: randomUUID(),
        source,
        email,
        siteId: site.siteId,
        passwordHash: '',
        form,
        createdAt: now,
        completedAt: now,
        clientId: client.id,
      });
      await this.deps.referrals.bindClient(transaction, client, form, networkOf(origin.ip));
      if (form.partner) await writeRequest(transaction, client.id, requestOf(form.partner), now);
      return sessions.issueToken(client.id, origin, 'password', transaction);
    });
  }

  /** Refuses a typed code that is unknown at the site's company: the visitor may clear it. */
  async #checkReferralCode(
    { referralCode }: Pick<RegistrationForm, 'referralCode'>,
    site: SiteRow,
  ): Promise<void> {
    if (!referralCode || (await this.deps.partnerLinks.findByCode(referralCode, site.companyId))) return;
    throw new ApiError('invalid', undefined, { field: 'referralCode' });
  }

  /** Stores a registration with the network of its request, within that network's quota. */
  async #storeRegistration(
    db: Database,
    ip: string,
    row: Omit<typeof registrations.$inferInsert, 'ip'>,
  ): Promise<void> {
    const network = networkOf(ip);
    await db.insert(registrations).values({ ...row, ip: network });
    await this.deps.quotas.checkQuota(db, QUOTAS.registrations, network);
  }

  /**
   * D4 allows registration without a code. A verified code is required only if one was requested, or if the site has a
   * regulator.
   */
  async #checkPhone(db: Database, { id, phoneProvedAt }: RegistrationRow, site: SiteRow): Promise<void> {
    if (phoneProvedAt !== null) return;
    const { codes, companies } = this.deps;
    const isDemanded = registrationOf(companies.variantOf(site.companyId)).hasDocuments;
    if (isDemanded || (await codes.isRequestedFor(id, db))) throw new ApiError('wrongCode');
  }

  async #createClient(
    db: Database,
    form: RegistrationForm,
    details: RegistrationDetails,
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
        address: [details.address, details.address2].filter(Boolean).join(', ') || null,
        city: details.city ?? null,
        postcode: details.postcode ?? null,
        culture: form.culture ?? site.culture,
        isOpenAccount: true,
        isVisibleDocumentUpload: true,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning();
    // If two forms have the same address, the second one conflicts with the first.
    if (!client) throw new ApiError('duplicate');
    await openFirstAccounts(db, client, terms, this.deps.brandNameOf(site.companyId), now);
    const { companies, partnerLinks } = this.deps;
    if (hasPartnership(companies.variantOf(client.companyId)))
      await partnerLinks.createOwnLink(db, client.id);
    return client;
  }
}

function requestOf({
  channels,
  countries,
  expectedClients,
  kind,
  legalName,
  registrationNumber,
  website,
}: NonNullable<RegistrationForm['partner']>): PartnerRequest {
  return {
    source: 'registration',
    channels: channels ?? [],
    countries: countries ?? [],
    website: website ?? null,
    kind,
    legalName: legalName ?? null,
    registrationNumber: registrationNumber ?? null,
    expectedClients: expectedClients ?? null,
  };
}

function wishesOf(form: RegistrationForm, details: RegistrationDetails): AccountWishes {
  return {
    platform: details.platform ?? form.platform ?? null,
    currency: details.currency ?? form.currency ?? null,
    leverage: details.leverage ?? form.leverage ?? null,
    accountType: details.accountType ?? null,
  };
}
