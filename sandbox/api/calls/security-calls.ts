import { eq } from 'drizzle-orm';
import { clients } from '../../db/tables/clients';
import { ApiError } from '../http/api-error';
import type { Calls } from '../http/call';
import { shortened } from '../services/network';
import { countriesOf } from '../services/places';
import type { Services } from '../services/services';

type SecurityCalls = Calls<
  | 'getSessions'
  | 'endSession'
  | 'endOtherSessions'
  | 'getSignIns'
  | 'getSecondFactor'
  | 'beginSecondFactor'
  | 'confirmSecondFactor'
  | 'turnOffSecondFactor'
  | 'newRecoveryCodes'
>;

/** Where the client is and was signed in, and their second factor. */
export function securityCalls({ db, secondFactor, sessions, signIns }: Services): SecurityCalls {
  return {
    getSessions: async ({ client }) => {
      const open = await sessions.openOf(client.id);
      const places = await countriesOf(
        db,
        open.map(({ ip }) => ip),
      );
      return open.map(({ createdAt, device, id, ip, lastSeenAt, method, tokenHash }) => ({
        ...{ id, device, method },
        signedInAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt?.toISOString() ?? null,
        country: places.get(ip) ?? null,
        network: shortened(ip),
        isCurrent: tokenHash === client.tokenHash,
      }));
    },

    endSession: ({ body, client }) => sessions.revokeOne(client.id, body.id),

    endOtherSessions: ({ client }) => sessions.revokeAll(client.id, client),

    getSecondFactor: ({ client }) => secondFactor.state(client.id),

    beginSecondFactor: ({ body, client }) => secondFactor.begin(client, body.password),

    confirmSecondFactor: async ({ body, client, request }) => ({
      recoveryCodes: await secondFactor.confirm(client, body.code, request),
    }),

    turnOffSecondFactor: ({ body, client, request }) => secondFactor.turnOff(client, body, request),

    newRecoveryCodes: async ({ body, client, request }) => ({
      recoveryCodes: await secondFactor.newCodes(client, body, request),
    }),

    getSignIns: async ({ client }) => {
      const [row] = await db
        .select({ id: clients.id, email: clients.email })
        .from(clients)
        .where(eq(clients.id, client.id));
      if (!row) throw new ApiError('unauthorized');
      const tries = await signIns.historyOf(row);
      const places = await countriesOf(
        db,
        tries.map(({ network }) => network),
      );
      return tries.map(({ at, device, id, method, network, result }) => ({
        ...{ id, result, device, method },
        at: at.toISOString(),
        country: places.get(network) ?? null,
        network: shortened(network),
      }));
    },
  };
}
