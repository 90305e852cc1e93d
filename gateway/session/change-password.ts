import { eq } from 'drizzle-orm';
import type { Database } from '../db/open-database';
import { clients } from '../db/tables/clients';
import type { CallOrigin } from '../kernel/origin';
import { lockProvedClient, type Credentials } from './credentials';
import type { CurrentPassword } from './current-password';
import type { PasswordLinks } from './password-links';
import type { Passwords } from './passwords';
import type { FactorProof, SecondFactor } from './second-factor';
import type { SecurityAlerts } from './security-alerts';
import type { ClientRow } from './sessions';
import type { SignedInClient } from '../kernel/signed-in-client';

export interface NewPasswordDeps {
  readonly alerts: SecurityAlerts;
  readonly credentials: Credentials;
  readonly links: PasswordLinks;
}

export interface PasswordChangeDeps extends NewPasswordDeps {
  readonly currentPassword: CurrentPassword;
  readonly passwords: Passwords;
  readonly secondFactor: SecondFactor;
}

/**
 * Changes a password after checking the current one and the second factor, if there is one, and ends the client's other
 * sessions (S10, D4).
 */
export async function changePassword(
  services: PasswordChangeDeps,
  client: SignedInClient,
  input: { currentPassword: string; newPassword: string },
  proof: FactorProof,
): Promise<void> {
  const { currentPassword, passwords, secondFactor } = services;
  const provedClient = await currentPassword.check(client, input.currentPassword);
  const newHash = await passwords.hashNew(input.newPassword, provedClient.email);
  await secondFactor.countAttempt(client, proof, () =>
    setPassword(services, provedClient.id, newHash, {
      origin: proof.origin,
      currentSession: client,
      beforeChange: async (transaction) => {
        await lockProvedClient(transaction, provedClient, 'wrongCurrentPassword');
        await secondFactor.checkProof(transaction, provedClient.id, proof);
      },
    }),
  );
}

interface PasswordChange {
  /** The origin of the request, for the notification to the client. */
  origin: CallOrigin;
  /** Runs first, in the same transaction; if it throws, everything is rolled back. */
  beforeChange(db: Database, owner: ClientRow): Promise<void>;
  /** The session that stays open; all others end. */
  currentSession?: SignedInClient;
}

/**
 * Sets a password, invalidates every password link, ends all sessions of the old one and notifies the client, in one
 * transaction.
 */
export async function setPassword(
  { alerts, credentials, links }: NewPasswordDeps,
  clientId: number,
  passwordHash: string,
  { beforeChange, origin, currentSession }: PasswordChange,
): Promise<void> {
  await credentials.changeCredentials(clientId, { currentSession }, async (transaction, owner) => {
    await beforeChange(transaction, owner);
    await transaction.update(clients).set({ passwordHash }).where(eq(clients.id, clientId));
    await links.invalidateLinks(clientId, transaction);
    await alerts.notify(transaction, 'password-changed', { id: clientId }, origin);
  });
}
