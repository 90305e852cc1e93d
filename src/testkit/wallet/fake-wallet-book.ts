import Big from 'big.js';
import type { AddressAsked } from '../../application/wallet/ports/asset-wallet';
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
import { refuse } from '../money/fake-money';

/** What an address of a network looks like; those of others are of any form. */
const FORMS: Readonly<Record<string, RegExp>> = {
  TRC20: /^T[1-9A-HJ-NP-Za-km-z]{33}$/,
  ERC20: /^0x[\dA-Fa-f]{40}$/,
  ETH: /^0x[\dA-Fa-f]{40}$/,
};
/** Nothing is paid out there. */
const BLOCKED = /^0xBAD/i;

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

/** Changes a balance, and what of it is set aside. */
export function move(client: FakeClient, asset: string, by: Big, aside: Big): void {
  const wallet = walletOf(client);
  wallet.assets = wallet.assets.map((one) =>
    one.asset === asset
      ? {
          ...one,
          balance: new Big(one.balance).plus(by).toFixed(one.digits ?? 2),
          pendingOut: new Big(one.pendingOut ?? 0).plus(aside).toFixed(one.digits ?? 2),
        }
      : one,
  );
}

export function assetIn(client: FakeClient, asset: string): WalletAsset {
  return walletOf(client).assets.find((one) => one.asset === asset) ?? refuse('invalid');
}

export function networkNamed(
  client: FakeClient,
  asset: string,
  id: string,
): WalletNetwork & { network: string; networkTitle: string | null } {
  const found = assetIn(client, asset).networks.find((one) => one.id === id) ?? refuse('invalid');
  return { ...found, network: found.id, networkTitle: found.title };
}

export function addressIn(client: FakeClient, addressId: string): SavedAddress {
  const found = walletOf(client).addresses.find((one) => one.addressId === addressId);
  return found ?? refuse('notFound', 404);
}

export function requestIn(client: FakeClient, requestId: string): WalletRequest {
  const found = walletOf(client).requests.find((one) => one.requestId === requestId);
  return found ?? refuse('notFound', 404);
}

export function faultOf(
  client: FakeClient,
  { walletAddress, network, memo }: AddressAsked,
): AddressFault | null {
  const wallet = walletOf(client);
  const form = FORMS[network];
  const isOfAnother = Object.entries(FORMS).some(([id, one]) => id !== network && one.test(walletAddress));
  const known = wallet.assets.flatMap(({ networks }) => networks).find(({ id }) => id === network);
  if (form && !form.test(walletAddress)) return isOfAnother ? 'network' : 'checksum';
  if (BLOCKED.test(walletAddress)) return 'blocked';
  if (known?.needsMemo && !memo) return 'memo';
  const isKept = wallet.addresses.some((one) => one.address === walletAddress && one.network === network);
  return isKept ? 'duplicate' : null;
}

export function fits(request: WalletRequest, filter: WalletFilter): boolean {
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

export function totalsOf(found: readonly WalletRequest[]): WalletTotals {
  const done = found.filter(({ state }) => state === 'completed');
  const assets = [...new Set(done.map(({ asset }) => asset))].map((asset) => {
    const sum = (isIn: boolean) =>
      done
        .filter((one) => one.asset === asset && one.change.startsWith('-') !== isIn)
        .reduce((all, { change }) => all.plus(change), new Big(0));
    const [movedIn, movedOut] = [sum(true), sum(false).times(-1)];
    return {
      asset, moved: movedIn.minus(movedOut).toFixed(2),
      movedIn: movedIn.toFixed(2), movedOut: movedOut.toFixed(2),
    };
  });
  return { count: found.length, completed: done.length, assets };
}
