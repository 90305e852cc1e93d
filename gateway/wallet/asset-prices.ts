import Big from 'big.js';
import { instrumentOf, priceAt, referenceAt } from '../market/market';
import { ASSETS, type WalletAsset } from '../trading/assets.table';
import { ApiError } from '../kernel/api-error';
import { RATE_DIGITS, rateOf } from '../money/exchange-rates';

/** The currency in which the wallet is valued. */
export const WALLET_CURRENCY = 'USD';

/** An asset of the wallet by its code; throws `invalid` for any other. */
export function assetOf(code: string): WalletAsset {
  const asset = Object.hasOwn(ASSETS, code) ? ASSETS[code] : undefined;
  if (!asset) throw new ApiError('invalid');
  return asset;
}

/** The price of one unit of an asset at an instant, in `WALLET_CURRENCY`; a decimal string. */
export function priceOf(code: string, at: Date): string {
  const { market, priceDigits } = assetOf(code);
  const price =
    'symbol' in market
      ? Big(priceAt(instrumentOf(market.symbol), at.getTime()))
      : Big(1).div(referenceAt({ currency: code, ...market }, at.getTime()));
  return price.toFixed(priceDigits);
}

/** The rate from an asset to a currency, or from a currency to an asset, at an instant. */
export function assetRate(from: string, to: string, at: Date): string {
  const isFromAsset = Object.hasOwn(ASSETS, from);
  const rate = isFromAsset
    ? Big(priceOf(from, at)).times(rateOf(WALLET_CURRENCY, to, at))
    : Big(rateOf(from, WALLET_CURRENCY, at)).div(priceOf(to, at));
  return rate.prec(RATE_DIGITS, Big.roundDown).toFixed();
}
