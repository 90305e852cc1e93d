import { eq } from 'drizzle-orm';
import { inTransaction, type Database } from '../db/open-database';
import { clients, digitalAssets } from '../db/tables/clients';
import { fillText } from '../texts/fill-text';
import { getGatewayTexts } from '../texts/gateway-texts';
import { writeInstant } from '../texts/write-instant';
import { ApiError } from '../kernel/api-error';
import { lockProvedClient } from '../session/credentials';
import type { CurrentPassword } from '../session/current-password';
import type { Notices } from '../notifications/notices';
import { queueMessage } from '../kernel/outbox';
import type { Origin } from '../kernel/origin';
import type { Quotas } from '../kernel/quotas';
import { QUOTAS } from '../kernel/quotas.table';
import type { SecurityAlerts } from '../session/security-alerts';
import type { SignedInClient } from '../session/sessions';
import { later } from '../kernel/time';
import type { Clock } from '../kernel/time';

/** A changed payout address takes effect after this wait, which gives the client time to object. */
const WAIT_SECONDS = 24 * 3_600;
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
  readonly currentPassword: CurrentPassword;
  readonly notices: Notices;
  readonly quotas: Quotas;
}

/**
 * Payout addresses. The first takes effect at once; a change needs the password and a waiting period. The
 * client is notified of both.
 */
export class PayoutAddresses {
  constructor(private readonly deps: PayoutAddressesDeps) {}

  /** A client's current and pending address; undefined without any. */
  async getCurrent(clientId: number, db = this.deps.db) {
    const [row] = await db.select().from(digitalAssets).where(eq(digitalAssets.clientId, clientId));
    return row && currentAddress(row, this.deps.clock());
  }

  /**
   * Sets an address; a call that changes nothing does nothing, and counts nowhere. Throws `wrongCurrentPassword` if there is
   * a current one and the password is missing or wrong, and `tooManyTries` after five wrong passwords or twenty changes in a day.
   */
  async changeAddress(
    client: SignedInClient,
    newAddress: PayoutAddress,
    password: string | undefined,
    origin: Origin,
  ): Promise<void> {
    const { alerts, clock, currentPassword, db, notices, quotas } = this.deps;
    const proved = password ? await currentPassword.check(client, password) : undefined;
    await inTransaction(db, async (transaction) => {
      const now = clock();
      if (proved) await lockProvedClient(transaction, proved, 'wrongCurrentPassword');
      const [{ email, culture } = { email: '', culture: '' }] = await transaction
        .select({ email: clients.email, culture: clients.culture })
        .from(clients)
        .where(eq(clients.id, client.id))
        .for('update');
      const current = await this.getCurrent(client.id, transaction);
      const isCurrent = current !== undefined && isSameAddress(current, newAddress);
      const isToCome = isSameAddress(current?.pending ?? current, newAddress);
      // The current address takes back the one to come, which only the password may do; without it nothing changes.
      if (isToCome || (isCurrent && !password)) return;
      const isChange = current !== undefined && !isCurrent;
      if (isChange && !password) throw new ApiError('wrongCurrentPassword');
      const effectiveFrom = isChange ? later(now, WAIT_SECONDS) : now;
      const values = isChange
        ? {
            walletAddress: current.walletAddress,
            network: current.network,
            updatedAt: current.updatedAt,
            pendingAddress: newAddress.walletAddress,
            pendingNetwork: newAddress.network,
            pendingFrom: effectiveFrom,
          }
        : { ...newAddress, updatedAt: now, pendingAddress: null, pendingNetwork: null, pendingFrom: null };
      await transaction
        .insert(digitalAssets)
        .values({ clientId: client.id, ...values })
        .onConflictDoUpdate({ target: digitalAssets.clientId, set: values });
      const reference = await alerts.record(transaction, 'payout-changed', client, origin);
      const addressText = fillText(getGatewayTexts(culture).payoutAddress, {
        address: newAddress.walletAddress,
        network: newAddress.network,
        from: writeInstant(effectiveFrom, culture),
      });
      const body = `${addressText}\n\n${fillText(getGatewayTexts(culture).reference, { reference })}`;
      const message = { channel: 'email', kind: 'payout-address', recipient: email, culture, body } as const;
      await notices.writeNotification(transaction, 'payout-address', client.id, {
        at: now,
        values: { reference },
      });
      await queueMessage(transaction, { ...message, lifetimeSeconds: MAIL_SECONDS }, now);
      await quotas.checkQuota(transaction, QUOTAS.payoutMails, email, message.kind);
    });
  }
}

type AssetRow = typeof digitalAssets.$inferSelect;

function currentAddress({ walletAddress, network, updatedAt, ...row }: AssetRow, now: Date) {
  const { pendingAddress, pendingFrom, pendingNetwork } = row;
  if (pendingAddress === null || pendingNetwork === null || pendingFrom === null)
    return { walletAddress, network, updatedAt, pending: null };
  const pending = { walletAddress: pendingAddress, network: pendingNetwork, inForceFrom: pendingFrom };
  if (pendingFrom > now) return { walletAddress, network, updatedAt, pending };
  return { walletAddress: pendingAddress, network: pendingNetwork, updatedAt: pendingFrom, pending: null };
}

function isSameAddress(first: PayoutAddress | undefined, second: PayoutAddress): boolean {
  return first?.walletAddress === second.walletAddress && first.network === second.network;
}
