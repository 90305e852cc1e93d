import { sha256 } from '@noble/hashes/sha2';
import { keccak_256 } from '@noble/hashes/sha3';
import { base58xrp, bech32, bech32m, createBase58check, utils } from '@scure/base';
import { isOnNetwork } from '../../src/domain/kernel/identifiers/wallet-address';

export const base58check = createBase58check(sha256);
/** Base58 with its letters in another order. */
export const xrpCheck = utils.chain(
  utils.checksum(4, (data) => sha256(sha256(data))),
  base58xrp,
);
const ETHEREUM = ['ETH', 'ERC20', 'BSC', 'BEP20', 'POLYGON', 'ARBITRUM'];
const TRON = ['TRON', 'TRX', 'TRC20'];
const BITCOIN = ['BTC', 'BITCOIN'];
const XRP = ['XRPL', 'XRP'];

/** The networks for which an address is well-formed, checksum included; empty if there are none. */
export function networksOf(address: string): readonly string[] {
  if (isEthereum(address)) return ETHEREUM;
  if (hasVersion(base58check, address, [0x41])) return TRON;
  if (hasVersion(base58check, address, [0x00, 0x05]) || isSegwit(address)) return BITCOIN;
  if (hasVersion(xrpCheck, address, [0x00])) return XRP;
  return [];
}

/** True if an address is well-formed for a network, and its payment link names no other network. */
export function isReceiverOn(
  receiver: { readonly address: string; readonly chain?: string | undefined },
  network: string,
): boolean {
  return networksOf(receiver.address).includes(network) && isOnNetwork(receiver, network);
}

/** True if letter case is irrelevant in an address: in hexadecimal and bech32, but not in Base58. */
export function isCaseless(address: string): boolean {
  return isEthereum(address) || isSegwit(address);
}

/** An address in a single case carries no checksum (EIP-55). */
function isEthereum(address: string): boolean {
  if (!/^0x[0-9a-fA-F]{40}$/.test(address)) return false;
  const digits = address.slice(2);
  const lower = digits.toLowerCase();
  if (digits === lower || digits === digits.toUpperCase()) return true;
  const hash = Buffer.from(keccak_256(lower)).toString('hex');
  return [...lower].every((digit, at) => {
    const isUpper = Number.parseInt(hash.charAt(at), 16) >= 8;
    return digits[at] === (isUpper ? digit.toUpperCase() : digit);
  });
}

function hasVersion(
  check: Pick<typeof base58check, 'decode'>,
  address: string,
  versions: readonly number[],
): boolean {
  try {
    const bytes = check.decode(address);
    return bytes.length === 21 && versions.includes(bytes[0] ?? -1);
  } catch {
    return false;
  }
}

/** Bitcoin's native SegWit form: version 0 is bech32, later versions bech32m (BIP 350). */
function isSegwit(address: string): boolean {
  const decodedAddress = bech32.decodeUnsafe(address, 90) ?? bech32m.decodeUnsafe(address, 90);
  if (decodedAddress?.prefix !== 'bc') return false;
  const [version = 99, ...words] = decodedAddress.words;
  const program = bech32.fromWordsUnsafe(words);
  const isRightChecksum = (version === 0) === Boolean(bech32.decodeUnsafe(address, 90));
  return (
    Boolean(program) && isRightChecksum && version <= 16 && isProgramLength(version, program?.length ?? 0)
  );
}

function isProgramLength(version: number, length: number): boolean {
  return version === 0 ? length === 20 || length === 32 : length >= 2 && length <= 40;
}
