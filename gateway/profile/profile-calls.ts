import { eq } from 'drizzle-orm';
import { clients } from '../db/tables/clients';
import { ApiError } from '../kernel/api-error';
import type { Calls } from '../http/call';
import { originOf } from '../kernel/origin';
import { changedFieldNames } from './profile-changes';
import type { ClientProgress } from '../dashboard/client-progress';
import type { Database } from '../db/open-database';
import type { Introducers } from '../partnership/introducers';
import type { PayoutAddresses } from '../client/payout-addresses';
import type { ProfileChanges } from './profile-changes';

interface ProfileCallsDeps {
  readonly clientProgress: ClientProgress;
  readonly db: Database;
  readonly introducers: Introducers;
  readonly payoutAddresses: PayoutAddresses;
  readonly profileChanges: ProfileChanges;
}

/** Data of the client's pages that the user setting does not contain. */
export function profileCalls({
  clientProgress,
  db,
  introducers,
  payoutAddresses,
  profileChanges,
}: ProfileCallsDeps): Calls<
  | 'getProfile'
  | 'changeClientInfo'
  | 'withdrawProfileChange'
  | 'getDigitalAsset'
  | 'getClientBlockers'
  | 'getFirstSteps'
  | 'getIntroducer'
  | 'hideFromIntroducer'
> {
  return {
    getProfile: async ({ client }) => {
      const [row] = await db.select().from(clients).where(eq(clients.id, client.id));
      if (!row) throw new ApiError('unauthorized');
      const { firstName, lastName, email, phone, country, address, city, postcode, createdAt } = row;
      const locks = await profileChanges.listLocks(client);
      const review = await profileChanges.findReview(client.id);
      return {
        firstName,
        lastName,
        email,
        phone,
        country,
        address,
        city,
        postcode,
        registeredAt: createdAt.toISOString(),
        isVerified: locks.some(({ by }) => by === 'identity-front'),
        locks: locks.map(({ at, ...lock }) => ({ ...lock, at: at?.toISOString() ?? null })),
        inReview: review && !review.refusedAt ? changedFieldNames(review.fields) : [],
        review: review
          ? {
              state: review.refusedAt ? 'refused' : 'pending',
              fields: review.fields,
              askedAt: review.askedAt.toISOString(),
              reference: review.reference,
              refusedAt: review.refusedAt?.toISOString() ?? null,
              reason: review.reason,
            }
          : null,
      };
    },

    changeClientInfo: ({ body, client, request }) =>
      profileChanges.changeProfile(client, body, originOf(request)),

    withdrawProfileChange: ({ client, request }) => profileChanges.withdrawReview(client, originOf(request)),

    getIntroducer: ({ client }) => introducers.findIntroducer(client.id),

    hideFromIntroducer: ({ body: { hidden }, client }) => introducers.setHidden(client.id, hidden),

    getClientBlockers: ({ client }) => clientProgress.listBlockers(client.id),

    getFirstSteps: ({ client }) => clientProgress.listFirstSteps(client.id),

    getDigitalAsset: async ({ client }) => {
      const row = await payoutAddresses.getCurrent(client.id);
      if (!row) return null;
      const { network, pending, updatedAt, walletAddress } = row;
      return {
        walletAddress,
        network,
        updatedAt: updatedAt.toISOString(),
        pending: pending && { ...pending, inForceFrom: pending.inForceFrom.toISOString() },
      };
    },
  };
}
