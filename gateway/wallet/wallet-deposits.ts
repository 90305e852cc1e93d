import { eq } from 'drizzle-orm';
import Big from 'big.js';
import { inTransaction, type Database } from '../db/open-database';
import { clients } from '../db/tables/clients';
import { wallets, type WalletRow } from '../db/tables/wallets';
import { found } from '../kernel/found';
import { ApiError } from '../http/api-error';
import { checkSum, exact } from '../money/amounts';
import { chainOf } from '../money/networks.table';
import { depositAddress } from '../money/networks';
import { writeRequest } from '../money/new-request';
import type { Once } from '../kernel/once';
import { PACE } from '../money/pace.table';
import type { Quotas } from '../kernel/quotas';
import { later, type Clock } from '../kernel/time';
import { assetOf } from './asset-prices';
import type { WalletHoldings } from './wallet-holdings';

/** The most that the stand-in's page sends at once, in the asset. */
const MOST = '100000';

/** What the page that plays the other wallet shows. */
export interface OtherWallet {
  readonly asset: string;
  readonly network: string;
  readonly address: string;
  readonly minimum: string;
  readonly culture: string;
  readonly companyId: number;
  /** Where the client goes afterwards: an address of their own portal. */
  readonly returnTo: string;
}

interface WalletDepositsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly holdings: WalletHoldings;
  readonly once: Once;
  readonly quotas: Quotas;
  /** Origin of the page that plays the other wallet. */
  readonly cashierUrl: string | undefined;
}

/** What is sent to wallets from outside. */
export class WalletDeposits {
  constructor(private readonly deps: WalletDepositsDeps) {}

  /**
   * Where an asset is sent to. Throws `invalid` for a network on which it is not accepted.
   * @param portal address of the client's portal, to which the page to pay from leads back.
   */
  async address(clientId: number, asset: string, network: string, portal: string) {
    const { cashierUrl, db, holdings } = this.deps;
    const { minimum, needsMemo, ...chain } = termsOf(asset, network);
    const wallet = await inTransaction(db, async (own) => {
      const locked = await holdings.locked(own, clientId, asset);
      await own.update(wallets).set({ returnTo: portal }).where(eq(wallets.id, locked.id));
      return locked;
    });
    const address = depositAddress(wallet.depositKey, network);
    return {
      asset, network, address, qr: address, minimum, ...chain,
      memo: needsMemo ? memoOf(wallet) : null,
      payUrl: cashierUrl === undefined ? null : `${cashierUrl}/wallet/${wallet.depositKey}/${network}`,
    };
  }

  /** Undefined for an unknown key, or a network on which its asset is not accepted. */
  async otherWallet(key: string, network: string): Promise<OtherWallet | undefined> {
    const row = await this.#byKey(key);
    if (!row || !Object.hasOwn(assetOf(row.wallet.asset).networks, network)) return undefined;
    const { companyId, culture, wallet } = row;
    const { minimum } = termsOf(wallet.asset, network);
    return {
      asset: wallet.asset, network, address: depositAddress(key, network), minimum, culture, companyId,
      returnTo: `${wallet.returnTo ?? ''}/wallet?tab=deposit`,
    };
  }

  /** Sends an amount, once for each idempotency key. Throws as `checkSum` does. */
  async send(key: string, network: string, amount: string, idempotencyKey: string): Promise<void> {
    const row = await this.#byKey(key);
    if (!row) throw new ApiError('notFound');
    const { id: walletId, asset, clientId } = row.wallet;
    const { minimum } = termsOf(asset, network);
    checkSum(amount, asset, { min: minimum, max: MOST }, MOST);
    const sum = exact(amount, asset);
    const { clock, once, quotas } = this.deps;
    await once.run({ id: clientId }, idempotencyKey, { call: 'send', key, network, sum }, async (own) => {
      const now = clock();
      const request = await writeRequest(
        own,
        quotas,
        {
          ...({ clientId, kind: 'deposit', state: 'pending', method: 'crypto', walletId } as const),
          amount: sum, currency: asset, fee: exact('0', asset), net: sum, network,
          address: depositAddress(key, network), nextAt: later(now, PACE.seen),
        },
        now,
      );
      return { requestId: request.id };
    });
  }

  async #byKey(key: string) {
    const [row] = await this.deps.db
      .select({ wallet: wallets, culture: clients.culture, companyId: clients.companyId })
      .from(wallets)
      .innerJoin(clients, eq(clients.id, wallets.clientId))
      .where(eq(wallets.depositKey, key));
    return row;
  }
}

function termsOf(asset: string, network: string) {
  const { networks } = assetOf(asset);
  const terms = Object.hasOwn(networks, network) ? networks[network] : undefined;
  if (!terms) throw new ApiError('invalid');
  const { confirmations, needsMemo, secondsPerConfirmation, title } = found(chainOf(network), 'the network');
  const minimum = exact(Big(terms.minDeposit), asset);
  return { minimum, networkTitle: title, confirmations, secondsPerConfirmation, needsMemo };
}

/** Tells whom a payment is for; it stays the same. */
const memoOf = ({ id }: WalletRow): string => String(100_000 + id);
