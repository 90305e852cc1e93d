import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import { cleanReceiver } from '../../src/domain/kernel/identifiers/wallet-address';
import { labelOf, looksLikeLabel } from '../../src/domain/kernel/label';
import { inTransaction, type Database } from '../db/open-database';
import { walletAddresses, type WalletAddressRow } from '../db/tables/wallets';
import { assertDefined } from '../kernel/assert-defined';
import { getGatewayTexts } from '../texts/gateway-texts';
import { ApiError } from '../kernel/api-error';
import { isBlockedWallet } from '../money/blocked-wallets';
import { chainOf } from '../money/networks.table';
import { DESTINATION_SETTINGS } from '../money/ways-out.table';
import type { Idempotency } from '../db/idempotency';
import type { CallOrigin } from '../kernel/origin';
import type { Quotas } from '../db/quotas';
import { QUOTAS } from '../db/quotas.table';
import { cultureOf } from '../db/culture-of';
import { lockClient } from '../session/credentials';
import { requireProvedEmail } from '../session/email-proof';
import type { SecurityAlerts } from '../session/security-alerts';
import type { ClientRow } from '../session/sessions';
import type { SignedInClient } from '../kernel/signed-in-client';
import type { StepUp, StepUpProof } from '../session/step-up';
import { HOUR_SECONDS, addSeconds, type Clock } from '../kernel/time';
import { UUID } from '../kernel/uuid';
import { findAddressProblem } from '../money/address-reason';
import { assetOf } from '../money/asset-prices';

export interface NewAddress {
  readonly label: string;
  readonly asset: string;
  readonly network: string;
  readonly address: string;
  readonly memo?: string | null | undefined;
}

interface AddressBookDeps {
  readonly db: Database;
  readonly alerts: SecurityAlerts;
  readonly clock: Clock;
  readonly idempotency: Idempotency;
  readonly quotas: Quotas;
  readonly stepUp: StepUp;
  /** Hours that a new address waits, which gives the client time to object. */
  readonly waitHours: number;
}

/** The addresses that a client withdraws to. */
export class AddressBook {
  constructor(private readonly deps: AddressBookDeps) {}

  /** A client's addresses, the oldest first. */
  async listAddresses(clientId: number) {
    const { db, waitHours } = this.deps;
    const culture = await cultureOf(db, clientId);
    const rows = await db
      .select()
      .from(walletAddresses)
      .where(eq(walletAddresses.clientId, clientId))
      .orderBy(asc(walletAddresses.addedAt), asc(walletAddresses.id));
    const addresses = await Promise.all(rows.map((row) => this.#toAnswer(row, culture, db)));
    return { most: QUOTAS.walletAddresses.max, waitHours, addresses };
  }

  /**
   * Throws `invalid` for a network that the asset does not use, `invalidWallet` with the reason, `refused` beyond the
   * quota, `emailUnproved`, and as `StepUp` does.
   */
  async addAddress(client: SignedInClient, key: string, input: NewAddress, proof: StepUpProof) {
    const { idempotency, stepUp } = this.deps;
    return idempotency.run(
      client,
      key,
      { call: 'addWalletAddress', ...input },
      (transaction, owner) => this.#createAddress(transaction, owner, input, proof),
      (work) => stepUp.countAttempt(client, proof, work),
    );
  }

  /** Throws as `readNewLabel` does, and `notFound`. */
  async renameAddress(clientId: number, addressId: string, input: string): Promise<void> {
    await inTransaction(this.deps.db, async (transaction) => {
      await lockClient(transaction, clientId);
      const label = await readNewLabel(transaction, clientId, input, addressId);
      const rows = await transaction
        .update(walletAddresses)
        .set({ label })
        .where(isOwnAddress(clientId, addressId))
        .returning({ id: walletAddresses.id });
      if (rows.length === 0) throw new ApiError('notFound');
    });
  }

  async removeAddress(client: SignedInClient, addressId: string, origin: CallOrigin): Promise<void> {
    const { alerts, db } = this.deps;
    await inTransaction(db, async (transaction) => {
      const [removedRow] = await transaction
        .delete(walletAddresses)
        .where(isOwnAddress(client.id, addressId))
        .returning({ address: walletAddresses.address, network: walletAddresses.network });
      if (!removedRow) throw new ApiError('notFound');
      const { address, network } = removedRow;
      const values = { address, network: chainOf(network)?.title ?? network };
      await alerts.notify(transaction, 'address-removed', client, origin, values);
    });
  }

  /**
   * An address that can be used. Throws `notFound`, `held` until its wait is over, and `forbidden` for a blocked address.
   */
  async getUsableAddress(
    transaction: Database,
    clientId: number,
    addressId: string,
  ): Promise<WalletAddressRow> {
    const [row] = await transaction.select().from(walletAddresses).where(isOwnAddress(clientId, addressId));
    if (!row) throw new ApiError('notFound');
    if (await isBlockedWallet(transaction, row.address)) throw new ApiError('forbidden');
    if (row.usableFrom > this.deps.clock())
      throw new ApiError('held', undefined, { until: row.usableFrom.toISOString() });
    return row;
  }

  async #createAddress(transaction: Database, owner: ClientRow, input: NewAddress, proof: StepUpProof) {
    const { alerts, clock, quotas, stepUp, waitHours } = this.deps;
    const { firstProof, notice } = DESTINATION_SETTINGS.addressBook;
    const clientId = owner.id;
    const { asset, network } = input;
    if (!Object.hasOwn(assetOf(asset).networks, network)) throw new ApiError('invalid');
    const { address, chain, memo: receiverMemo } = cleanReceiver(input.address, input.memo);
    const memo = chainOf(network)?.needsMemo ? receiverMemo : undefined;
    const reason = await findAddressProblem(transaction, clientId, { address, chain, network, memo });
    if (reason) throw new ApiError('invalidWallet', undefined, { reason });
    const label = await readNewLabel(transaction, clientId, input.label);
    requireProvedEmail(owner);
    await stepUp.check(transaction, owner, proof, firstProof);
    const now = clock();
    const usableFrom = addSeconds(now, waitHours * HOUR_SECONDS);
    const values = { asset, network, address, memo: memo ?? null, addedAt: now, usableFrom };
    const [row] = await transaction
      .insert(walletAddresses)
      .values({ id: randomUUID(), clientId, label, ...values })
      .returning();
    await quotas.checkQuota(transaction, QUOTAS.walletAddresses, clientId);
    const alertValues = {
      address,
      network: chainOf(network)?.title ?? network,
      from: usableFrom.toISOString(),
    };
    await alerts.notify(transaction, notice, owner, proof.factor.origin, alertValues);
    return this.#toAnswer(
      assertDefined(row, 'the address'),
      await cultureOf(transaction, clientId),
      transaction,
    );
  }

  async #toAnswer(row: WalletAddressRow, culture: string, db: Database) {
    const { addedAt, address, asset, id, label, memo, network, usableFrom } = row;
    const isBlocked = await isBlockedWallet(db, address);
    const isUsable = usableFrom <= this.deps.clock();
    return {
      addressId: id,
      label,
      asset,
      network,
      address,
      memo,
      networkTitle: chainOf(network)?.title ?? null,
      state: isBlocked ? ('blocked' as const) : isUsable ? ('usable' as const) : ('waiting' as const),
      reason: isBlocked ? getGatewayTexts(culture).reasons.warningList : null,
      usableFrom: usableFrom.toISOString(),
      addedAt: addedAt.toISOString(),
    };
  }
}

/** Throws `notFound` for a malformed id. */
function isOwnAddress(clientId: number, addressId: string) {
  if (!UUID.test(addressId)) throw new ApiError('notFound');
  return and(eq(walletAddresses.id, addressId), eq(walletAddresses.clientId, clientId));
}

/**
 * A label in its stored form. Throws `invalid` if it has no visible character, and `refused` if it looks like the label
 * of another address: the client recognizes the destination of the money by its label.
 */
async function readNewLabel(transaction: Database, clientId: number, input: string, addressId?: string) {
  const label = labelOf(input);
  if (label === '') throw new ApiError('invalid');
  const rows = await transaction
    .select({ id: walletAddresses.id, label: walletAddresses.label })
    .from(walletAddresses)
    .where(eq(walletAddresses.clientId, clientId));
  if (rows.some((row) => row.id !== addressId && looksLikeLabel(row.label, label)))
    throw new ApiError('refused', undefined, { field: 'label' });
  return label;
}
