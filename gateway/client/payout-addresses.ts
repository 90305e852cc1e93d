import { eq } from 'drizzle-orm';
import { inTransaction, type Database } from '../db/open-database';
import { digitalAssets } from '../db/tables/clients';
import { fillText } from '../texts/fill-text';
import { getGatewayTexts } from '../texts/gateway-texts';
import { writeDateTime } from '../texts/write-date-time';
import { DESTINATION_SETTINGS } from '../money/ways-out.table';
import { lockClient } from '../session/credentials';
import type { Notices } from '../notifications/notices';
import { queueMessage } from '../db/outbox';
import type { Quotas } from '../db/quotas';
import { QUOTAS } from '../db/quotas.table';
import type { SecurityAlerts } from '../session/security-alerts';
import type { SignedInClient } from '../kernel/signed-in-client';
import type { StepUp, StepUpProof } from '../session/step-up';
import { HOUR_SECONDS, addSeconds, type Clock } from '../kernel/time';

const MAIL_SECONDS = 24 * 3_600;

/** A wallet address that payouts go to. */
export interface PayoutAddress {
  readonly walletAddress: string;
  readonly network: string;
}

interface PayoutAddressesDeps {
  readonly db: Database;
  readonly alerts: SecurityAlerts;
  readonly clock: Clock;
  readonly notices: Notices;
  readonly quotas: Quotas;
  readonly stepUp: StepUp;
  /** Hours until a new address takes effect, which gives the client time to object. */
  readonly waitHours: number;
}

/**
 * Payout addresses, with the proofs of `DESTINATION_SETTINGS`. Each waits before it takes effect, the first too, and the
 * client is notified of it.
 */
export class PayoutAddresses {
  constructor(private readonly deps: PayoutAddressesDeps) {}

  /** A client's current and pending address; undefined without any. */
  async getCurrent(clientId: number, db = this.deps.db) {
    const [row] = await db.select().from(digitalAssets).where(eq(digitalAssets.clientId, clientId));
    return row && currentAddress(row, this.deps.clock());
  }

  /**
   * Sets an address; a call without a change has no effect and is not counted. Throws as `StepUp` does, and
   * `tooManyTries` after twenty changes in a day.
   */
  async changeAddress(client: SignedInClient, newAddress: PayoutAddress, proof: StepUpProof): Promise<void> {
    const { db, stepUp } = this.deps;
    await stepUp.countAttempt(client, proof, () =>
      inTransaction(db, (transaction) => this.#change(transaction, client, newAddress, proof)),
    );
  }

  async #change(
    transaction: Database,
    client: SignedInClient,
    newAddress: PayoutAddress,
    proof: StepUpProof,
  ): Promise<void> {
    const { alerts, clock, notices, quotas, stepUp, waitHours } = this.deps;
    const { changeProof, firstProof, notice } = DESTINATION_SETTINGS.payoutAddress;
    const now = clock();
    const owner = await lockClient(transaction, client.id);
    const { culture, email } = owner;
    const current = await this.getCurrent(client.id, transaction);
    const isCurrent = current !== undefined && isSameAddress(current, newAddress);
    const isToCome = isSameAddress(current?.pending ?? current, newAddress);
    // Saving the current address cancels the pending one, which requires a proof; without a proof nothing changes.
    const isProofMissing = !proof.password && !proof.factor.answer;
    if (isToCome || (isCurrent && isProofMissing)) return;
    await stepUp.check(transaction, owner, proof, current ? changeProof : firstProof);
    const effectiveFrom = isCurrent ? now : addSeconds(now, waitHours * HOUR_SECONDS);
    const inForce = current?.isInForce ? current : { ...newAddress, updatedAt: now };
    const pending = { pendingAddress: newAddress.walletAddress, pendingNetwork: newAddress.network };
    const values = isCurrent
      ? { ...newAddress, updatedAt: now, pendingAddress: null, pendingNetwork: null, pendingFrom: null }
      : {
          walletAddress: inForce.walletAddress,
          network: inForce.network,
          updatedAt: inForce.updatedAt,
          ...pending,
          pendingFrom: effectiveFrom,
        };
    await transaction
      .insert(digitalAssets)
      .values({ clientId: client.id, ...values })
      .onConflictDoUpdate({ target: digitalAssets.clientId, set: values });
    const reference = await alerts.record(transaction, 'payout-changed', client, proof.factor.origin);
    const addressText = fillText(getGatewayTexts(culture).payoutAddress, {
      address: newAddress.walletAddress,
      network: newAddress.network,
      from: writeDateTime(effectiveFrom, culture),
    });
    const body = `${addressText}\n\n${fillText(getGatewayTexts(culture).reference, { reference })}`;
    const message = { channel: 'email', kind: notice, recipient: email, culture, body } as const;
    await notices.writeNotification(transaction, notice, client.id, { at: now, values: { reference } });
    await queueMessage(transaction, { ...message, lifetimeSeconds: MAIL_SECONDS }, now);
    await quotas.checkQuota(transaction, QUOTAS.payoutMails, email, message.kind);
  }
}

type AssetRow = typeof digitalAssets.$inferSelect;

/** A client's first address has both roles, current and pending, until its wait is over. */
function currentAddress({ walletAddress, network, updatedAt, ...row }: AssetRow, now: Date) {
  const { pendingAddress, pendingFrom, pendingNetwork } = row;
  if (pendingAddress === null || pendingNetwork === null || pendingFrom === null)
    return { walletAddress, network, updatedAt, pending: null, isInForce: true };
  const pending = { walletAddress: pendingAddress, network: pendingNetwork, inForceFrom: pendingFrom };
  const isInForce = !isSameAddress({ walletAddress, network }, pending);
  if (pendingFrom > now) return { walletAddress, network, updatedAt, pending, isInForce };
  return {
    walletAddress: pendingAddress,
    network: pendingNetwork,
    updatedAt: pendingFrom,
    pending: null,
    isInForce: true,
  };
}

function isSameAddress(first: PayoutAddress | undefined, second: PayoutAddress): boolean {
  return first?.walletAddress === second.walletAddress && first.network === second.network;
}
