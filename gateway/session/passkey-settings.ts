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

/** A client's passkeys: adding, naming and removing them. Each passkey is a second factor. */
export class PasskeySettings {
  constructor(private readonly deps: PasskeySettingsDeps) {}

  /** The methods to prove a change, and the client's passkeys. */
  async getState(clientId: number) {
    const { passkeys, secondFactor } = this.deps;
    const rows = await passkeys.listPasskeys(clientId);
    return {
      methods: await secondFactor.listMethods(clientId),
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
   * Options for the browser to create a passkey. A client with a second factor proves it, any other client enters the
   * password. Throws `codeNeeded`, `wrongCode` and `wrongCurrentPassword`.
   */
  async beginPasskey(
    client: SignedInClient,
    proof: FactorProof,
    password: string | null | undefined,
    request: FastifyRequest,
  ) {
    const { brandNameOf, currentPassword, db, passkeys, secondFactor, sites } = this.deps;
    const isGuarded = (await secondFactor.listMethods(client.id)).length > 0;
    if (!isGuarded) await currentPassword.check(client, password ?? '');
    const owner = await secondFactor.countAttempt(client, proof, () =>
      inTransaction(db, async (transaction) => {
        const row = await lockClient(transaction, client.id);
        await secondFactor.checkProof(transaction, client.id, proof);
        return row;
      }),
    );
    return passkeys.createAddOptions(owner, brandNameOf(owner.companyId), await sites.pageOriginOf(request));
  }

  /** Stores a passkey. If it is the client's first second factor, the answer has recovery codes. */
  async addPasskey(client: SignedInClient, name: string, attestation: Attestation, request: FastifyRequest) {
    const { alerts, codes, passkeys, quotas, secondFactor } = this.deps;
    return this.#change(client, async (transaction, owner) => {
      const isFirst = (await secondFactor.listMethods(owner.id, transaction)).length === 0;
      const { device } = originOf(request);
      const { id } = await passkeys.addPasskey(transaction, owner.id, attestation, {
        name: name.trim(),
        device,
      });
      await quotas.checkQuota(transaction, QUOTAS.passkeys, owner.id);
      await alerts.notify(transaction, 'passkey-added', owner, originOf(request));
      return { id, recoveryCodes: isFirst ? await codes.renewCodes(transaction, owner.id) : [] };
    });
  }

  async renamePasskey({ id: clientId }: SignedInClient, id: string, name: string): Promise<void> {
    await this.deps.passkeys.renamePasskey(clientId, id, name.trim());
  }

  /** Throws `codeNeeded`, `wrongCode` and `notFound`. Without a second factor left, the recovery codes are deleted. */
  async removePasskey(
    client: SignedInClient,
    id: string,
    proof: FactorProof,
    request: FastifyRequest,
  ): Promise<void> {
    const { alerts, passkeys, secondFactor } = this.deps;
    await secondFactor.countAttempt(client, proof, () =>
      this.#change(client, async (transaction, owner) => {
        await secondFactor.checkProof(transaction, owner.id, proof);
        await passkeys.removePasskey(transaction, owner.id, id);
        await alerts.notify(transaction, 'passkey-removed', owner, originOf(request));
        await secondFactor.deleteCodesIfLast(transaction, owner, request);
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
