import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { inTransaction, type Database } from '../db/open-database';
import { clients } from '../db/tables/clients';
import { ApiError } from '../kernel/api-error';
import type { Calls } from '../http/call';
import { maskAddress } from '../kernel/network';
import { originOf } from '../kernel/origin';
import { countriesOf } from '../db/countries-of';
import type { SecurityAlerts } from './security-alerts';
import type { AuthenticatorApp } from './authenticator-app';
import type { EmailProof } from './email-proof';
import type { PasskeySettings } from './passkey-settings';
import type { Passkeys } from './passkeys';
import type { SecurityHistory } from './security-history';
import type { Sessions } from './sessions';
import type { SignIns } from './sign-ins';
import type { Sites } from '../site/sites';
import { proofOf } from './second-factor';
import type { SignedInClient } from '../kernel/signed-in-client';
import { stepUpProofOf } from './step-up';

type SecurityCalls = Calls<
  | 'getSessions'
  | 'endSession'
  | 'endOtherSessions'
  | 'getSignIns'
  | 'getSecurityEvents'
  | 'getEmailProof'
  | 'sendEmailCode'
  | 'proveEmail'
  | 'getSecondFactor'
  | 'beginSecondFactor'
  | 'confirmSecondFactor'
  | 'turnOffSecondFactor'
  | 'newRecoveryCodes'
  | 'getPasskeys'
  | 'beginPasskey'
  | 'addPasskey'
  | 'renamePasskey'
  | 'removePasskey'
  | 'askPasskey'
>;

interface SecurityCallsDeps {
  readonly alerts: SecurityAlerts;
  readonly authenticatorApp: AuthenticatorApp;
  readonly db: Database;
  readonly emailProof: EmailProof;
  readonly passkeySettings: PasskeySettings;
  readonly passkeys: Passkeys;
  readonly securityHistory: SecurityHistory;
  readonly sessions: Sessions;
  readonly signIns: SignIns;
  readonly sites: Sites;
}

/** Calls for the client's sessions, security history and second factors. */
export function securityCalls(services: SecurityCallsDeps): SecurityCalls {
  const { alerts, authenticatorApp, db, emailProof, passkeys, passkeySettings, sessions, signIns, sites } =
    services;
  const { securityHistory } = services;
  /** Ends sessions, and notifies the client if there were any. */
  const endAndNotify = async (
    client: SignedInClient,
    request: FastifyRequest,
    endSessions: (transaction: Database) => Promise<number | void>,
  ) => {
    await inTransaction(db, async (transaction) => {
      if ((await endSessions(transaction)) !== 0)
        await alerts.notify(transaction, 'session-ended', client, originOf(request));
    });
    sessions.clearCache();
  };
  return {
    getSessions: async ({ client }) => {
      const openSessions = await sessions.listOpen(client.id);
      const places = await countriesOf(
        db,
        openSessions.map(({ ip }) => ip),
      );
      return openSessions.map(({ createdAt, device, id, ip, lastSeenAt, method, tokenHash }) => ({
        id,
        device,
        method,
        signedInAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt?.toISOString() ?? null,
        country: places.get(ip) ?? null,
        network: maskAddress(ip),
        isCurrent: tokenHash === client.tokenHash,
      }));
    },

    endSession: ({ body, client, request }) =>
      endAndNotify(client, request, (transaction) => sessions.revokeOne(client.id, body.id, transaction)),

    endOtherSessions: ({ client, request }) =>
      endAndNotify(client, request, (transaction) => sessions.revokeAll(client.id, client, transaction)),

    getEmailProof: ({ client }) => emailProof.getState(client.id),

    sendEmailCode: ({ client }) => emailProof.sendCode(client),

    proveEmail: ({ body, client }) => emailProof.proveByCode(client, body.code),

    getSecondFactor: ({ client }) => authenticatorApp.getState(client.id),

    beginSecondFactor: ({ body, client, request }) =>
      authenticatorApp.beginSetup(client, stepUpProofOf(body, request)),

    confirmSecondFactor: async ({ body, client, request }) => ({
      recoveryCodes: await authenticatorApp.confirmSetup(
        client,
        proofOf(body, request),
        body.endsOtherSessions,
      ),
    }),

    turnOffSecondFactor: ({ body, client, request }) =>
      authenticatorApp.turnOff(client, stepUpProofOf(body, request), body.endsOtherSessions),

    newRecoveryCodes: async ({ body, client, request }) => ({
      recoveryCodes: await authenticatorApp.renewRecoveryCodes(
        client,
        stepUpProofOf(body, request),
        body.endsOtherSessions,
      ),
    }),

    getPasskeys: ({ client }) => passkeySettings.getState(client.id),

    beginPasskey: ({ body, client, request }) =>
      passkeySettings.beginPasskey(client, stepUpProofOf(body, request), request),

    addPasskey: ({ body: { attestation, endsOtherSessions, name }, client, request }) =>
      passkeySettings.addPasskey(client, name, attestation, originOf(request), endsOtherSessions),

    renamePasskey: ({ body: { id, name }, client }) => passkeySettings.renamePasskey(client, id, name),

    removePasskey: ({ body: { endsOtherSessions, id, ...proof }, client, request }) =>
      passkeySettings.removePasskey(client, id, stepUpProofOf(proof, request), endsOtherSessions),

    askPasskey: async ({ client, request }) =>
      passkeys.createProofOptions(client.id, await sites.pageOriginOf(request)),

    getSecurityEvents: ({ client, query }) => securityHistory.listEvents(client.id, query.cursor),

    getSignIns: async ({ client }) => {
      const [row] = await db
        .select({ id: clients.id, email: clients.email })
        .from(clients)
        .where(eq(clients.id, client.id));
      if (!row) throw new ApiError('unauthorized');
      const attempts = await signIns.listHistory(row);
      const places = await countriesOf(
        db,
        attempts.map(({ network }) => network),
      );
      return attempts.map(({ at, device, id, method, network, result }) => ({
        id,
        result,
        device,
        method,
        at: at.toISOString(),
        country: places.get(network) ?? null,
        network: maskAddress(network),
      }));
    },
  };
}
