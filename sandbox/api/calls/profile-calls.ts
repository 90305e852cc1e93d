import { and, eq } from 'drizzle-orm';
import { clients } from '../../db/tables/clients';
import { documents } from '../../db/tables/documents';
import { ApiError } from '../http/api-error';
import type { Calls } from '../http/call';
import type { Services } from '../services/services';

/** What the client's own pages show in addition to the user setting. */
export function profileCalls({
  clientProgress,
  db,
  payoutAddresses,
  profileChanges,
}: Services): Calls<'getProfile' | 'getDigitalAsset' | 'getClientBlockers' | 'getFirstSteps'> {
  return {
    getProfile: async ({ client }) => {
      const [row] = await db.select().from(clients).where(eq(clients.id, client.id));
      if (!row) throw new ApiError('unauthorized');
      const { firstName, lastName, email, phone, country, address, city, postcode, createdAt } = row;
      const checked = and(
        eq(documents.clientId, client.id),
        eq(documents.kind, 'identity-front'),
        eq(documents.status, 'verified'),
      );
      const verified = await db.select({ id: documents.id }).from(documents).where(checked).limit(1);
      return {
        ...{ firstName, lastName, email, phone, country, address, city, postcode },
        registeredAt: createdAt.toISOString(),
        isVerified: verified.length > 0,
        inReview: await profileChanges.inReview(client.id),
      };
    },

    getClientBlockers: ({ client }) => clientProgress.blockers(client.id),

    getFirstSteps: ({ client }) => clientProgress.firstSteps(client.id),

    getDigitalAsset: async ({ client }) => {
      const row = await payoutAddresses.current(client.id);
      if (!row) return null;
      const { pending, updatedAt, ...address } = row;
      return {
        ...address,
        updatedAt: updatedAt.toISOString(),
        pending: pending && { ...pending, inForceFrom: pending.inForceFrom.toISOString() },
      };
    },
  };
}
