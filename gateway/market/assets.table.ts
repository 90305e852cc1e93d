/** A network on which an asset of the wallet is deposited and withdrawn; amounts in the asset. */
export interface WalletNetwork {
  readonly minDeposit: string;
  readonly minWithdrawal: string;
  readonly maxWithdrawal: string;
  /** Fee of a withdrawal. */
  readonly fee: string;
}

/** Terms of an exchange between two currencies or assets, in percent of the market's price. */
export interface ExchangeTerms {
  readonly spread: string;
  /** How far the market may move against the broker before a quoted rate is refused; less than the spread. */
  readonly tolerance: string;
}

/** A digital asset that the wallet holds. */
export interface WalletAsset {
  readonly title: string;
  readonly digits: number;
  /** The asset's instrument, or, if it is not traded here, the price of a dollar in it. */
  readonly market: { readonly symbol: string } | { readonly price: string; readonly swing: number };
  readonly priceDigits: number;
  readonly exchange: ExchangeTerms;
  readonly networks: Readonly<Record<string, WalletNetwork>>;
}

const exchange = (spread: string, tolerance: string): ExchangeTerms => Object.freeze({ spread, tolerance });

const networkTerms = (minDeposit: string, minWithdrawal: string, maxWithdrawal: string, fee: string): WalletNetwork =>
  Object.freeze({ minDeposit, minWithdrawal, maxWithdrawal, fee });

/** Assets in display order. The networks are those of `networks.table.ts`. */
export const ASSETS: Readonly<Record<string, WalletAsset>> = Object.freeze({
  USDT: {
    title: 'Tether', digits: 2, priceDigits: 4, market: { price: '1.0002', swing: 0.0002 },
    exchange: exchange('0.1', '0.05'),
    networks: { TRC20: networkTerms('10', '10', '10000', '1'), ERC20: networkTerms('20', '20', '10000', '5') },
  },
  BTC: {
    title: 'Bitcoin', digits: 8, priceDigits: 2, market: { symbol: 'BTCUSD' },
    exchange: exchange('0.5', '0.2'),
    networks: { BTC: networkTerms('0.0002', '0.001', '1', '0.0002') },
  },
  ETH: {
    title: 'Ether', digits: 8, priceDigits: 2, market: { symbol: 'ETHUSD' },
    exchange: exchange('0.5', '0.2'),
    networks: { ERC20: networkTerms('0.005', '0.01', '10', '0.002') },
  },
  XRP: {
    title: 'XRP', digits: 6, priceDigits: 4, market: { price: '1.8144', swing: 0.03 },
    exchange: exchange('0.5', '0.2'),
    networks: { XRPL: networkTerms('10', '20', '20000', '0.2') },
  },
});
