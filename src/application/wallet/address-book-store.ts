import { makeAutoObservable, runInAction } from 'mobx';
import { ERROR_CODE } from '../../domain/kernel/error-codes.table';
import { isPortalError } from '../../domain/kernel/errors';
import {
  addressFault,
  type AddressBook,
  type AddressFault,
  type SavedAddress,
  type Wallet,
  type WalletAsset,
  type WalletNetwork,
} from '../../domain/wallet/wallet';
import type { AssetWallet } from './ports/asset-wallet';
import type { TabStore } from '../kernel/ports/storage';
import { dataOf, type Remote } from '../remote/remote';
import type { Queries } from '../remote/queries';
import type { RemoteQuery } from '../remote/remote-query';
import type { ClientStore } from '../client/client-store';
import { OrderDraft } from '../money/order-draft';
import { OrderSending, type OrderSendingPorts, type Refusal } from '../money/order-sending';
import { Submission } from '../kernel/submission';
import { walletQuery } from './wallet-query';

/** The gateway's verdict on what is typed; only a valid address is sent, and none that could not be checked. */
export type AddressVerdict = 'unchecked' | 'checking' | 'valid' | 'invalid' | AddressFault | 'unavailable';

/** What is kept of the form in its draft; where money goes is not (D7). */
export type AddressField = 'label' | 'asset' | 'network';

export interface AddressIssues {
  readonly label?: 'missing';
  readonly asset?: 'missing';
  readonly network?: 'missing';
  readonly address?: 'missing';
}

export interface AddressBookPorts extends OrderSendingPorts {
  wallet: AssetWallet;
  queries: Queries;
  tab: TabStore;
}

/** The addresses that the client withdraws to: adding one after a check, renaming and removing them (V9). */
export class AddressBookStore {
  address = '';
  memo = '';
  verdict: AddressVerdict = 'unchecked';
  issues: AddressIssues = {};
  /** The one that was added last on this visit. */
  added: SavedAddress | null = null;
  /** What is being done with an address of the book. */
  editing: { readonly addressId: string; readonly what: 'rename' | 'remove' } | null = null;
  newLabel = '';
  readonly sending: OrderSending;
  readonly change: Submission;
  /** Number of the latest check: an older one's answer no longer counts. */
  #checkNumber = 0;
  #checking: Promise<void> = Promise.resolve();
  readonly #draft: OrderDraft<AddressField>;
  readonly #book: RemoteQuery<AddressBook>;
  readonly #wallet: RemoteQuery<Wallet>;
  readonly #ports: AddressBookPorts;

  constructor(ports: AddressBookPorts, client: ClientStore, newKey: () => string) {
    this.#ports = ports;
    const { page, queries, tab, wallet } = ports;
    this.#draft = new OrderDraft(tab, client, newKey);
    this.sending = new OrderSending(ports, this.#draft);
    this.change = new Submission(page);
    this.#wallet = walletQuery(queries, wallet);
    this.#book = queries.query({
      ...{ scope: 'client', call: 'walletAddresses', freshForMs: 0 },
      read: (signal) => wallet.addresses(signal),
    });
    makeAutoObservable(this);
  }

  /** The book is on screen; returns a function for when it is left, which forgets what is not part of the draft. */
  open(): () => void {
    this.#draft.open('wallet.address');
    this.load();
    return () => this.leave();
  }

  load(): void {
    this.#book.load().catch(() => undefined);
  }

  get remote(): Remote<AddressBook> {
    return this.#book.state;
  }

  retry(): void {
    this.#book.retry();
  }

  get addresses(): readonly SavedAddress[] {
    return dataOf(this.remote)?.addresses ?? [];
  }

  get assets(): readonly WalletAsset[] {
    return dataOf(this.#wallet.state)?.assets ?? [];
  }

  get networks(): readonly WalletNetwork[] {
    return this.assets.find(({ asset }) => asset === this.text('asset'))?.networks ?? [];
  }

  /** The chosen network; if there is only one, that one. */
  get network(): WalletNetwork | undefined {
    const { networks } = this;
    return networks.length === 1 ? networks[0] : networks.find(({ id }) => id === this.text('network'));
  }

  text(field: AddressField): string {
    return this.#draft.text(field);
  }

  set(field: AddressField, value: string): void {
    this.#draft.set(field, value);
    this.touched(field);
    if (field !== 'label') this.unchecked();
  }

  setAddress(address: string): void {
    this.address = address;
    this.touched('address');
    this.unchecked();
  }

  setMemo(memo: string): void {
    this.memo = memo;
    this.unchecked();
  }

  /** Asks the gateway about the address as soon as it and its network are there; concurrent callers share one call. */
  check(): Promise<void> {
    const { network } = this;
    if (this.verdict === 'checking') return this.#checking;
    if (this.address.trim() === '' || !network || this.verdict === 'valid') return Promise.resolve();
    this.verdict = 'checking';
    this.#checking = this.#judge(network);
    return this.#checking;
  }

  /** Adds the address once the gateway has found it valid. */
  async submit(by: 'typed' | 'passkey' = 'typed'): Promise<void> {
    const { sending, network } = this;
    if (sending.submission.sending) return;
    this.issues = this.#issues();
    if (Object.keys(this.issues).length > 0) return;
    await this.check();
    if (this.verdict !== 'valid' || !network) return;
    await sending.send(
      async (proof) => {
        const added = await this.#ports.wallet.add({
          ...proof,
          label: this.text('label').trim(),
          asset: this.text('asset'),
          network: network.id,
          address: this.address.trim(),
          memo: this.memo.trim() || null,
          idempotencyKey: this.#draft.key,
        });
        runInAction(() => this.taken(added));
      },
      (refusal) => this.shows(refusal),
      by,
    );
  }

  /** Begins to rename or remove an address. */
  edit({ addressId, label }: SavedAddress, what: 'rename' | 'remove'): void {
    this.editing = { addressId, what };
    this.newLabel = label;
    this.change.clear();
  }

  setNewLabel(label: string): void {
    this.newLabel = label;
    this.change.clear();
  }

  stopEditing(): void {
    this.editing = null;
  }

  /** Completes the edit; an empty label is not accepted. */
  async confirmEdit(): Promise<void> {
    const { editing } = this;
    const label = this.newLabel.trim();
    if (!editing || (editing.what === 'rename' && label === '')) return;
    const { addressId, what } = editing;
    const { wallet } = this.#ports;
    const done = await this.change.run(() =>
      what === 'rename' ? wallet.rename(addressId, label) : wallet.remove(addressId),
    );
    if (!done) return;
    runInAction(() => this.stopEditing());
    this.#book.invalidate();
  }

  private leave(): void {
    this.forget();
    this.added = null;
    this.stopEditing();
  }

  private taken(added: SavedAddress): void {
    this.#draft.drop();
    this.#draft.open('wallet.address');
    this.forget();
    this.added = added;
    this.#book.invalidate();
  }

  /** Clears what is typed and not part of the draft. */
  private forget(): void {
    this.address = '';
    this.memo = '';
    this.issues = {};
    this.unchecked();
    this.sending.clear();
  }

  private touched(field: keyof AddressIssues): void {
    this.issues = Object.fromEntries(Object.entries(this.issues).filter(([one]) => one !== field));
    this.sending.submission.clear();
    this.added = null;
  }

  private unchecked(): void {
    this.verdict = 'unchecked';
    this.#checkNumber += 1;
  }

  /** The gateway's last word may differ from its check. */
  private shows({ codes, details }: Refusal): boolean {
    if (!codes.includes(ERROR_CODE.invalidWallet)) return false;
    this.verdict = addressFault(details) ?? 'invalid';
    return true;
  }

  async #judge({ id: network }: WalletNetwork): Promise<void> {
    const number = this.#checkNumber;
    const memo = this.memo.trim();
    const asked = { walletAddress: this.address.trim(), network, ...(memo !== '' && { memo }) };
    const verdict = await this.#ports.wallet.check(asked).then(
      ({ isValid, reason }): AddressVerdict => (isValid ? 'valid' : (reason ?? 'invalid')),
      (error: unknown): AddressVerdict => {
        if (isPortalError(error)) return 'unavailable';
        throw error;
      },
    );
    runInAction(() => {
      if (number === this.#checkNumber) this.verdict = verdict;
    });
  }

  #issues(): AddressIssues {
    return {
      ...(this.text('label').trim() === '' && { label: 'missing' }),
      ...(this.text('asset') === '' && { asset: 'missing' }),
      ...(this.text('asset') !== '' && !this.network && { network: 'missing' }),
      ...(this.address.trim() === '' && { address: 'missing' }),
    };
  }
}
