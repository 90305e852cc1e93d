import Big from 'big.js';
import { ASSETS } from '../market/assets.table';
import { formatAmount } from '../money/amounts';
import { chainOf } from '../money/networks.table';
import type { WithdrawalGate } from '../money/withdrawal-gate';
import type { Clock } from '../kernel/time';
import { priceOf, WALLET_CURRENCY } from '../money/asset-prices';
import { EMPTY_HOLDING, type Holding, type WalletHoldings } from './wallet-holdings';
import type { WalletRequests } from './wallet-requests';

interface WalletOverviewDeps {
  readonly clock: Clock;
  readonly holdings: WalletHoldings;
  readonly requests: WalletRequests;
  readonly withdrawalGate: WithdrawalGate;
}

/** The assets of a client's wallet, their value, and its unfinished requests. */
export class WalletOverview {
  constructor(private readonly deps: WalletOverviewDeps) {}

  async getOverview(clientId: number) {
    const { clock, holdings, requests, withdrawalGate } = this.deps;
    const pending = await requests.listUnfinished(clientId);
    const holdingsByAsset = await holdings.listHoldings(clientId);
    const { resetsAt, ...limit } = await holdings.getLimit(clientId);
    const heldUntil = await withdrawalGate.findHoldEnd(clientId);
    const now = clock();
    const assets = Object.keys(ASSETS).map((asset) =>
      describeAsset(asset, holdingsByAsset.get(asset) ?? EMPTY_HOLDING, now),
    );
    const total = assets.reduce((sum, { value }) => sum.plus(value), Big(0));
    return {
      asOf: now.toISOString(),
      currency: WALLET_CURRENCY,
      total: formatAmount(total, WALLET_CURRENCY),
      withdrawals: {
        ...limit,
        currency: WALLET_CURRENCY,
        resetsAt: resetsAt.toISOString(),
        heldUntil: heldUntil?.toISOString() ?? null,
      },
      assets,
      pending,
    };
  }
}

function describeAsset(asset: string, { arriving, available, reserved }: Holding, at: Date) {
  const { digits, networks, title } = ASSETS[asset] as (typeof ASSETS)[string];
  const price = priceOf(asset, at);
  const balance = Big(available).plus(reserved);
  const format = (sum: Big | string) => formatAmount(sum, asset);
  return {
    asset,
    title,
    digits,
    price,
    balance: format(balance),
    pendingOut: format(reserved),
    pendingIn: format(arriving),
    available: format(available),
    value: formatAmount(balance.times(price).round(2, Big.roundDown), WALLET_CURRENCY),
    networks: Object.entries(networks).map(([id, terms]) => ({
      id,
      fee: format(terms.fee),
      minDeposit: format(terms.minDeposit),
      minWithdrawal: format(terms.minWithdrawal),
      maxWithdrawal: format(terms.maxWithdrawal),
      ...chainOf(id),
    })),
  };
}
