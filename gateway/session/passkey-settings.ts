import type { FastifyRequest } from 'fastify';
import { inTransaction, type Database } from '../db/open-database';
import type { CurrentPassword } from './current-password';
import { originOf } from '../kernel/origin';
import type { Attestation, Passkeys } from './passkeys';
import type { Quotas } from '../kernel/quotas';
import { QUOTAS } from '../kernel/quotas.table';
import type { RecoveryCodes } from './recovery-codes';
import { lockClient, type FactorProof, type SecondFactor } from './second-factor';
import type { SecurityAlerts } from './security-alerts';
import type { ClientRow, SignedInClient } from './sessions';
import type { Sites } from '../site/sites';

interface PasskeySettingsDeps {
  readonly db: Database;
  readonly alerts: SecurityAlerts;
  readonly codes: RecoveryCodes;
  readonly currentPassword: CurrentPassword;
  readonly passkeys: Passkeys;
  readonly quotas: Quotas;
  readonly secondFactor: SecondFactor;
  readonly sites: Sites;
  readonly brandNameOf: (companyId: number) => string;
}

/** A client's own passkeys: adding, naming and removing them. Each is a second factor of its own. */
export class PasskeySettings {
  constructor(private readonly deps: PasskeySettingsDeps) {}

  /** The methods to prove a change, and the client's passkeys. */
  async state(clientId: number) {
    const { passkeys, secondFactor } = this.deps;
    const rows = await passkeys.of(clientId);
    return {
      methods: await secondFactor.methods(clientId),
      passkeys: rows.map(({ createdAt, device, id, lastUsedAt, name }) => ({
        id,
        name,
        device,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      })),
    };
  }

  /**
   * Options for the browser to create a passkey. A client with a second factor proves it, any other types the password. Throws
   * `codeNeeded`, `wrongCode` and `wrongCurrentPassword`.
   */
  async begin(
    client: SignedInClient,
    proof: FactorProof,
    password: string | null | undefined,
    request: FastifyRequest,
  ) {
    const { brandNameOf, currentPassword, db, passkeys, secondFactor, sites } = this.deps;
    const isGuarded = (await secondFactor.methods(client.id)).length > 0;
    if (!isGuarded) await currentPassword.check(client, password ?? '');
    const owner = await secondFactor.counted(client, proof, () =>
      inTransaction(db, async (transaction) => {
        const row = await lockClient(transaction, client.id);
        await secondFactor.prove(transaction, client.id, proof);
        return row;
      }),
    );
    return passkeys.optionsToAdd(owner, brandNameOf(owner.companyId), await sites.pageOrigin(request));
  }

  /** Stores a passkey. Resolves to the recovery codes if it is the first second factor, otherwise to none. */
  async add(client: SignedInClient, name: string, attestation: Attestation, request: FastifyRequest) {
    const { alerts, codes, passkeys, quotas, secondFactor } = this.deps;
    return this.#change(client, async (transaction, owner) => {
      const isFirst = (await secondFactor.methods(owner.id, transaction)).length === 0;
      const { device } = originOf(request);
      const { id } = await passkeys.add(transaction, owner.id, attestation, { name: name.trim(), device });
      await quotas.keep(transaction, QUOTAS.passkeys, owner.id);
      await alerts.notify(transaction, 'passkey-added', owner, originOf(request));
      return { id, recoveryCodes: isFirst ? await codes.renew(transaction, owner.id) : [] };
    });
  }

  async rename({ id: clientId }: SignedInClient, id: string, name: string): Promise<void> {
    await this.deps.passkeys.rename(clientId, id, name.trim());
  }

  /** Throws `codeNeeded`, `wrongCode` and `notFound`. With the last second factor the recovery codes go. */
  async remove(
    client: SignedInClient,
    id: string,
    proof: FactorProof,
    request: FastifyRequest,
  ): Promise<void> {
    const { alerts, passkeys, secondFactor } = this.deps;
    await secondFactor.counted(client, proof, () =>
      this.#change(client, async (transaction, owner) => {
        await secondFactor.prove(transaction, owner.id, proof);
        await passkeys.remove(transaction, owner.id, id);
        await alerts.notify(transaction, 'passkey-removed', owner, originOf(request));
        await secondFactor.dropIfLast(transaction, owner, request);
      }),
    );
  }

  async #change<T>(
    { id }: SignedInClient,
    change: (transaction: Database, owner: ClientRow) => Promise<T>,
  ): Promise<T> {
    return inTransaction(this.deps.db, async (transaction) =>
      change(transaction, await lockClient(transaction, id)),
    );
  }
}
