import { randomBytes } from 'node:crypto';
import { base32 } from '@scure/base';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { inTransaction, type Database } from '../db/open-database';
import { clients, secondFactors } from '../db/tables/clients';
import type { SecurityAlert } from '../texts/gateway-texts';
import { ApiError } from '../kernel/api-error';
import { ATTEMPT_RULES } from '../kernel/attempt-rules.table';
import type { Attempts } from '../kernel/attempts';
import type { CurrentPassword } from './current-password';
import { originOf } from '../kernel/origin';
import type { Assertion, Passkeys } from './passkeys';
import type { RecoveryCodes } from './recovery-codes';
import type { Encryption } from '../kernel/encryption';
import type { SecurityAlerts } from './security-alerts';
import type { ClientRow, SignedInClient } from './sessions';
import type { SignInMethod } from '../db/values/sign-in-methods.table';
import type { Clock } from '../kernel/time';
import { isTotp, matchingStep } from './totp';

/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;

interface SecondFactorDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly alerts: SecurityAlerts;
  readonly attempts: Attempts;
  readonly codes: RecoveryCodes;
  readonly currentPassword: CurrentPassword;
  readonly passkeys: Passkeys;
  readonly encryption: Encryption;
  readonly brandNameOf: (companyId: number) => string;
}

/** The proof that a change of the second factor needs, in addition to the session. */
export interface Proof {
  readonly password: string;
  /** A code of the app, or a recovery code. */
  readonly code: string;
}

/** Proof of a second factor: a code of the app, a recovery code, or a passkey's signature. */
export type FactorProof = string | Assertion | null | undefined;

export type FactorMethod = Exclude<SignInMethod, 'password'>;

/** The authenticator app: setting it up, turning it off, and checking its codes (D9). */
export class SecondFactor {
  constructor(private readonly deps: SecondFactorDeps) {}

  async getState(clientId: number) {
    const { codes, db } = this.deps;
    const row = await this.#findConfirmed(db, clientId);
    return {
      isOn: row !== undefined,
      since: row?.confirmedAt?.toISOString() ?? null,
      lastUsedAt: row?.lastUsedAt?.toISOString() ?? null,
      recoveryCodesLeft: await codes.countUnused(db, clientId),
    };
  }

  /** Creates a secret, which has no effect until the client enters a code of it. Throws `duplicate` if an app is set up. */
  async beginSetup(client: SignedInClient, password: string): Promise<{ secret: string; uri: string }> {
    const { brandNameOf, clock, currentPassword, db, encryption } = this.deps;
    const { companyId, email, id } = await currentPassword.check(client, password);
    const bytes = randomBytes(SECRET_BYTES);
    const values = {
      secret: encryption.encrypt(bytes, id),
      beganAt: clock(),
      confirmedAt: null,
      lastStep: 0,
    };
    await inTransaction(db, async (transaction) => {
      await lockClient(transaction, id);
      if (await this.#findConfirmed(transaction, id)) throw new ApiError('duplicate');
      await transaction
        .insert(secondFactors)
        .values({ clientId: id, ...values })
        .onConflictDoUpdate({ target: secondFactors.clientId, set: values });
    });
    const secret = base32.encode(bytes).replaceAll('=', '');
    const issuer = encodeURIComponent(brandNameOf(companyId));
    const label = `${issuer}:${encodeURIComponent(email)}`;
    return { secret, uri: `otpauth://totp/${label}?secret=${secret}&issuer=${issuer}` };
  }

  /** Turns the app on with a first code; resolves to the recovery codes. Throws `wrongCode`. */
  async confirmSetup(client: SignedInClient, code: string, request: FastifyRequest): Promise<string[]> {
    const { clock, codes, encryption } = this.deps;
    return this.#changeFactor(client, request, 'second-factor-on', async (transaction, owner) => {
      const [row] = await transaction
        .select()
        .from(secondFactors)
        .where(eq(secondFactors.clientId, owner.id));
      if (!row || row.confirmedAt) throw new ApiError('wrongLink');
      const step = matchingStep(encryption.decrypt(row.secret, owner.id), code, clock(), row.lastStep);
      if (step === undefined) throw new ApiError('wrongCode');
      await transaction
        .update(secondFactors)
        .set({ confirmedAt: clock(), lastUsedAt: null, lastStep: step })
        .where(eq(secondFactors.clientId, owner.id));
      return codes.renewCodes(transaction, owner.id);
    });
  }

  /** Throws `wrongCurrentPassword` or `wrongCode`. */
  async turnOff(client: SignedInClient, { code, password }: Proof, request: FastifyRequest): Promise<void> {
    const { alerts, currentPassword } = this.deps;
    await currentPassword.check(client, password);
    await this.#changeFactor(client, request, undefined, async (transaction, owner) => {
      if (!(await this.useCode(transaction, owner.id, code))) throw new ApiError('wrongCode');
      await transaction.delete(secondFactors).where(eq(secondFactors.clientId, owner.id));
      if (!(await this.deleteCodesIfLast(transaction, owner, request)))
        await alerts.notify(transaction, 'app-removed', owner, originOf(request));
    });
  }

  /** Called after a method was removed: without another method the recovery codes are deleted, and the client is notified. */
  async deleteCodesIfLast(
    transaction: Database,
    owner: ClientRow,
    request: FastifyRequest,
  ): Promise<boolean> {
    const { alerts, codes } = this.deps;
    if (await this.#isOn(transaction, owner.id)) return false;
    await codes.deleteCodes(transaction, owner.id);
    await alerts.notify(transaction, 'second-factor-off', owner, originOf(request));
    return true;
  }

  /** Creates ten recovery codes, which replace the earlier ones. Throws `wrongCurrentPassword` or `wrongCode`. */
  async renewRecoveryCodes(
    client: SignedInClient,
    { code, password }: Proof,
    request: FastifyRequest,
  ): Promise<string[]> {
    const { codes, currentPassword } = this.deps;
    await currentPassword.check(client, password);
    return this.#changeFactor(client, request, 'recovery-codes-made', async (transaction, owner) => {
      if (!(await this.useCode(transaction, owner.id, code))) throw new ApiError('wrongCode');
      return codes.renewCodes(transaction, owner.id);
    });
  }

  /** The methods by which a client can prove their second factor; empty without one. */
  async listMethods(clientId: number, db: Database = this.deps.db): Promise<FactorMethod[]> {
    const { codes, passkeys } = this.deps;
    const app: FactorMethod[] = (await this.#findConfirmed(db, clientId)) ? ['totp'] : [];
    const keys: FactorMethod[] = (await passkeys.countPasskeys(clientId, db)) > 0 ? ['passkey'] : [];
    if (app.length + keys.length === 0) return [];
    const recovery: FactorMethod[] = (await codes.countUnused(db, clientId)) > 0 ? ['recovery'] : [];
    return [...app, ...recovery, ...keys];
  }

  /**
   * Requires the second factor before a change, in a transaction that has locked the client. A client without a second
   * factor need not prove any. Throws `codeNeeded` and `wrongCode`.
   */
  async checkProof(transaction: Database, clientId: number, proof: FactorProof): Promise<void> {
    const methods = await this.listMethods(clientId, transaction);
    if (methods.length === 0) return;
    if (!proof) throw new ApiError('codeNeeded', undefined, { methods });
    const { passkeys } = this.deps;
    const isRight =
      typeof proof === 'string'
        ? await this.useCode(transaction, clientId, proof)
        : await passkeys.verifyProof(transaction, clientId, proof);
    if (!isRight) throw new ApiError('wrongCode');
  }

  /** Counts an attempt to prove the factor; a success resets the count. Throws `tooManyTries`. */
  async countAttempt<T>({ id }: SignedInClient, proof: FactorProof, work: () => Promise<T>): Promise<T> {
    if (!proof) return work();
    const { attempts } = this.deps;
    await attempts.countAttempt(ATTEMPT_RULES.secondFactor, String(id));
    const result = await work();
    await attempts.reset(ATTEMPT_RULES.secondFactor, String(id));
    return result;
  }

  /** Changes the client's second factor: the attempt is counted, and the client is notified in the same transaction. */
  async #changeFactor<T>(
    { id }: SignedInClient,
    request: FastifyRequest,
    alert: SecurityAlert | undefined,
    change: (transaction: Database, owner: ClientRow) => Promise<T>,
  ): Promise<T> {
    const { alerts, attempts, db } = this.deps;
    await attempts.countAttempt(ATTEMPT_RULES.secondFactor, String(id));
    const outcome = await inTransaction(db, async (transaction) => {
      const owner = await lockClient(transaction, id);
      const result = await change(transaction, owner);
      if (alert) await alerts.notify(transaction, alert, owner, originOf(request));
      return result;
    });
    await attempts.reset(ATTEMPT_RULES.secondFactor, String(id));
    return outcome;
  }

  /** Uses up a code of the app or a recovery code, under the client's lock; false for a wrong one. */
  async useCode(transaction: Database, clientId: number, code: string): Promise<boolean> {
    const { clock, codes, encryption } = this.deps;
    if (!isTotp(code)) return codes.useCode(transaction, clientId, code);
    const row = await this.#findConfirmed(transaction, clientId);
    if (!row) return false;
    const step = matchingStep(encryption.decrypt(row.secret, clientId), code, clock(), row.lastStep);
    if (step === undefined) return false;
    await transaction
      .update(secondFactors)
      .set({ lastStep: step, lastUsedAt: clock() })
      .where(eq(secondFactors.clientId, clientId));
    return true;
  }

  async #isOn(db: Database, clientId: number): Promise<boolean> {
    return (await this.listMethods(clientId, db)).length > 0;
  }

  async #findConfirmed(db: Database, clientId: number) {
    const confirmedFactor = and(eq(secondFactors.clientId, clientId), isNotNull(secondFactors.confirmedAt));
    const [row] = await db.select().from(secondFactors).where(confirmedFactor);
    return row;
  }
}

/** Locks a client, so that changes run one at a time: otherwise two attempts with one code could both use it. */
export async function lockClient(transaction: Database, clientId: number): Promise<ClientRow> {
  const [row] = await transaction.select().from(clients).where(eq(clients.id, clientId)).for('update');
  if (!row) throw new ApiError('unauthorized');
  return row;
}
