import type { FastifyRequest } from 'fastify';
import { labelOf } from '../../src/domain/kernel/label';
import type { Database } from '../db/open-database';
import { ApiError } from '../kernel/api-error';
import type { CallOrigin } from '../kernel/origin';
import type { Credentials } from './credentials';
import type { EndsOthers, FactorGate } from './factor-gate';
import type { Attestation, Passkeys } from './passkeys';
import type { Quotas } from '../db/quotas';
import { QUOTAS } from '../db/quotas.table';
import type { RecoveryCodes } from './recovery-codes';
import type { SecondFactor } from './second-factor';
import type { SecurityAlerts } from './security-alerts';
import type { StepUpProof } from './step-up';
import type { SignedInClient } from '../kernel/signed-in-client';
import type { Sites } from '../site/sites';

interface PasskeySettingsDeps {
  readonly db: Database;
  readonly alerts: SecurityAlerts;
  readonly codes: RecoveryCodes;
  readonly credentials: Credentials;
  readonly factorGate: FactorGate;
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

  /** Options for the browser to create a passkey. Throws as `FactorGate` does. */
  async beginPasskey(client: SignedInClient, proof: StepUpProof, request: FastifyRequest) {
    const { brandNameOf, factorGate, passkeys, sites } = this.deps;
    const origin = await sites.pageOriginOf(request);
    return factorGate.beginChange(client, proof, (transaction, owner) =>
      passkeys.createAddOptions(transaction, owner, brandNameOf(owner.companyId), origin),
    );
  }

  /** Stores a passkey that has begun. If it is the client's first second factor, the answer has recovery codes. */
  async addPasskey(
    client: SignedInClient,
    name: string,
    attestation: Attestation,
    origin: CallOrigin,
    endsOtherSessions: EndsOthers,
  ) {
    const { alerts, codes, credentials, passkeys, quotas, secondFactor } = this.deps;
    const options = { currentSession: client, endsOtherSessions };
    return credentials.changeCredentials(client.id, options, async (transaction, owner) => {
      const isFirst = (await secondFactor.listMethods(owner.id, transaction)).length === 0;
      const { device } = origin;
      const { id } = await passkeys.addPasskey(transaction, owner.id, attestation, {
        name: readName(name),
        device,
      });
      await quotas.checkQuota(transaction, QUOTAS.passkeys, owner.id);
      await alerts.notify(transaction, 'passkey-added', owner, origin);
      return { id, recoveryCodes: isFirst ? await codes.renewCodes(transaction, owner.id) : [] };
    });
  }

  async renamePasskey({ id: clientId }: SignedInClient, id: string, name: string): Promise<void> {
    await this.deps.passkeys.renamePasskey(clientId, id, readName(name));
  }

  /** Throws as `FactorGate` does, and `notFound`. Without a second factor left, the recovery codes are deleted. */
  async removePasskey(
    client: SignedInClient,
    id: string,
    proof: StepUpProof,
    endsOtherSessions: EndsOthers,
  ): Promise<void> {
    const { alerts, db, factorGate, passkeys, secondFactor } = this.deps;
    const { origin } = proof.factor;
    if (!(await passkeys.hasPasskey(db, client.id, id))) throw new ApiError('notFound');
    await factorGate.makeChange(client, proof, endsOtherSessions, async (transaction, owner) => {
      await passkeys.removePasskey(transaction, owner.id, id);
      await alerts.notify(transaction, 'passkey-removed', owner, origin);
      await secondFactor.deleteCodesIfLast(transaction, owner.id, origin);
    });
  }
}

/** Throws `invalid` for a name without visible characters. */
function readName(input: string): string {
  const name = labelOf(input);
  if (name === '') throw new ApiError('invalid');
  return name;
}
