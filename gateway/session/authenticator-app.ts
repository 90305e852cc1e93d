import { randomBytes } from 'node:crypto';
import { base32 } from '@scure/base';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/open-database';
import { secondFactors } from '../db/tables/clients';
import { ApiError } from '../kernel/api-error';
import type { Encryption } from '../kernel/encryption';
import type { Clock } from '../kernel/time';
import type { Credentials } from './credentials';
import type { EndsOthers, FactorGate } from './factor-gate';
import type { RecoveryCodes } from './recovery-codes';
import type { FactorProof, SecondFactor } from './second-factor';
import type { SecurityAlerts } from './security-alerts';
import type { StepUpProof } from './step-up';
import type { SignedInClient } from '../kernel/signed-in-client';
import { matchingStep } from './totp';

/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;

interface AuthenticatorAppDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly alerts: SecurityAlerts;
  readonly codes: RecoveryCodes;
  readonly credentials: Credentials;
  readonly encryption: Encryption;
  readonly factorGate: FactorGate;
  readonly secondFactor: SecondFactor;
  readonly brandNameOf: (companyId: number) => string;
}

/** The authenticator app: setting it up, turning it off, and the recovery codes (D9). */
export class AuthenticatorApp {
  constructor(private readonly deps: AuthenticatorAppDeps) {}

  async getState(clientId: number) {
    const { codes, db, secondFactor } = this.deps;
    const row = await secondFactor.findApp(db, clientId);
    return {
      isOn: row !== undefined,
      since: row?.confirmedAt?.toISOString() ?? null,
      lastUsedAt: row?.lastUsedAt?.toISOString() ?? null,
      recoveryCodesLeft: await codes.countUnused(db, clientId),
    };
  }

  /**
   * Creates a secret, which has no effect until the client enters a code of it. Throws as `FactorGate` does, and
   * `duplicate` if an app is set up.
   */
  async beginSetup(client: SignedInClient, proof: StepUpProof): Promise<{ secret: string; uri: string }> {
    const { brandNameOf, clock, db, encryption, factorGate, secondFactor } = this.deps;
    if (await secondFactor.findApp(db, client.id)) throw new ApiError('duplicate');
    const bytes = randomBytes(SECRET_BYTES);
    const { companyId, email } = await factorGate.beginChange(client, proof, async (transaction, owner) => {
      if (await secondFactor.findApp(transaction, owner.id)) throw new ApiError('duplicate');
      const values = {
        secret: encryption.encrypt(bytes, owner.id),
        beganAt: clock(),
        confirmedAt: null,
        lastStep: 0,
      };
      await transaction
        .insert(secondFactors)
        .values({ clientId: owner.id, ...values })
        .onConflictDoUpdate({ target: secondFactors.clientId, set: values });
      return owner;
    });
    const secret = base32.encode(bytes).replaceAll('=', '');
    const issuer = encodeURIComponent(brandNameOf(companyId));
    const label = `${issuer}:${encodeURIComponent(email)}`;
    return { secret, uri: `otpauth://totp/${label}?secret=${secret}&issuer=${issuer}` };
  }

  /**
   * Turns the app on with a first code; resolves to recovery codes if it is the client's first second factor, or else to
   * none, since the client's own stay valid. Throws `wrongLink` without a setup that has begun, and `wrongCode`.
   */
  async confirmSetup(
    client: SignedInClient,
    proof: FactorProof,
    endsOtherSessions: EndsOthers,
  ): Promise<string[]> {
    const { alerts, clock, codes, credentials, encryption, secondFactor } = this.deps;
    const change = async (transaction: Database, { id }: { id: number }) => {
      const [row] = await transaction.select().from(secondFactors).where(eq(secondFactors.clientId, id));
      if (!row || row.confirmedAt) throw new ApiError('wrongLink');
      const isFirst = (await secondFactor.listMethods(id, transaction)).length === 0;
      const secret = encryption.decrypt(row.secret, id);
      const step = matchingStep(secret, String(proof.answer), clock(), row.lastStep);
      secondFactor.judgeProof(proof, step !== undefined);
      await transaction
        .update(secondFactors)
        .set({ confirmedAt: clock(), lastUsedAt: null, lastStep: step ?? 0 })
        .where(eq(secondFactors.clientId, id));
      await alerts.notify(transaction, 'second-factor-on', { id }, proof.origin);
      return isFirst ? codes.renewCodes(transaction, id) : [];
    };
    return secondFactor.countAttempt(client, proof, () =>
      credentials.changeCredentials(client.id, { currentSession: client, endsOtherSessions }, change),
    );
  }

  /** Throws as `FactorGate` does, and `notFound` without an app. */
  async turnOff(client: SignedInClient, proof: StepUpProof, endsOtherSessions: EndsOthers): Promise<void> {
    const { alerts, factorGate, secondFactor } = this.deps;
    await factorGate.makeChange(client, proof, endsOtherSessions, async (transaction, { id }) => {
      const removedRows = await transaction
        .delete(secondFactors)
        .where(eq(secondFactors.clientId, id))
        .returning({ confirmedAt: secondFactors.confirmedAt });
      if (!removedRows[0]?.confirmedAt) throw new ApiError('notFound');
      const { origin } = proof.factor;
      if (!(await secondFactor.deleteCodesIfLast(transaction, id, origin)))
        await alerts.notify(transaction, 'app-removed', { id }, origin);
    });
  }

  /** Creates ten recovery codes, which replace the earlier ones. Throws as `FactorGate` does, and `notFound` without a second factor. */
  async renewRecoveryCodes(
    client: SignedInClient,
    proof: StepUpProof,
    endsOtherSessions: EndsOthers,
  ): Promise<string[]> {
    const { alerts, codes, factorGate, secondFactor } = this.deps;
    return factorGate.makeChange(client, proof, endsOtherSessions, async (transaction, { id }) => {
      if ((await secondFactor.listMethods(id, transaction)).length === 0) throw new ApiError('notFound');
      await alerts.notify(transaction, 'recovery-codes-made', { id }, proof.factor.origin);
      return codes.renewCodes(transaction, id);
    });
  }
}
