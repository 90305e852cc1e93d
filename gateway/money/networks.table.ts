/** A network of digital assets. */
export interface AssetNetwork {
  readonly title: string;
  /** Confirmations that a deposit needs to be credited. */
  readonly confirmations: number;
  readonly secondsPerConfirmation: number;
  /** True if a payment needs a memo that names its receiver. */
  readonly needsMemo: boolean;
  /** Address of a transaction's page, with `{txid}` for its id. */
  readonly explorer: string;
}

/** A network of deposits and withdrawals of trading accounts. */
export interface AccountNetwork extends AssetNetwork {
  /** An asset that is worth a dollar. */
  readonly asset: string;
  /** In the asset. */
  readonly minDeposit: string;
}

const row = (
  title: string,
  confirmations: number,
  secondsPerConfirmation: number,
  needsMemo: boolean,
  explorer: string,
): AssetNetwork => Object.freeze({ title, confirmations, secondsPerConfirmation, needsMemo, explorer });

/** Networks by their names in check-wallet-address. */
export const CHAINS = Object.freeze({
  //          title         confirmations  memo
  TRC20: row('Tron',       20, 3,         false, 'https://tronscan.org/#/transaction/{txid}'),
  ERC20: row('Ethereum',   12, 12,        false, 'https://etherscan.io/tx/{txid}'),
  BTC:   row('Bitcoin',    3,  600,       false, 'https://mempool.space/tx/{txid}'),
  XRPL:  row('XRP Ledger', 1,  4,         true,  'https://xrpscan.com/tx/{txid}'),
});

export type ChainName = keyof typeof CHAINS;

/** A network by its name; undefined for any other. */
export const chainOf = (name: string | null | undefined): AssetNetwork | undefined =>
  name && Object.hasOwn(CHAINS, name) ? CHAINS[name as ChainName] : undefined;

/** Address of a transaction's page; null without a transaction. */
export const explorerUrlOf = (network: string | null, txid: string | null): string | null =>
  (txid !== null && chainOf(network)?.explorer.replace('{txid}', encodeURIComponent(txid))) || null;

/** The networks of deposits to trading accounts and withdrawals from them. */
export const NETWORKS: Readonly<Record<string, AccountNetwork>> = Object.freeze({
  TRC20: { ...CHAINS.TRC20, asset: 'USDT', minDeposit: '10.00' },
  ERC20: { ...CHAINS.ERC20, asset: 'USDC', minDeposit: '20.00' },
});
