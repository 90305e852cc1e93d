import Big from 'big.js';
import { instrumentOf, priceAt, referenceAt } from '../market/market';
import { ASSETS, type WalletAsset } from '../market/assets.table';
import { ApiError } from '../kernel/api-error';
import { offerRate, rateOf, type OfferedRate } from './exchange-rates';

/** The currency in which the wallet is valued. */
export const WALLET_CURRENCY = 'USD';

const RATE_DIGITS = 6;

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

/** The market's rate between two currencies or assets, without a spread. Throws `refused` for a currency without one. */
export function marketRateOf(from: string, to: string, at: Date): string {
  const dollarsOf = (code: string) =>
    Object.hasOwn(ASSETS, code) ? priceOf(code, at) : rateOf(code, WALLET_CURRENCY, at);
  if (!Object.hasOwn(ASSETS, from) && !Object.hasOwn(ASSETS, to)) return rateOf(from, to, at);
  return Big(dollarsOf(from)).div(dollarsOf(to)).prec(RATE_DIGITS, Big.roundDown).toFixed();
}

/** The rate at which a client exchanges an asset for a currency, or a currency for an asset, at an instant. */
export function assetOffer(from: string, to: string, at: Date): OfferedRate {
  const isFromAsset = Object.hasOwn(ASSETS, from);
  const marketRate = isFromAsset
    ? Big(priceOf(from, at)).times(rateOf(WALLET_CURRENCY, to, at))
    : Big(rateOf(from, WALLET_CURRENCY, at)).div(priceOf(to, at));
  return offerRate(from, to, marketRate);
}
