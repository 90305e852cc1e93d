import { randomBytes } from 'node:crypto';
import { base32 } from '@scure/base';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { inTransaction, type Database } from '../db/open-database';
import { clients, secondFactors } from '../db/tables/clients';
import type { SecurityAlert } from '../texts/gateway-texts';
import { ApiError } from '../http/api-error';
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

/** Proof to change the second factor, for which being signed in is not enough. */
export interface Proof {
  readonly password: string;
  /** A code of the app, or a recovery code. */
  readonly code: string;
}

/** Proof of a second factor: a code of the app, a recovery code, or a passkey's signature. */
export type FactorProof = string | Assertion | null | undefined;

export type FactorMethod = Exclude<SignInMethod, 'password'>;

/** The authenticator app: setting it up, turning it off, and requesting a code of it (D9). */
export class SecondFactor {
  constructor(private readonly deps: SecondFactorDeps) {}

  async state(clientId: number) {
    const { codes, db } = this.deps;
    const row = await this.#confirmed(db, clientId);
    return {
      isOn: row !== undefined,
      since: row?.confirmedAt?.toISOString() ?? null,
      lastUsedAt: row?.lastUsedAt?.toISOString() ?? null,
      recoveryCodesLeft: await codes.left(db, clientId),
    };
  }

  /** A new secret, which has no effect until a code of it is typed. Throws `duplicate` where one is on. */
  async begin(client: SignedInClient, password: string): Promise<{ secret: string; uri: string }> {
    const { brandNameOf, clock, currentPassword, db, encryption } = this.deps;
    const { companyId, email, id } = await currentPassword.check(client, password);
    const bytes = randomBytes(SECRET_BYTES);
    const values = { secret: encryption.seal(bytes, id), beganAt: clock(), confirmedAt: null, lastStep: 0 };
    await inTransaction(db, async (transaction) => {
      await lockClient(transaction, id);
      if (await this.#confirmed(transaction, id)) throw new ApiError('duplicate');
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

  /** Turns it on with a first code; resolves to the recovery codes. Throws `wrongCode`. */
  async confirm(client: SignedInClient, code: string, request: FastifyRequest): Promise<string[]> {
    const { clock, codes, encryption } = this.deps;
    return this.#change(client, request, 'second-factor-on', async (transaction, owner) => {
      const [row] = await transaction
        .select()
        .from(secondFactors)
        .where(eq(secondFactors.clientId, owner.id));
      if (!row || row.confirmedAt) throw new ApiError('wrongLink');
      const step = matchingStep(encryption.open(row.secret, owner.id), code, clock(), row.lastStep);
      if (step === undefined) throw new ApiError('wrongCode');
      await transaction
        .update(secondFactors)
        .set({ confirmedAt: clock(), lastUsedAt: null, lastStep: step })
        .where(eq(secondFactors.clientId, owner.id));
      return codes.renew(transaction, owner.id);
    });
  }

  /** Throws `wrongCurrentPassword` or `wrongCode`. */
  async turnOff(client: SignedInClient, { code, password }: Proof, request: FastifyRequest): Promise<void> {
    const { alerts, currentPassword } = this.deps;
    await currentPassword.check(client, password);
    await this.#change(client, request, undefined, async (transaction, owner) => {
      if (!(await this.take(transaction, owner.id, code))) throw new ApiError('wrongCode');
      await transaction.delete(secondFactors).where(eq(secondFactors.clientId, owner.id));
      if (!(await this.dropIfLast(transaction, owner, request)))
        await alerts.notify(transaction, 'app-removed', owner, originOf(request));
    });
  }

  /** Called when one way to prove it was removed: without another the recovery codes are deleted, and the client is notified. */
  async dropIfLast(transaction: Database, owner: ClientRow, request: FastifyRequest): Promise<boolean> {
    const { alerts, codes } = this.deps;
    if (await this.#isOn(transaction, owner.id)) return false;
    await codes.drop(transaction, owner.id);
    await alerts.notify(transaction, 'second-factor-off', owner, originOf(request));
    return true;
  }

  /** Ten new recovery codes in place of those before. Throws `wrongCurrentPassword` or `wrongCode`. */
  async newCodes(
    client: SignedInClient,
    { code, password }: Proof,
    request: FastifyRequest,
  ): Promise<string[]> {
    const { codes, currentPassword } = this.deps;
    await currentPassword.check(client, password);
    return this.#change(client, request, 'recovery-codes-made', async (transaction, owner) => {
      if (!(await this.take(transaction, owner.id, code))) throw new ApiError('wrongCode');
      return codes.renew(transaction, owner.id);
    });
  }

  /** The methods by which a client can prove their second factor; empty without one. */
  async methods(clientId: number, db: Database = this.deps.db): Promise<FactorMethod[]> {
    const { codes, passkeys } = this.deps;
    const app: FactorMethod[] = (await this.#confirmed(db, clientId)) ? ['totp'] : [];
    const keys: FactorMethod[] = (await passkeys.count(clientId, db)) > 0 ? ['passkey'] : [];
    if (app.length + keys.length === 0) return [];
    const recovery: FactorMethod[] = (await codes.left(db, clientId)) > 0 ? ['recovery'] : [];
    return [...app, ...recovery, ...keys];
  }

  /**
   * Requires the second factor before a change, in a transaction that has locked the client; one who has none need not
   * prove it. Throws `codeNeeded` and `wrongCode`.
   */
  async prove(transaction: Database, clientId: number, proof: FactorProof): Promise<void> {
    const methods = await this.methods(clientId, transaction);
    if (methods.length === 0) return;
    if (!proof) throw new ApiError('codeNeeded', undefined, { methods });
    const { passkeys } = this.deps;
    const holds =
      typeof proof === 'string'
        ? await this.take(transaction, clientId, proof)
        : await passkeys.proves(transaction, clientId, proof);
    if (!holds) throw new ApiError('wrongCode');
  }

  /** Counts a proof that is tried; the count ends with a right one. Throws `tooManyTries`. */
  async counted<T>({ id }: SignedInClient, proof: FactorProof, work: () => Promise<T>): Promise<T> {
    if (!proof) return work();
    const { attempts } = this.deps;
    await attempts.take(ATTEMPT_RULES.secondFactor, String(id));
    const done = await work();
    await attempts.forget(ATTEMPT_RULES.secondFactor, String(id));
    return done;
  }

  /** A change of the client's own second factor: counted, in one transaction, with a notification. */
  async #change<T>(
    { id }: SignedInClient,
    request: FastifyRequest,
    alert: SecurityAlert | undefined,
    change: (transaction: Database, owner: ClientRow) => Promise<T>,
  ): Promise<T> {
    const { alerts, attempts, db } = this.deps;
    await attempts.take(ATTEMPT_RULES.secondFactor, String(id));
    const changed = await inTransaction(db, async (transaction) => {
      const owner = await lockClient(transaction, id);
      const result = await change(transaction, owner);
      if (alert) await alerts.notify(transaction, alert, owner, originOf(request));
      return result;
    });
    await attempts.forget(ATTEMPT_RULES.secondFactor, String(id));
    return changed;
  }

  /** Uses up a code of the app or a recovery code, under the client's lock; false for a wrong one. */
  async take(transaction: Database, clientId: number, code: string): Promise<boolean> {
    const { clock, codes, encryption } = this.deps;
    if (!isTotp(code)) return codes.use(transaction, clientId, code);
    const row = await this.#confirmed(transaction, clientId);
    if (!row) return false;
    const step = matchingStep(encryption.open(row.secret, clientId), code, clock(), row.lastStep);
    if (step === undefined) return false;
    await transaction
      .update(secondFactors)
      .set({ lastStep: step, lastUsedAt: clock() })
      .where(eq(secondFactors.clientId, clientId));
    return true;
  }

  async #isOn(db: Database, clientId: number): Promise<boolean> {
    return (await this.methods(clientId, db)).length > 0;
  }

  async #confirmed(db: Database, clientId: number) {
    const confirmedFactor = and(eq(secondFactors.clientId, clientId), isNotNull(secondFactors.confirmedAt));
    const [row] = await db.select().from(secondFactors).where(confirmedFactor);
    return row;
  }
}

/** One change of a client at a time: two tries with the same code would otherwise both be the first. */
export async function lockClient(transaction: Database, clientId: number): Promise<ClientRow> {
  const [row] = await transaction.select().from(clients).where(eq(clients.id, clientId)).for('update');
  if (!row) throw new ApiError('unauthorized');
  return row;
}
