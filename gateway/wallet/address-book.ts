import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import { inTransaction, type Database } from '../db/open-database';
import { walletAddresses, type WalletAddressRow } from '../db/tables/wallets';
import { found } from '../kernel/found';
import { getGatewayTexts } from '../texts/gateway-texts';
import { ApiError } from '../http/api-error';
import { isBlockedWallet } from './blocked-wallets';
import { chainOf } from '../money/networks.table';
import type { Once } from '../kernel/once';
import type { Origin } from '../kernel/origin';
import type { Quotas } from '../kernel/quotas';
import { QUOTAS } from '../kernel/quotas.table';
import { cultureOf } from '../kernel/reader';
import type { FactorProof, SecondFactor } from '../session/second-factor';
import type { SecurityAlerts } from '../session/security-alerts';
import type { SignedInClient } from '../session/sessions';
import { later, type Clock } from '../kernel/time';
import { UUID } from '../kernel/uuid';
import { reasonAgainst } from './address-reason';
import { assetOf } from './asset-prices';

/** A new address waits this long, which leaves the client time to object. */
const WAIT_HOURS = 24;
const HOUR_SECONDS = 3_600;

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
  readonly once: Once;
  readonly quotas: Quotas;
  readonly secondFactor: SecondFactor;
}

/** The addresses that a client withdraws to. */
export class AddressBook {
  constructor(private readonly deps: AddressBookDeps) {}

  /** The oldest first. */
  async of(clientId: number) {
    const { db } = this.deps;
    const reader = await cultureOf(db, clientId);
    const rows = await db
      .select()
      .from(walletAddresses)
      .where(eq(walletAddresses.clientId, clientId))
      .orderBy(asc(walletAddresses.addedAt), asc(walletAddresses.id));
    const addresses = await Promise.all(rows.map((row) => this.#written(row, reader, db)));
    return { most: QUOTAS.walletAddresses.most, waitHours: WAIT_HOURS, addresses };
  }

  /**
   * Throws `invalid` for a network that the asset is not paid on, `invalidWallet` with the reason, `refused` for one
   * too many, `codeNeeded` and `wrongCode`.
   */
  async add(client: SignedInClient, key: string, asked: NewAddress, proof: FactorProof, origin: Origin) {
    const { once, secondFactor } = this.deps;
    return secondFactor.counted(client, proof, () =>
      once.run(client, key, { call: 'addWalletAddress', ...asked }, (own) =>
        this.#add(own, client, asked, proof, origin),
      ),
    );
  }

  async rename(clientId: number, addressId: string, label: string): Promise<void> {
    const rows = await this.deps.db
      .update(walletAddresses)
      .set({ label: label.trim() })
      .where(theirs(clientId, addressId))
      .returning({ id: walletAddresses.id });
    if (rows.length === 0) throw new ApiError('notFound');
  }

  async remove(client: SignedInClient, addressId: string, origin: Origin): Promise<void> {
    const { alerts, db } = this.deps;
    await inTransaction(db, async (own) => {
      const [removed] = await own
        .delete(walletAddresses)
        .where(theirs(client.id, addressId))
        .returning({ address: walletAddresses.address, network: walletAddresses.network });
      if (!removed) throw new ApiError('notFound');
      const { address, network } = removed;
      const values = { address, network: chainOf(network)?.title ?? network };
      await alerts.tell(own, 'address-removed', client, origin, values);
    });
  }

  /** One that money can be sent to. Throws `notFound`, `held` until its wait is over, and `forbidden` if it is blocked. */
  async usable(own: Database, clientId: number, addressId: string): Promise<WalletAddressRow> {
    const [row] = await own.select().from(walletAddresses).where(theirs(clientId, addressId));
    if (!row) throw new ApiError('notFound');
    if (await isBlockedWallet(own, row.address)) throw new ApiError('forbidden');
    if (row.usableFrom > this.deps.clock())
      throw new ApiError('held', undefined, { until: row.usableFrom.toISOString() });
    return row;
  }

  async #add(own: Database, client: SignedInClient, asked: NewAddress, proof: FactorProof, origin: Origin) {
    const { alerts, clock, quotas, secondFactor } = this.deps;
    const clientId = client.id;
    const { asset, network } = asked;
    if (!Object.hasOwn(assetOf(asset).networks, network)) throw new ApiError('invalid');
    const address = asked.address.trim();
    const memo = (chainOf(network)?.needsMemo && asked.memo?.trim()) || undefined;
    const reason = await reasonAgainst(own, clientId, { address, network, memo });
    if (reason) throw new ApiError('invalidWallet', undefined, { reason });
    await secondFactor.prove(own, clientId, proof);
    const now = clock();
    const usableFrom = later(now, WAIT_HOURS * HOUR_SECONDS);
    const values = { asset, network, address, memo: memo ?? null, addedAt: now, usableFrom };
    const [row] = await own
      .insert(walletAddresses)
      .values({ id: randomUUID(), clientId, label: asked.label.trim(), ...values })
      .returning();
    await quotas.keep(own, QUOTAS.walletAddresses, clientId);
    const told = { address, network: chainOf(network)?.title ?? network, from: usableFrom.toISOString() };
    await alerts.tell(own, 'address-added', client, origin, told);
    return this.#written(found(row, 'the address'), await cultureOf(own, clientId), own);
  }

  async #written(row: WalletAddressRow, reader: string, db: Database) {
    const { addedAt, address, asset, id, label, memo, network, usableFrom } = row;
    const isBlocked = await isBlockedWallet(db, address);
    const isUsable = usableFrom <= this.deps.clock();
    return {
      addressId: id, label, asset, network, address, memo,
      networkTitle: chainOf(network)?.title ?? null,
      state: isBlocked ? ('blocked' as const) : isUsable ? ('usable' as const) : ('waiting' as const),
      reason: isBlocked ? getGatewayTexts(reader).reasons.warningList : null,
      usableFrom: usableFrom.toISOString(), addedAt: addedAt.toISOString(),
    };
  }
}

/** Throws `notFound` for what cannot be an id. */
function theirs(clientId: number, addressId: string) {
  if (!UUID.test(addressId)) throw new ApiError('notFound');
  return and(eq(walletAddresses.id, addressId), eq(walletAddresses.clientId, clientId));
}
