import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { components } from '../../../src/infrastructure/http/contract.generated';
import type { Database } from '../../db/open-database';
import { clients } from '../../db/tables/clients';
import { registrations } from '../../db/tables/visits';
import { ApiError } from '../http/api-error';
import { clientByEmail } from './client-by-email';
import { openFirstAccounts } from './new-accounts';
import type { AccountWishes } from './new-accounts';
import type { OneTimeCodes } from './one-time-codes';
import type { Passwords } from './passwords';
import { acceptsAll, regulatorDocumentsOf } from './regulator-documents';
import type { ClientRow } from './sessions';
import type { SiteRow } from './sites';
import { later } from './time';
import type { Clock } from './time';

export type RegistrationForm = components['schemas']['RegistrationForm'];
export type RegistrationSource = 'registration' | 'landing-page';

/** Fields of step 2; its address belongs to the client, its wishes to the accounts. */
export interface RegistrationRest extends AccountWishes {
  birthDate?: string | null;
  address?: string | null;
  address2?: string | null;
  city?: string | null;
  postcode?: string | null;
  /** On the form of the invest site, which is not taken without them. */
  documents?: components['schemas']['AcceptedDocument'][] | null;
}

/** A registration that is not completed within a day begins anew. */
const LIFETIME_SECONDS = 24 * 3_600;
const MINIMUM_AGE = 18;

/** Turns forms into clients with accounts. */
export class Registrations {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly passwords: Passwords,
    private readonly codes: OneTimeCodes,
  ) {}

  /** Keeps step 1; throws `duplicate` for an address that has a client, `weakPassword` for a bad password. */
  async begin(source: RegistrationSource, form: RegistrationForm, site: SiteRow): Promise<string> {
    const { email, password, ...rest } = form;
    if (await clientByEmail(this.db, email)) throw new ApiError('duplicate');
    const passwordHash = await this.passwords.hashNew(password, email);
    const id = randomUUID();
    await this.db.insert(registrations).values({
      id,
      source,
      email: email.trim(),
      siteId: site.siteId,
      passwordHash,
      form: rest,
      createdAt: this.clock(),
    });
    return id;
  }

  /**
   * Completes step 1 with step 2; throws `notFound` for an id that is unknown, old or completed, `invalid` for somebody
   * too young and unless each of the regulator's documents was accepted as it is in force, `wrongCode` for a phone
   * that was not proved: on a site with such documents always, elsewhere once a code was asked for.
   */
  async complete(
    source: RegistrationSource,
    registrationId: string,
    rest: RegistrationRest,
    siteOf: (siteId: number) => Promise<SiteRow>,
  ): Promise<ClientRow> {
    const now = this.clock();
    const isOpen = and(
      eq(registrations.id, registrationId),
      eq(registrations.source, source),
      isNull(registrations.completedAt),
      gt(registrations.createdAt, later(now, -LIFETIME_SECONDS)),
    );
    const [waiting] = await this.db.select().from(registrations).where(isOpen);
    if (!waiting) throw new ApiError('notFound');
    const site = await siteOf(waiting.siteId);
    checkRest(rest, site, now);
    await this.#checkPhone(waiting, site);
    const [begun] = await this.db.update(registrations).set({ completedAt: now }).where(isOpen).returning();
    if (!begun) throw new ApiError('notFound');
    const form = { ...begun.form, email: begun.email } as unknown as RegistrationForm;
    const client = await this.#create(form, rest, begun.passwordHash, site);
    await this.db
      .update(registrations)
      .set({ clientId: client.id, form: { ...begun.form, ...rest } })
      .where(eq(registrations.id, registrationId));
    return client;
  }

  /** Registers in one step; what a partner adds is kept for the review, and nobody is a partner before it. */
  async single(form: RegistrationForm, site: SiteRow): Promise<ClientRow> {
    const { email, password, ...rest } = form;
    if (await clientByEmail(this.db, email)) throw new ApiError('duplicate');
    const passwordHash = await this.passwords.hashNew(password, email);
    const client = await this.#create(form, {}, passwordHash, site);
    const now = this.clock();
    await this.db.insert(registrations).values({
      id: randomUUID(),
      source: form.partner ? 'partner' : 'single',
      email: email.trim(),
      siteId: site.siteId,
      passwordHash,
      form: rest,
      createdAt: now,
      completedAt: now,
      clientId: client.id,
    });
    return client;
  }

  /** D4 lets anybody register without a code; only who asked for one, or whom a regulator watches, has to give it. */
  async #checkPhone({ form, createdAt }: typeof registrations.$inferSelect, site: SiteRow): Promise<void> {
    const { phone } = form as { phone?: string | null };
    const proof = phone ? await this.codes.proofSince(phone, createdAt) : 'unasked';
    const isDemanded = regulatorDocumentsOf(site.companyId).length > 0;
    if (proof === 'open' || (proof === 'unasked' && isDemanded)) throw new ApiError('wrongCode');
  }

  async #create(
    form: RegistrationForm,
    rest: RegistrationRest,
    passwordHash: string,
    site: SiteRow,
  ): Promise<ClientRow> {
    const now = this.clock();
    return this.db.transaction(async (transaction) => {
      const db = transaction as Database;
      const [client] = await db
        .insert(clients)
        .values({
          companyId: site.companyId,
          siteId: site.siteId,
          email: form.email.trim(),
          passwordHash,
          firstName: form.firstName.trim(),
          lastName: form.lastName.trim(),
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
      await openFirstAccounts(db, client, wishesOf(form, rest), now);
      return client;
    });
  }
}

function checkRest({ birthDate, documents }: RegistrationRest, site: SiteRow, now: Date): void {
  const latest = new Date(now);
  latest.setUTCFullYear(latest.getUTCFullYear() - MINIMUM_AGE);
  const isTooYoung =
    birthDate !== null && birthDate !== undefined && birthDate > latest.toISOString().slice(0, 10);
  if (isTooYoung || !acceptsAll(site.companyId, documents ?? [])) throw new ApiError('invalid');
}

function wishesOf(form: RegistrationForm, rest: RegistrationRest): AccountWishes {
  return {
    platform: rest.platform ?? form.platform ?? null,
    currency: rest.currency ?? form.currency ?? null,
    leverage: rest.leverage ?? form.leverage ?? null,
    accountType: rest.accountType ?? null,
  };
}
