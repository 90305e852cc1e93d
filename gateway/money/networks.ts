import { createHash, randomBytes } from 'node:crypto';
import { bech32 } from '@scure/base';
import { ApiError } from '../kernel/api-error';
import { base58check, xrpCheck } from './wallet-address';
import { convertAtRate, offerRate, rateOf } from './exchange-rates';
import { NETWORKS, type AccountNetwork } from './networks.table';

/** Digits of the assets of these networks, which are worth a dollar. */
export const ASSET_DIGITS = 2;
const ADDRESS_BYTES = 20;
const TRON_VERSION = 0x41;

/** Finds a network of trading accounts by its name; throws `invalid` for an unknown one. */
export function networkOf(name: string | null | undefined): AccountNetwork {
  const network = name && Object.hasOwn(NETWORKS, name) ? NETWORKS[name] : undefined;
  if (!network) throw new ApiError('invalid');
  return network;
}

/** The amount that a client receives of a withdrawal paid in a digital asset. */
export function receivedAsset(net: string, currency: string, network: string, at: Date) {
  const { asset } = networkOf(network);
  const { rate } = offerRate(currency, 'USD', rateOf(currency, 'USD', at));
  return { rate, received: convertAtRate(net, rate, ASSET_DIGITS), receivedCurrency: asset };
}

/**
 * The address of deposits on a network; it never changes. It is invented: nobody has its private key.
 * @param owner the login of an account, or the deposit key of a wallet.
 */
export function depositAddress(owner: number | string, network: string): string {
  const bytes = createHash('sha256')
    .update(`deposit ${network} ${owner}`)
    .digest()
    .subarray(0, ADDRESS_BYTES);
  if (network === 'TRC20') return base58check.encode(Uint8Array.of(TRON_VERSION, ...bytes));
  if (network === 'XRPL') return xrpCheck.encode(Uint8Array.of(0, ...bytes));
  if (network === 'BTC') return bech32.encode('bc', [0, ...bech32.toWords(bytes)]);
  return `0x${bytes.toString('hex')}`;
}

/** A transaction id in the network's form. */
export function newTxid(network: string | null): string {
  return `${network === 'ERC20' ? '0x' : ''}${randomBytes(32).toString('hex')}`;
}
