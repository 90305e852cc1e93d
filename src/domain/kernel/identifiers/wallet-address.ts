import { plainText } from './plain-text';

/** Schemes of payment links. Any other text with a colon is returned unchanged for the check to refuse. */
const LINK =
  /^(bitcoin|litecoin|dogecoin|dash|ethereum|bsc|bnb|smartchain|polygon|matic|arbitrum|tron|trx|tether|usdt|ripple|xrpl?|solana|address):(?:\/\/)?(?:pay-)?([^?@/]*)(?:@([0-9]+))?(\/transfer)?(?:\?(.*))?$/i;
/** The names that gateways have for networks whose addresses look the same, by their chain id (EIP-155). */
const NETWORKS_OF_CHAINS: Readonly<Record<string, readonly string[]>> = Object.freeze({
  1: ['ETH', 'ERC20', 'ETHEREUM'],
  56: ['BSC', 'BEP20', 'BNB'],
  137: ['POLYGON', 'MATIC'],
  42161: ['ARBITRUM'],
});
/** Schemes that mean one of these chains; `ethereum` may mean any of them. */
const CHAINS_OF_SCHEMES: Readonly<Record<string, string>> = Object.freeze({
  bsc: '56',
  bnb: '56',
  smartchain: '56',
  polygon: '137',
  matic: '137',
  arbitrum: '42161',
});
/** Quotes, brackets and ends of sentences that a message puts around an address. None of them is part of one. */
const MARKS_AROUND = /^["'“”„«»‹›‘’「『(<[]+|["'“”«»‹›‘’」』)>\].,;、。]+$/g;
const MEMO_NAMES = ['dt', 'tag', 'memo'];

/** The receiver of a payment. */
export interface Receiver {
  readonly address: string;
  /** The tag that a link names; undefined if it names none. */
  readonly memo?: string;
  /** The chain id that a link names. Its address is of that network only: `isOnNetwork` compares it with another one. */
  readonly chain?: string;
}

/**
 * The address in a typed or pasted text: over several lines, with invisible characters, or in a payment link (BIP 21,
 * EIP-681), whose amount is not used. A link with an unknown condition is returned whole: to pay to its address alone
 * could be wrong.
 */
export function readReceiver(text: string): Receiver {
  const compact = plainText(text).replaceAll(' ', '').replace(MARKS_AROUND, '');
  const [, scheme = '', path = '', chainId, transfer, query = ''] = LINK.exec(compact) ?? [];
  const values = new URLSearchParams(query);
  // A token's link names its contract first, and the receiver among its values.
  const address = transfer === undefined ? path : (values.get('address') ?? '');
  if (address === '' || /(^|&)req-/.test(query)) return { address: compact };
  const memo = MEMO_NAMES.map((name) => values.get(name)).find((value) => value !== null);
  const chain = chainId ?? CHAINS_OF_SCHEMES[scheme.toLowerCase()];
  return {
    address,
    ...(memo !== undefined && memo !== null && { memo }),
    ...(chain !== undefined && { chain }),
  };
}

/** False for the receiver of a link that names another network, or an unknown one. */
export function isOnNetwork({ chain }: { readonly chain?: string | undefined }, network: string): boolean {
  return chain === undefined || (NETWORKS_OF_CHAINS[chain]?.includes(network.toUpperCase()) ?? false);
}

/** A receiver in its stored form: the tag of a link is used if no memo was typed. */
export function cleanReceiver(address: string, memo: string | null | undefined): Receiver {
  const receiver = readReceiver(address);
  const typedMemo = plainText(memo ?? '');
  return typedMemo === '' ? receiver : { ...receiver, memo: typedMemo };
}

/** True for what can be an address at all; its network and checksum are the gateway's to check. */
export function isAddressLike(address: string): boolean {
  return /^[A-Za-z0-9][A-Za-z0-9._:-]{7,127}$/.test(address);
}
