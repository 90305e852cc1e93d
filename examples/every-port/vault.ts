import {
  type AddressAsked,
  type AddressBook,
  type AddressCheck,
  AssetWallet,
  bind,
  type DepositAddress,
  ERROR_CODE,
  type MoneyRequestState,
  type MoneyTaken,
  type NewAddress,
  type PageAsked,
  PortalError,
  type SavedAddress,
  type Wallet,
  type WalletFilter,
  type WalletNetwork,
  type WalletQuote,
  type WalletQuoteAsked,
  type WalletRequest,
  type WalletTransfer,
  type WalletWithdrawal,
} from '@portico/portal';
import * as kit from '@portico/portal/testkit';
import { answer } from './answer';
import { inMemory, replaces, runner, signedIn, world } from './trial';

/*
 * Acme's vault: ether, on its own network. Nothing costs anything, and it makes no transfers to trading accounts.
 */

const NETWORK: WalletNetwork = {
  ...{ id: 'ETH', title: 'Ethereum', minDeposit: null, minWithdrawal: '0.01', maxWithdrawal: null },
  ...{ fee: null, confirmations: 12, secondsPerConfirmation: 12, needsMemo: false },
};
const OWN_ADDRESS: SavedAddress = {
  ...{ addressId: 'own', label: 'Own', asset: 'ETH', network: 'ETH', networkTitle: 'Ethereum', memo: null },
  ...{ address: '0xde709f2102306220921060314715629080e2fb77', state: 'usable' },
  ...{ reason: null, usableFrom: null, addedAt: null },
};
const ETHEREUM = /^0x[\dA-Fa-f]{40}$/;
const DAY_MS = 86_400_000;

/** What an order was answered, by its key. */
type Answers<T> = Map<string, { readonly order: string; readonly made: T }>;

/** A wallet in memory. */
export class EtherVault implements AssetWallet {
  #balance = 2;
  #addresses: readonly SavedAddress[] = [OWN_ADDRESS];
  #requests: readonly WalletRequest[] = [];
  readonly #added: Answers<SavedAddress> = new Map();
  readonly #taken: Answers<MoneyTaken> = new Map();
  readonly #cancelled: Answers<MoneyRequestState> = new Map();

  overview(signal?: AbortSignal): Promise<Wallet> {
    return answer(() => {
      const balance = this.#balance.toFixed(2);
      const none = { price: null, pendingOut: null, pendingIn: null, value: null };
      const ether = { asset: 'ETH', title: 'Ether', digits: 2, balance, available: balance };
      const assets = [{ ...none, ...ether, networks: [NETWORK] }];
      return { asOf: null, currency: null, total: null, withdrawals: null, assets, pending: [] };
    }, signal);
  }

  addresses(signal?: AbortSignal): Promise<AddressBook> {
    return answer(() => ({ most: null, waitHours: 24, addresses: this.#addresses }), signal);
  }

  check({ walletAddress }: AddressAsked, signal?: AbortSignal): Promise<AddressCheck> {
    return answer(() => this.#check(walletAddress), signal);
  }

  add({ code: _, ...address }: NewAddress): Promise<SavedAddress> {
    return this.#once(this.#added, address, () => {
      const { reason } = this.#check(address.address);
      if (reason) throw PortalError.refused([ERROR_CODE.invalidWallet], 400, undefined, { reason });
      const { idempotencyKey: addressId, memo = null, ...given } = address;
      const usableFrom = new Date(Date.now() + DAY_MS).toISOString();
      const added: SavedAddress = { ...OWN_ADDRESS, ...given, addressId, memo, state: 'waiting', usableFrom };
      this.#addresses = [...this.#addresses, added];
      return added;
    });
  }

  rename(addressId: string, label: string): Promise<void> {
    return answer(() => {
      this.#address(addressId);
      this.#addresses = this.#addresses.map((one) => (one.addressId === addressId ? { ...one, label } : one));
    });
  }

  remove(addressId: string): Promise<void> {
    return answer(() => {
      this.#address(addressId);
      this.#addresses = this.#addresses.filter((one) => one.addressId !== addressId);
    });
  }

  depositAddress(asset: string, network: string, signal?: AbortSignal): Promise<DepositAddress> {
    return answer(() => {
      if (network !== 'ETH') throw PortalError.refused([ERROR_CODE.invalid], 400);
      return {
        ...{ asset, network, networkTitle: 'Ethereum', address: OWN_ADDRESS.address, qr: null, memo: null },
        ...{ minimum: null, confirmations: 12, secondsPerConfirmation: 12, payUrl: null },
      };
    }, signal);
  }

  quote({ amount, direction }: WalletQuoteAsked, signal?: AbortSignal): Promise<WalletQuote> {
    return answer(() => {
      if (direction !== 'withdraw') throw PortalError.refused([ERROR_CODE.forbidden], 403);
      this.#covers(amount);
      return {
        ...{ quoteId: null, amount, currency: 'ETH', fee: '0.00', net: amount, rate: null },
        ...{ received: null, receivedCurrency: null, expiresAt: null, min: null, max: null },
        ...{ limitLeft: null, limitCurrency: null, availableNow: null, availableAfter: null },
        ...{ cancelUntil: null, account: null, warnings: [] },
      };
    }, signal);
  }

  withdraw({ code: _, ...order }: WalletWithdrawal): Promise<MoneyTaken> {
    return this.#once(this.#taken, order, () => {
      const { address, network, networkTitle, label } = this.#address(order.addressId);
      this.#covers(order.amount);
      this.#balance -= Number(order.amount);
      const requestId = `vault-${this.#requests.length + 1}`;
      const at = new Date().toISOString();
      const request: WalletRequest = {
        ...{ requestId, reference: requestId, kind: 'withdrawal', state: 'pending', asset: 'ETH' },
        ...{ change: `-${order.amount}`, amount: order.amount, currency: 'ETH', fee: null, rate: null },
        ...{ arrives: order.amount, arrivesCurrency: 'ETH', login: null, network, networkTitle, address },
        ...{ addressLabel: label, memo: null, txid: null, explorerUrl: null, confirmations: null },
        ...{ confirmationsNeeded: null, createdAt: at, updatedAt: at, expectedAt: null, reason: null },
        ...{ cancelUntil: new Date(Date.now() + DAY_MS).toISOString(), steps: [{ state: 'pending', at }] },
      };
      this.#requests = [request, ...this.#requests];
      return { requestId, state: request.state };
    });
  }

  transfer(_: WalletTransfer): Promise<MoneyTaken> {
    return answer(() => {
      throw PortalError.refused([ERROR_CODE.forbidden], 403);
    });
  }

  history({ kind, asset }: WalletFilter, _: PageAsked, signal?: AbortSignal) {
    return answer(() => {
      const items = this.#requests.filter(
        (one) => (kind === '' || one.kind === kind) && (asset === '' || one.asset === asset),
      );
      return { items, next: null, totals: null };
    }, signal);
  }

  request(requestId: string, signal?: AbortSignal): Promise<WalletRequest> {
    return answer(() => this.#request(requestId), signal);
  }

  cancel(requestId: string, idempotencyKey: string): Promise<MoneyRequestState> {
    return this.#once(this.#cancelled, { requestId, idempotencyKey }, () => {
      const request = this.#request(requestId);
      if (request.state !== 'pending') throw PortalError.refused([ERROR_CODE.refused], 400);
      const state = 'cancelled' as const;
      this.#requests = this.#requests.map((one) => (one === request ? { ...one, state } : one));
      this.#balance += Number(request.amount);
      return state;
    });
  }

  /** What a key was answered first, it is answered again. */
  #once<T, Order extends { readonly idempotencyKey: string }>(
    answers: Answers<T>,
    order: Order,
    carryOut: () => T,
  ): Promise<T> {
    return answer(() => {
      const before = answers.get(order.idempotencyKey);
      if (before?.order === JSON.stringify(order)) return before.made;
      if (before) throw PortalError.refused([ERROR_CODE.idempotencyConflict], 409);
      const made = carryOut();
      answers.set(order.idempotencyKey, { order: JSON.stringify(order), made });
      return made;
    });
  }

  #check(address: string): AddressCheck {
    if (!ETHEREUM.test(address)) return { isValid: false, reason: 'checksum' };
    const isKept = this.#addresses.some((one) => one.address === address);
    return isKept ? { isValid: false, reason: 'duplicate' } : { isValid: true, reason: null };
  }

  #covers(amount: string): void {
    if (Number(amount) <= this.#balance) return;
    const details = { available: this.#balance.toFixed(2), currency: 'ETH' };
    throw PortalError.refused([ERROR_CODE.refused], 400, undefined, details);
  }

  #address(addressId: string): SavedAddress {
    const found = this.#addresses.find((one) => one.addressId === addressId);
    if (!found) throw PortalError.refused([ERROR_CODE.notFound], 404);
    return found;
  }

  #request(requestId: string): WalletRequest {
    const found = this.#requests.find((one) => one.requestId === requestId);
    if (!found) throw PortalError.refused([ERROR_CODE.notFound], 404);
    return found;
  }
}

/** Put into a portal, and through the suites of their ports. */
export function trial(): void {
  replaces(AssetWallet, () => new EtherVault(), {
    stock: kit.FakeAssetWallet.prototype,
    options: signedIn,
    // The double refuses a client without a wallet.
    ask: (portal) =>
      portal
        .resolve(AssetWallet)
        .addresses()
        .catch(() => undefined),
  });
  kit.describeAssetWalletContract(
    runner,
    'Ether',
    world(bind(AssetWallet, () => new EtherVault())),
    inMemory,
  );
}
