/** A network on which the broker takes and pays digital assets. */
export interface AssetNetwork {
  readonly title: string;
  /** Worth a dollar a piece. */
  readonly asset: string;
  /** In the asset. */
  readonly minDeposit: string;
  /** After how many a deposit is credited. */
  readonly confirmations: number;
  readonly secondsPerConfirmation: number;
}

const row = (
  title: string,
  asset: string,
  minDeposit: string,
  confirmations: number,
  secondsPerConfirmation: number,
): AssetNetwork => Object.freeze({ title, asset, minDeposit, confirmations, secondsPerConfirmation });

/** By the names that check-wallet-address knows too. */
export const NETWORKS: Readonly<Record<string, AssetNetwork>> = Object.freeze({
  //          title       asset   least    confirmations
  TRC20: row('Tron',     'USDT', '10.00', 20, 3),
  ERC20: row('Ethereum', 'USDC', '20.00', 12, 12),
});
