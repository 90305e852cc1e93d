import Big from 'big.js';
import type { AddressCheckRequest } from '../../application/wallet/ports/asset-wallet';
import { isUnderWay } from '../../domain/money/money-request';
import type {
  AddressFault,
  SavedAddress,
  WalletAsset,
  WalletFilter,
  WalletNetwork,
  WalletRequest,
  WalletTotals,
} from '../../domain/wallet/wallet';
import type { FakeWallet } from './wallet-data';
import type { FakeClient } from '../portal/fake-backend';
import { refuse } from '../kernel/refuse';

/** Format of addresses by network; other networks accept any format. */
const ADDRESS_FORMATS: Readonly<Record<string, RegExp>> = {
  TRC20: /^T[1-9A-HJ-NP-Za-km-z]{33}$/,
  ERC20: /^0x[\dA-Fa-f]{40}$/,
  ETH: /^0x[\dA-Fa-f]{40}$/,
};
/** Addresses to which no withdrawal is sent. */
const BLOCKED_ADDRESS = /^0xBAD/i;

export function walletOf({ wallet }: FakeClient): FakeWallet {
  return wallet ?? refuse('notFound', 404);
}

export function withFigures(asset: WalletAsset): WalletAsset {
  const { balance, digits, pendingOut, price } = asset;
  return {
    ...asset,
    available: new Big(balance).minus(pendingOut ?? 0).toFixed(digits ?? 2),
    value: new Big(balance).times(price ?? 0).toFixed(2),
  };
}

export function changeAssetBalance(
  client: FakeClient,
  asset: string,
  amount: Big,
  reservedAmount: Big,
): void {
  const wallet = walletOf(client);
  wallet.assets = wallet.assets.map((candidate) =>
    candidate.asset === asset
      ? {
          ...candidate,
          balance: new Big(candidate.balance).plus(amount).toFixed(candidate.digits ?? 2),
          pendingOut: new Big(candidate.pendingOut ?? 0).plus(reservedAmount).toFixed(candidate.digits ?? 2),
        }
      : candidate,
  );
}

export function findAsset(client: FakeClient, asset: string): WalletAsset {
  return walletOf(client).assets.find((candidate) => candidate.asset === asset) ?? refuse('invalid');
}

export function findNetwork(
  client: FakeClient,
  asset: string,
  id: string,
): WalletNetwork & { network: string; networkTitle: string | null } {
  const match = findAsset(client, asset).networks.find((network) => network.id === id) ?? refuse('invalid');
  return { ...match, network: match.id, networkTitle: match.title };
}

export function findAddress(client: FakeClient, addressId: string): SavedAddress {
  const match = walletOf(client).addresses.find((address) => address.addressId === addressId);
  return match ?? refuse('notFound', 404);
}

export function findRequest(client: FakeClient, requestId: string): WalletRequest {
  const match = walletOf(client).requests.find((request) => request.requestId === requestId);
  return match ?? refuse('notFound', 404);
}

export function checkAddress(
  client: FakeClient,
  { walletAddress, network, memo }: AddressCheckRequest,
): AddressFault | null {
  const wallet = walletOf(client);
  const ownFormat = ADDRESS_FORMATS[network];
  const isOfOtherNetwork = Object.entries(ADDRESS_FORMATS).some(
    ([id, format]) => id !== network && format.test(walletAddress),
  );
  const knownNetwork = wallet.assets.flatMap(({ networks }) => networks).find(({ id }) => id === network);
  if (ownFormat && !ownFormat.test(walletAddress)) return isOfOtherNetwork ? 'network' : 'checksum';
  if (BLOCKED_ADDRESS.test(walletAddress)) return 'blocked';
  if (knownNetwork?.needsMemo && !memo) return 'memo';
  const isKnownAddress = wallet.addresses.some(
    (address) => address.address === walletAddress && address.network === network,
  );
  return isKnownAddress ? 'duplicate' : null;
}

export function matchesFilter(request: WalletRequest, filter: WalletFilter): boolean {
  const { kind, asset, state, from, to, search } = filter;
  const day = request.createdAt?.slice(0, 10) ?? '';
  const texts = [request.address, request.addressLabel, request.txid, request.reference];
  return (
    (kind === '' || request.kind === kind) &&
    (asset === '' || request.asset === asset) &&
    (state === '' || request.state === state || (state === 'underWay' && isUnderWay(request))) &&
    (from === '' || day >= from) &&
    (to === '' || day <= to) &&
    (search === '' || texts.some((text) => text?.toLowerCase().includes(search.toLowerCase())))
  );
}

export function totalsOf(match: readonly WalletRequest[]): WalletTotals {
  const completedMoves = match.filter(({ state }) => state === 'completed');
  const assets = [...new Set(completedMoves.map(({ asset }) => asset))].map((asset) => {
    const sum = (isIn: boolean) =>
      completedMoves
        .filter((request) => request.asset === asset && request.change.startsWith('-') !== isIn)
        .reduce((all, { change }) => all.plus(change), new Big(0));
    const [movedIn, movedOut] = [sum(true), sum(false).times(-1)];
    return {
      asset,
      moved: movedIn.minus(movedOut).toFixed(2),
      movedIn: movedIn.toFixed(2),
      movedOut: movedOut.toFixed(2),
    };
  });
  return { count: match.length, completed: completedMoves.length, assets };
}
