import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Companies } from '../../src/domain/site/companies';
import { checkField } from '../../src/domain/registration/check-field';
import { cleanField } from '../../src/domain/registration/clean-field';
import { DEFAULT_PASSWORD_RULES } from '../../src/domain/session/password-rules';
import { inTransaction, type Database } from '../db/open-database';
import { clients, profileReviews } from '../db/tables/clients';
import { documents } from '../db/tables/documents';
import { ApiError } from '../kernel/api-error';
import type { CallOrigin } from '../kernel/origin';
import { e164Of } from '../kernel/phone-number';
import type { Quotas } from '../db/quotas';
import { QUOTAS } from '../db/quotas.table';
import { registrationOf } from '../registration/registration-of';
import type { SecurityAlerts } from '../session/security-alerts';
import type { SignedInClient } from '../kernel/signed-in-client';
import type { Sites } from '../site/sites';
import { addSeconds, type Clock } from '../kernel/time';

const FIELDS = ['firstName', 'lastName', 'phone', 'country', 'address', 'city', 'postcode'] as const;

export type ProfileField = (typeof FIELDS)[number];
/** Only a last name can be null, for a person with one name. */
export type ProfileFields = Partial<Record<ProfileField, string | null>>;

/** Fields that a verified document confirms; changing one needs a review. */
const FIELDS_BY_DOCUMENT = Object.freeze({
  'identity-front': ['firstName', 'lastName', 'country'],
  address: ['address', 'city', 'postcode', 'country'],
} as const satisfies Readonly<Record<string, readonly ProfileField[]>>);

const CONFIRMING_DOCUMENTS = Object.keys(FIELDS_BY_DOCUMENT) as (keyof typeof FIELDS_BY_DOCUMENT)[];

/** Seconds for which a client sees that a change was refused. */
const REFUSAL_SECONDS = 30 * 24 * 3_600;

/** A locked field, and the reason: a kind of document, or the regulator. */
export interface FieldLock {
  readonly field: ProfileField;
  readonly by: keyof typeof FIELDS_BY_DOCUMENT | 'regulator';
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

/** Changes of a client's profile. Changes of verified fields need a review, others take effect at once. */
export class ProfileChanges {
  constructor(private readonly deps: ProfileChangesDeps) {}

  /** Throws `invalid` if a field is not valid or no field is given, and `tooManyTries` for too many reviews in a day. */
  async changeProfile(client: SignedInClient, input: ProfileFields, origin: CallOrigin): Promise<void> {
    const { alerts, clock, db, quotas } = this.deps;
    const changedFields = await this.#checkFields(client, input);
    await inTransaction(db, async (transaction) => {
      const lockedFields = new Set((await this.listLocks(client, transaction)).map(({ field }) => field));
      const selectFields = (isLocked: boolean) =>
        Object.fromEntries(
          Object.entries(changedFields).filter(
            ([name]) => lockedFields.has(name as ProfileField) === isLocked,
          ),
        );
      const reviewedFields = selectFields(true);
      const directFields = selectFields(false);
      if (Object.keys(directFields).length > 0)
        await transaction.update(clients).set(directFields).where(eq(clients.id, client.id));
      if (Object.keys(reviewedFields).length === 0) return;
      await transaction
        .delete(profileReviews)
        .where(and(isOfClient(client.id), sql`${profileReviews.refusedAt} is not null`));
      const reference = await alerts.notify(transaction, 'profile-change-asked', client, origin);
      await quotas.checkQuota(transaction, QUOTAS.profileChanges, 'profile-change-asked', client.id);
      const request = { askedAt: clock(), reference };
      await transaction
        .insert(profileReviews)
        .values({ clientId: client.id, fields: reviewedFields, ...request })
        .onConflictDoUpdate({
          target: profileReviews.clientId,
          set: {
            fields: sql`${profileReviews.fields} || ${JSON.stringify(reviewedFields)}::jsonb`,
            ...request,
          },
        });
    });
  }

  /** Withdraws the change that awaits review, if there still is one: it may have been decided meanwhile. */
  async withdrawReview(client: SignedInClient, origin: CallOrigin): Promise<void> {
    const { alerts, db } = this.deps;
    await inTransaction(db, async (transaction) => {
      const withdrawnReviews = await transaction
        .delete(profileReviews)
        .where(and(isOfClient(client.id), isNull(profileReviews.refusedAt)))
        .returning({ clientId: profileReviews.clientId });
      if (withdrawnReviews.length > 0)
        await alerts.record(transaction, 'profile-change-withdrawn', client, origin);
    });
  }

  /** The change that awaits review, or was refused recently; undefined if there is none. */
  async findReview(clientId: number) {
    const { clock, db } = this.deps;
    const [row] = await db.select().from(profileReviews).where(isOfClient(clientId));
    if (!row || (row.refusedAt && row.refusedAt < addSeconds(clock(), -REFUSAL_SECONDS))) return undefined;
    return row;
  }

  /** The fields that a client cannot change alone, each with the newest document that confirmed it. */
  async listLocks({ companyId, id }: SignedInClient, db: Database = this.deps.db): Promise<FieldLock[]> {
    const rows = await db
      .select({ kind: documents.kind, at: documents.reviewedAt })
      .from(documents)
      .where(and(eq(documents.clientId, id), eq(documents.status, 'verified')))
      .orderBy(desc(documents.reviewedAt));
    const confirmedLocks = rows.flatMap(({ at, kind }) =>
      CONFIRMING_DOCUMENTS.filter((document) => document === kind).flatMap((document) =>
        FIELDS_BY_DOCUMENT[document].map((field): FieldLock => ({ field, by: document, at })),
      ),
    );
    const isRegulated = registrationOf(this.deps.companies.variantOf(companyId)).hasDocuments;
    const locks: FieldLock[] = [
      ...confirmedLocks,
      ...(isRegulated ? [{ field: 'phone', by: 'regulator', at: null } as const] : []),
    ];
    return FIELDS.flatMap((name) => locks.find(({ field }) => field === name) ?? []);
  }

  async #checkFields(client: SignedInClient, input: ProfileFields): Promise<ProfileFields> {
    const { db, sites } = this.deps;
    const [row] = await db
      .select({ country: clients.country })
      .from(clients)
      .where(eq(clients.id, client.id));
    const addressCountry = input.country ?? row?.country ?? '';
    const changedFields = FIELDS.flatMap((name) =>
      input[name] === undefined
        ? []
        : [[name, input[name] === null ? null : cleanField(name, input[name], addressCountry)] as const],
    );
    const fields: ProfileFields = Object.fromEntries(changedFields);
    const { country } = fields;
    const isValid =
      changedFields.length > 0 &&
      changedFields.every(([name, text]) => isValidText(name, text, addressCountry)) &&
      (typeof country !== 'string' ||
        (await sites.acceptsCountry(await sites.findById(client.siteId), country)));
    if (!isValid) throw new ApiError('invalid');
    if (typeof fields.phone !== 'string') return fields;
    const phone = e164Of(fields.phone, country);
    if (phone === undefined) throw new ApiError('invalid');
    return { ...fields, phone };
  }
}

/** A field may be emptied unless it is a name. The contract has the lengths, and a phone is read later. */
function isValidText(name: ProfileField, text: string | null, country: string): boolean {
  if (text === null) return name === 'lastName';
  const issue = checkField(name, {
    values: { country, [name]: text },
    rules: DEFAULT_PASSWORD_RULES,
    today: '',
    minimumAge: 0,
  });
  const isName = name === 'firstName' || name === 'lastName';
  return issue !== 'unreadable' && !(isName && issue === 'missing');
}

/** The names of the fields that are changed, in their order. */
export const changedFieldNames = (fields: Readonly<Record<string, string | null>>): ProfileField[] =>
  FIELDS.filter((name) => fields[name] !== undefined);

const isOfClient = (clientId: number) => eq(profileReviews.clientId, clientId);
