import { eq } from 'drizzle-orm';
import { PARTNER_CHANNELS } from '../../src/domain/registration/register-fields.table';
import type { PartnerState, PartnershipReason } from '../../src/domain/partnership/partner-agreement';
import type { components } from '../../src/infrastructure/http/contract.generated';
import { inTransaction, type Database } from '../db/open-database';
import { clients } from '../db/tables/clients';
import { partners, type PartnerRequest } from '../db/tables/partner-applications';
import { ApiError } from '../kernel/api-error';
import { assertDefined } from '../kernel/assert-defined';
import type { Clock } from '../kernel/time';

import { lockClient } from '../session/credentials';
import type { ClientRow } from '../session/sessions';
import { findCpaScheme } from './cpa/cpa-scheme';
import { findPartnerScheme, isAgreement, writeAgreement } from './partner-agreement';

const NO_PROGRAMME: readonly PartnershipReason[] = Object.freeze(['programme']);

const REASONS: Readonly<Record<PartnerState, readonly PartnershipReason[]>> = Object.freeze({
  none: ['application'],
  applied: ['decision'],
  asked: ['question'],
  refused: ['refusal'],
  active: [],
  paused: ['pause'],
  ended: ['end'],
});

export type PartnerRow = typeof partners.$inferSelect;

/** The body of an application inside the portal. */
type ApplicationBody = components['schemas']['PartnerApplication'];

/** The agreement that a client has read. */
interface ReadAgreement {
  readonly version: number;
  readonly sha256: string;
}

/** Applications to become a partner, and the agreements that partners accept. */
export class PartnerApplications {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /** The current agreement in the client's language, what they accepted, and their application. */
  async findAgreement(clientId: number) {
    const { companyId, culture, isIb } = await this.#findClient(clientId);
    const now = this.clock();
    const scheme = await findPartnerScheme(this.db, companyId, now);
    if (!scheme) throw new ApiError('notFound');
    const [row] = await this.db.select().from(partners).where(eq(partners.clientId, clientId));
    return {
      ...writeAgreement(scheme, culture, await findCpaScheme(this.db, clientId, now)),
      validFrom: scheme.validFrom.toISOString(),
      state: stateOf(row, isIb, scheme.version),
      acceptedVersion: row?.agreementVersion ?? null,
      acceptedAt: row?.agreedAt?.toISOString() ?? null,
      application: row ? applicationOf(row) : null,
    };
  }

  /** A client's state as a partner, and the reason why the partnership is not active. */
  async findStanding(clientId: number) {
    const { companyId, isIb } = await this.#findClient(clientId);
    const scheme = await findPartnerScheme(this.db, companyId, this.clock());
    const [row] = await this.db.select().from(partners).where(eq(partners.clientId, clientId));
    const state = stateOf(row, isIb, scheme?.version);
    if (!scheme) return { state, reasons: NO_PROGRAMME };
    // A new version of the agreement pauses a partnership, even one that a person has paused already.
    const lacksAgreement = isIb && row?.agreementVersion !== scheme.version;
    const reasons = row?.state === 'paused' || !lacksAgreement ? REASONS[state] : [];
    return { state, reasons: lacksAgreement ? [...reasons, 'agreement' as const] : reasons };
  }

  /**
   * Applies, also again after a question or a refusal. Throws `duplicate` for a partner and while an application waits,
   * `forbidden` after the end of a partnership, `invalid` for another agreement than the current one, and for an unknown channel.
   */
  apply(clientId: number, body: ApplicationBody): Promise<void> {
    const { agreementVersion: version, channels, countries, sha256, website } = body;
    if (!channels.every((channel) => (PARTNER_CHANNELS as readonly string[]).includes(channel)))
      throw new ApiError('invalid', undefined, { field: 'channels' });
    return inTransaction(this.db, async (transaction) => {
      const client = await lockClient(transaction, clientId);
      const [row] = await transaction.select().from(partners).where(eq(partners.clientId, clientId));
      if (client.isIb || row?.state === 'applied') throw new ApiError('duplicate');
      if (row?.state === 'ended') throw new ApiError('forbidden');
      await this.#checkAgreement(transaction, client, { version, sha256 });
      const now = this.clock();
      await writeRequest(
        transaction,
        clientId,
        { source: 'portal', channels, countries, website: website ?? null },
        now,
      );
      await acceptAt(transaction, clientId, { version, sha256 }, now);
    });
  }

  /**
   * Accepts the current agreement. Throws `forbidden` for a client who is not a partner, `invalid` for another agreement.
   */
  acceptAgreement(clientId: number, agreement: ReadAgreement): Promise<void> {
    return inTransaction(this.db, async (transaction) => {
      const client = await lockClient(transaction, clientId);
      if (!client.isIb) throw new ApiError('forbidden');
      await this.#checkAgreement(transaction, client, agreement);
      const now = this.clock();
      await transaction
        .insert(partners)
        .values({ clientId, state: 'active', number: 1, appliedAt: now })
        .onConflictDoNothing();
      await acceptAt(transaction, clientId, agreement, now);
    });
  }

  async #findClient(clientId: number): Promise<ClientRow> {
    const [client] = await this.db.select().from(clients).where(eq(clients.id, clientId));
    return assertDefined(client, 'the client');
  }

  async #checkAgreement(
    transaction: Database,
    { companyId, id }: ClientRow,
    agreement: ReadAgreement,
  ): Promise<void> {
    const now = this.clock();
    const scheme = await findPartnerScheme(transaction, companyId, now);
    if (!scheme) throw new ApiError('forbidden');
    if (!isAgreement(scheme, await findCpaScheme(transaction, id, now), agreement))
      throw new ApiError('invalid', undefined, { field: 'agreement' });
  }
}

/** Writes a request to become a partner; one that is repeated has another number. */
export async function writeRequest(
  transaction: Database,
  clientId: number,
  request: PartnerRequest,
  at: Date,
): Promise<void> {
  const [row] = await transaction.select().from(partners).where(eq(partners.clientId, clientId));
  const fields = { state: 'applied', request, appliedAt: at, number: (row?.number ?? 0) + 1 } as const;
  await transaction
    .insert(partners)
    .values({ clientId, ...fields })
    .onConflictDoUpdate({
      target: partners.clientId,
      set: { ...fields, decidedAt: null, reason: null, note: null },
    });
}

/** A repeat keeps the instant at which the version was accepted first. */
async function acceptAt(
  transaction: Database,
  clientId: number,
  { sha256, version }: ReadAgreement,
  at: Date,
): Promise<void> {
  const isThisPartner = eq(partners.clientId, clientId);
  const [row] = await transaction.select().from(partners).where(isThisPartner);
  if (row?.agreementVersion === version && row.agreementSha256 === sha256) return;
  await transaction
    .update(partners)
    .set({ agreementVersion: version, agreementSha256: sha256, agreedAt: at })
    .where(isThisPartner);
}

/** An IB without a row became one outside the portal, and has accepted nothing. */
function stateOf(row: PartnerRow | undefined, isIb: boolean, version: number | undefined): PartnerState {
  if (isIb) return row?.agreementVersion === version && row?.state !== 'paused' ? 'active' : 'paused';
  return row && row.state !== 'active' ? row.state : 'none';
}

function applicationOf({ appliedAt, decidedAt, note, reason, request }: PartnerRow) {
  if (!request) return null;
  const { channels, countries, website } = request;
  return {
    appliedAt: appliedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    reason,
    note,
    channels,
    countries,
    website,
  };
}
