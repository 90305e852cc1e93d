import type { MoneyRequestState } from '../../domain/money/money-request';
import type { SavedAddress, WalletAsset, WalletNetwork, WalletRequest } from '../../domain/wallet/wallet';

/** Data of a fake client's wallet. */
export interface FakeWallet {
  assets: readonly WalletAsset[];
  addresses: readonly SavedAddress[];
  /** Requests, oldest first. */
  requests: readonly WalletRequest[];
}

const NETWORK: Omit<WalletNetwork, 'id' | 'title'> = {
  minDeposit: '10.00',
  minWithdrawal: '10.00',
  maxWithdrawal: '10000.00',
  fee: '1.00',
  confirmations: 20,
  secondsPerConfirmation: 3,
  needsMemo: false,
};
const ASSET: Omit<WalletAsset, 'asset' | 'title' | 'balance' | 'networks'> = {
  digits: 2,
  price: '0.9998',
  pendingOut: '0.00',
  pendingIn: '0.00',
  available: null,
  value: null,
};

/** A saved address on Tron, changed by `overrides`. */
export function addressOf(overrides: Partial<SavedAddress> = {}): SavedAddress {
  return {
    addressId: 'address-1',
    label: 'Cold wallet',
    asset: 'USDT',
    network: 'TRC20',
    networkTitle: 'Tron',
    address: 'TVk3nGxZCkVbFoRAPWLrgWW1RytVjVk8Qz',
    memo: null,
    state: 'usable',
    reason: null,
    usableFrom: '2026-10-02T09:40:00Z',
    addedAt: '2026-10-01T09:40:00Z',
    ...overrides,
  };
}

/** A wallet request in a state, changed by `overrides`. */
export function walletRequestOf(
  requestId: string,
  state: MoneyRequestState,
  overrides: Partial<WalletRequest> = {},
): WalletRequest {
  const createdAt = overrides.createdAt ?? '2026-10-14T08:12:00Z';
  return {
    requestId,
    reference: `R-${requestId}`,
    kind: 'deposit',
    state,
    asset: 'USDT',
    change: '500.00',
    amount: '500.00',
    currency: 'USDT',
    fee: '0.00',
    arrives: '500.00',
    arrivesCurrency: 'USDT',
    rate: null,
    login: null,
    network: 'TRC20',
    networkTitle: 'Tron',
    address: null,
    addressLabel: null,
    memo: null,
    txid: null,
    explorerUrl: null,
    confirmations: null,
    confirmationsNeeded: null,
    createdAt: createdAt,
    updatedAt: createdAt,
    cancelUntil: null,
    expectedAt: null,
    reason: null,
    steps: [{ state, at: createdAt }],
    ...overrides,
  };
}

/** A wallet of three assets, with a usable, a waiting and a blocked address. */
export function someWallet(): FakeWallet {
  const ethereum = { ...NETWORK, id: 'ETH', title: 'Ethereum' };
  return {
    assets: [
      {
        ...ASSET,
        asset: 'USDT',
        title: 'Tether',
        balance: '4250.00',
        pendingIn: '500.00',
        networks: [
          { ...NETWORK, id: 'TRC20', title: 'Tron' },
          { ...ethereum, id: 'ERC20', confirmations: 12 },
        ],
      },
      {
        ...ASSET,
        asset: 'ETH',
        title: 'Ether',
        digits: 8,
        price: '3104.60',
        balance: '1.25000000',
        networks: [
          { ...ethereum, minDeposit: '0.01', minWithdrawal: '0.01', maxWithdrawal: null, fee: '0.002' },
        ],
      },
      {
        ...ASSET,
        asset: 'XRP',
        title: 'XRP',
        digits: 6,
        price: '0.61',
        balance: '0.000000',
        networks: [{ ...NETWORK, id: 'XRPL', title: 'XRP Ledger', needsMemo: true }],
      },
    ],
    addresses: [
      addressOf(),
      addressOf({
        addressId: 'address-2',
        label: 'Phone wallet',
        asset: 'ETH',
        network: 'ETH',
        networkTitle: 'Ethereum',
        address: '0x8ce0000000000000000000000000000000041Ae0',
        state: 'waiting',
        usableFrom: '2126-11-21T09:40:00Z',
      }),
      addressOf({
        addressId: 'address-3',
        label: 'Old account',
        asset: 'XRP',
        network: 'XRPL',
        networkTitle: 'XRP Ledger',
        address: 'rN7n7otQDd6FczFgLdSqtcsAUxDkw6fzRH',
        memo: '104822',
        state: 'blocked',
        reason: 'On a warning list.',
        usableFrom: null,
      }),
    ],
    requests: [
      walletRequestOf('deposit-1', 'completed', {
        txid: 'e64a0000000000000000000000000000000009bd',
        explorerUrl: 'https://tronscan.org/#/transaction/e64a',
      }),
      walletRequestOf('withdrawal-1', 'failed', {
        kind: 'withdrawal',
        asset: 'ETH',
        change: '-0.20000000',
        amount: '0.20000000',
        currency: 'ETH',
        fee: null,
        arrives: null,
        network: 'ETH',
        networkTitle: 'Ethereum',
        addressLabel: 'Phone wallet',
        createdAt: '2026-11-06T14:22:00Z',
        reason: 'The network refused it.',
      }),
      walletRequestOf('deposit-2', 'processing', {
        createdAt: '2026-11-20T13:31:22Z',
        expectedAt: '2026-11-20T13:32:25Z',
        confirmations: 14,
        confirmationsNeeded: 20,
        txid: '7c1e000000000000000000000000000000000b04d',
        explorerUrl: 'http://explorer.example/7c1e',
      }),
    ],
  };
}
