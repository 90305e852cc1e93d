import { eq } from 'drizzle-orm';
import Big from 'big.js';
import { inTransaction, type Database } from '../db/open-database';
import { clients } from '../db/tables/clients';
import { wallets, type WalletRow } from '../db/tables/wallets';
import { assertDefined } from '../kernel/assert-defined';
import { ApiError } from '../kernel/api-error';
import { checkLimits, formatAmount } from '../money/amounts';
import { chainOf } from '../money/networks.table';
import { depositAddress } from '../money/networks';
import { writeRequest } from '../money/new-request';
import type { Idempotency } from '../db/idempotency';
import { PACE } from '../money/pace.table';
import type { Quotas } from '../db/quotas';
import { addSeconds, type Clock } from '../kernel/time';
import { assetOf } from '../money/asset-prices';
import type { WalletHoldings } from './wallet-holdings';

/** The largest amount that the gateway's page sends at once, in the asset. */
const MAX_AMOUNT = '100000';

/** Data of the page that simulates another wallet. */
export interface SimulatedWallet {
  readonly asset: string;
  readonly network: string;
  readonly address: string;
  readonly minimum: string;
  readonly maximum: string;
  readonly culture: string;
  readonly companyId: number;
  /** The page to which the client returns: an address of their own portal. */
  readonly returnTo: string;
}

interface WalletDepositsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly holdings: WalletHoldings;
  readonly idempotency: Idempotency;
  readonly quotas: Quotas;
  /** Origin of the page that simulates another wallet. */
  readonly cashierUrl: string | undefined;
}

/** Deposits to wallets from outside. */
export class WalletDeposits {
  constructor(private readonly deps: WalletDepositsDeps) {}

  /**
   * The deposit address of an asset. Throws `invalid` for a network on which it is not accepted.
   * @param portal address of the client's portal, to which the payment page returns.
   */
  async getDepositAddress(clientId: number, asset: string, network: string, portal: string) {
    const { cashierUrl, db, holdings } = this.deps;
    const { minimum, needsMemo, ...chain } = termsOf(asset, network);
    const wallet = await inTransaction(db, async (transaction) => {
      const walletRow = await holdings.lockWallet(transaction, clientId, asset);
      await transaction.update(wallets).set({ returnTo: portal }).where(eq(wallets.id, walletRow.id));
      return walletRow;
    });
    const address = depositAddress(wallet.depositKey, network);
    return {
      asset,
      network,
      address,
      qr: address,
      minimum,
      ...chain,
      memo: needsMemo ? memoOf(wallet) : null,
      payUrl: cashierUrl === undefined ? null : `${cashierUrl}/wallet/${wallet.depositKey}/${network}`,
    };
  }

  /** @returns undefined for an unknown key, or for a network on which its asset is not accepted. */
  async findSimulatedWallet(key: string, network: string): Promise<SimulatedWallet | undefined> {
    const row = await this.#findByKey(key);
    if (!row || !Object.hasOwn(assetOf(row.wallet.asset).networks, network)) return undefined;
    const { companyId, culture, wallet } = row;
    const { minimum } = termsOf(wallet.asset, network);
    return {
      asset: wallet.asset,
      network,
      address: depositAddress(key, network),
      minimum,
      maximum: MAX_AMOUNT,
      culture,
      companyId,
      returnTo: `${wallet.returnTo ?? ''}/wallet?tab=deposit`,
    };
  }

  /** Sends an amount, once for each idempotency key. Throws as `checkLimits` does. */
  async sendDeposit(key: string, network: string, amount: string, idempotencyKey: string): Promise<void> {
    const row = await this.#findByKey(key);
    if (!row) throw new ApiError('notFound');
    const { id: walletId, asset, clientId } = row.wallet;
    const { minimum } = termsOf(asset, network);
    checkLimits(amount, asset, { min: minimum, max: MAX_AMOUNT }, MAX_AMOUNT);
    const sum = formatAmount(amount, asset);
    const { clock, idempotency, quotas } = this.deps;
    await idempotency.run(
      { id: clientId },
      idempotencyKey,
      { call: 'send', key, network, sum },
      async (transaction) => {
        const now = clock();
        const request = await writeRequest(
          transaction,
          quotas,
          {
            clientId,
            kind: 'deposit',
            state: 'pending',
            method: 'crypto',
            walletId,
            amount: sum,
            currency: asset,
            fee: formatAmount('0', asset),
            net: sum,
            network,
            address: depositAddress(key, network),
            nextAt: addSeconds(now, PACE.detection),
          },
          now,
        );
        return { requestId: request.id };
      },
    );
  }

  async #findByKey(key: string) {
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
  const { confirmations, needsMemo, secondsPerConfirmation, title } = assertDefined(
    chainOf(network),
    'the network',
  );
  const minimum = formatAmount(Big(terms.minDeposit), asset);
  return { minimum, networkTitle: title, confirmations, secondsPerConfirmation, needsMemo };
}

/** The memo that names the receiver of a payment; it never changes. */
const memoOf = ({ id }: WalletRow): string => String(100_000 + id);
