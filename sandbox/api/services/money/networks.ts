import { createHash, randomBytes } from 'node:crypto';
import { sha256 } from '@noble/hashes/sha2';
import { createBase58check } from '@scure/base';
import { ApiError } from '../../http/api-error';
import { atRate, rateOf } from './amounts';
import { NETWORKS, type AssetNetwork } from './networks.table';

const ASSET_DIGITS = 2;
const ADDRESS_BYTES = 20;
const TRON_VERSION = 0x41;
const base58check = createBase58check(sha256);

/** A network of the broker's; throws `invalid` for any other. */
export function networkOf(name: string | null | undefined): AssetNetwork {
  const network = name && Object.hasOwn(NETWORKS, name) ? NETWORKS[name] : undefined;
  if (!network) throw new ApiError('invalid');
  return network;
}

/** What arrives of an amount that is paid out in a digital asset. */
export function assetReceived(net: string, currency: string, network: string, at: Date) {
  const { asset } = networkOf(network);
  const rate = rateOf(currency, 'USD', at);
  return { rate, received: atRate(net, rate, ASSET_DIGITS), receivedCurrency: asset };
}

/** Where deposits to an account are sent on a network; it stays the same. Nobody has the key of it. */
export function depositAddress(login: number, network: string): string {
  const bytes = createHash('sha256')
    .update(`deposit ${network} ${login}`)
    .digest()
    .subarray(0, ADDRESS_BYTES);
  return network === 'TRC20'
    ? base58check.encode(Uint8Array.of(TRON_VERSION, ...bytes))
    : `0x${bytes.toString('hex')}`;
}

/** An id as the network's transactions have it. */
export function newTxid(network: string | null): string {
  return `${network === 'ERC20' ? '0x' : ''}${randomBytes(32).toString('hex')}`;
}
