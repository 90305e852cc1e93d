import { and, eq, sql } from 'drizzle-orm';
import { isPersonName } from '../../../src/domain/registration/field-checks';
import { inTransaction, type Database } from '../../db/open-database';
import { clients, profileReviews } from '../../db/tables/clients';
import { documents } from '../../db/tables/documents';
import { ApiError } from '../http/api-error';
import { e164Of } from './phone-number';
import { regulatorDocumentsOf } from './regulator-documents';
import type { SignedInClient } from './sessions';
import type { Sites } from './sites';
import type { Clock } from './time';

const FIELDS = ['firstName', 'lastName', 'phone', 'country', 'address', 'city', 'postcode'] as const;

export type ProfileField = (typeof FIELDS)[number];
export type ProfileFields = Partial<Record<ProfileField, string>>;

/** Fields that a verified document confirms; changing one needs a review. */
const CHECKED_BY: Readonly<Record<string, readonly ProfileField[]>> = Object.freeze({
  'identity-front': ['firstName', 'lastName', 'country'],
  address: ['address', 'city', 'postcode', 'country'],
});

interface ProfileChangesDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly sites: Sites;
}

/** Changes of a client's own data: verified fields go to review, the others take effect at once. */
export class ProfileChanges {
  constructor(private readonly deps: ProfileChangesDeps) {}

  /** Throws `invalid` if a field is not valid or none is given. */
  async change(client: SignedInClient, typed: ProfileFields): Promise<void> {
    const { clock, db } = this.deps;
    const changed = await this.#checked(client, typed);
    await inTransaction(db, async (own) => {
      const locked = await lockedFields(own, client);
      const split = (isWanted: boolean) =>
        Object.fromEntries(
          Object.entries(changed).filter(([name]) => locked.has(name as ProfileField) === isWanted),
        );
      const [review, direct] = [split(true), split(false)];
      if (Object.keys(direct).length > 0)
        await own.update(clients).set(direct).where(eq(clients.id, client.id));
      if (Object.keys(review).length === 0) return;
      const askedAt = clock();
      await own
        .insert(profileReviews)
        .values({ clientId: client.id, fields: review, askedAt })
        .onConflictDoUpdate({
          target: profileReviews.clientId,
          set: { fields: sql`${profileReviews.fields} || ${JSON.stringify(review)}::jsonb`, askedAt },
        });
    });
  }

  /** Names of the fields with a change under review. */
  async inReview(clientId: number): Promise<ProfileField[]> {
    const [row] = await this.deps.db
      .select()
      .from(profileReviews)
      .where(eq(profileReviews.clientId, clientId));
    return FIELDS.filter((name) => row?.fields[name] !== undefined);
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

/** A phone number that a regulator requires to be verified cannot be changed by the client alone. */
async function lockedFields(
  db: Database,
  { companyId, id }: SignedInClient,
): Promise<ReadonlySet<ProfileField>> {
  const rows = await db
    .select({ kind: documents.kind })
    .from(documents)
    .where(and(eq(documents.clientId, id), eq(documents.status, 'verified')));
  const checked = rows.flatMap(({ kind }) => CHECKED_BY[kind] ?? []);
  return new Set([...checked, ...(regulatorDocumentsOf(companyId).length > 0 ? (['phone'] as const) : [])]);
}
