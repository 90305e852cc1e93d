import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Companies } from '../../src/domain/site/companies';
import { isPersonName } from '../../src/domain/registration/field-checks';
import { inTransaction, type Database } from '../db/open-database';
import { clients, profileReviews } from '../db/tables/clients';
import { documents } from '../db/tables/documents';
import { ApiError } from '../http/api-error';
import type { Origin } from '../kernel/origin';
import { e164Of } from '../kernel/phone-number';
import type { Quotas } from '../kernel/quotas';
import { QUOTAS } from '../kernel/quotas.table';
import { registrationOf } from '../registration/registration-of';
import type { SecurityAlerts } from '../session/security-alerts';
import type { SignedInClient } from '../session/sessions';
import type { Sites } from '../site/sites';
import { later, type Clock } from '../kernel/time';

const FIELDS = ['firstName', 'lastName', 'phone', 'country', 'address', 'city', 'postcode'] as const;

export type ProfileField = (typeof FIELDS)[number];
export type ProfileFields = Partial<Record<ProfileField, string>>;

/** Fields that a verified document confirms; changing one needs a review. */
const CHECKED_BY = Object.freeze({
  'identity-front': ['firstName', 'lastName', 'country'],
  address: ['address', 'city', 'postcode', 'country'],
} as const satisfies Readonly<Record<string, readonly ProfileField[]>>);

const CHECKING = Object.keys(CHECKED_BY) as (keyof typeof CHECKED_BY)[];

/** How long a client sees that a change was refused. */
const REFUSAL_SECONDS = 30 * 24 * 3_600;

/** Why a field is locked: a kind of document, or the regulator. */
export interface FieldLock {
  readonly field: ProfileField;
  readonly by: keyof typeof CHECKED_BY | 'regulator';
  readonly at: Date | null;
}

interface ProfileChangesDeps {
  readonly db: Database;
  readonly alerts: SecurityAlerts;
  readonly clock: Clock;
  readonly companies: Companies;
  readonly quotas: Quotas;
  readonly sites: Sites;
}

/** Changes of a client's own data: verified fields go to review, the others take effect at once. */
export class ProfileChanges {
  constructor(private readonly deps: ProfileChangesDeps) {}

  /** Throws `invalid` if a field is not valid or none is given, and `tooManyTries` for one review too many in a day. */
  async change(client: SignedInClient, typed: ProfileFields, origin: Origin): Promise<void> {
    const { alerts, clock, db, quotas } = this.deps;
    const changed = await this.#checked(client, typed);
    await inTransaction(db, async (own) => {
      const locked = new Set((await this.locks(client, own)).map(({ field }) => field));
      const split = (isWanted: boolean) =>
        Object.fromEntries(
          Object.entries(changed).filter(([name]) => locked.has(name as ProfileField) === isWanted),
        );
      const [review, direct] = [split(true), split(false)];
      if (Object.keys(direct).length > 0)
        await own.update(clients).set(direct).where(eq(clients.id, client.id));
      if (Object.keys(review).length === 0) return;
      await own
        .delete(profileReviews)
        .where(and(theirs(client.id), sql`${profileReviews.refusedAt} is not null`));
      const reference = await alerts.tell(own, 'profile-change-asked', client, origin);
      await quotas.keep(own, QUOTAS.profileChanges, 'profile-change-asked', client.id);
      const asked = { askedAt: clock(), reference };
      await own
        .insert(profileReviews)
        .values({ clientId: client.id, fields: review, ...asked })
        .onConflictDoUpdate({
          target: profileReviews.clientId,
          set: { fields: sql`${profileReviews.fields} || ${JSON.stringify(review)}::jsonb`, ...asked },
        });
    });
  }

  /** Takes back what awaits review, if anything does: it may have been decided meanwhile. */
  async withdraw(client: SignedInClient, origin: Origin): Promise<void> {
    const { alerts, db } = this.deps;
    await inTransaction(db, async (own) => {
      const taken = await own
        .delete(profileReviews)
        .where(and(theirs(client.id), isNull(profileReviews.refusedAt)))
        .returning({ clientId: profileReviews.clientId });
      if (taken.length > 0) await alerts.record(own, 'profile-change-withdrawn', client, origin);
    });
  }

  /** The change that awaits review, or was refused recently; undefined where there is none. */
  async review(clientId: number) {
    const { clock, db } = this.deps;
    const [row] = await db.select().from(profileReviews).where(theirs(clientId));
    if (!row || (row.refusedAt && row.refusedAt < later(clock(), -REFUSAL_SECONDS))) return undefined;
    return row;
  }

  /** Which fields a client cannot change alone, and what confirmed them; a field by its newest document. */
  async locks({ companyId, id }: SignedInClient, db: Database = this.deps.db): Promise<FieldLock[]> {
    const rows = await db
      .select({ kind: documents.kind, at: documents.reviewedAt })
      .from(documents)
      .where(and(eq(documents.clientId, id), eq(documents.status, 'verified')))
      .orderBy(desc(documents.reviewedAt));
    const checked = rows.flatMap(({ at, kind }) =>
      CHECKING.filter((by) => by === kind).flatMap((by) =>
        CHECKED_BY[by].map((field): FieldLock => ({ field, by, at })),
      ),
    );
    const regulated = registrationOf(this.deps.companies.variantOf(companyId)).hasDocuments;
    const all: FieldLock[] = [
      ...checked,
      ...(regulated ? [{ field: 'phone', by: 'regulator', at: null } as const] : []),
    ];
    return FIELDS.flatMap((name) => all.find(({ field }) => field === name) ?? []);
  }

  async #checked(client: SignedInClient, typed: ProfileFields): Promise<ProfileFields> {
    const { sites } = this.deps;
    const given = FIELDS.flatMap((name) =>
      typed[name] === undefined ? [] : [[name, typed[name].trim()] as const],
    );
    const fields: ProfileFields = Object.fromEntries(given);
    const { country, firstName, lastName } = fields;
    const names = [firstName, lastName].filter((name) => name !== undefined);
    const holds =
      given.length > 0 &&
      names.every(isPersonName) &&
      (country === undefined || (await sites.takes(await sites.byId(client.siteId), country)));
    if (!holds) throw new ApiError('invalid');
    if (fields.phone === undefined) return fields;
    const phone = e164Of(fields.phone, country);
    if (phone === undefined) throw new ApiError('invalid');
    return { ...fields, phone };
  }
}

/** The names of the fields that are changed, in their order. */
export const fieldsOf = (fields: Readonly<Record<string, string>>): ProfileField[] =>
  FIELDS.filter((name) => fields[name] !== undefined);

const theirs = (clientId: number) => eq(profileReviews.clientId, clientId);
