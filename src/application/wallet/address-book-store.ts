import { makeAutoObservable, runInAction } from 'mobx';
import { isPortalError } from '../../domain/kernel/errors';
import { isLongerThan, MAX_MEMO_LENGTH } from '../../domain/kernel/identifiers/length';
import { isAddressLike, isOnNetwork, readReceiver } from '../../domain/kernel/identifiers/wallet-address';
import { MAX_LABEL_LENGTH } from '../../domain/wallet/digital-asset';
import { labelOf, looksLikeLabel } from '../../domain/kernel/label';
import {
  addressFault,
  type AddressBook,
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
import { OrderSending, type OrderSendingPorts, type SubmitProblem } from '../money/order-sending';
import type { ProofKind } from '../session/proof-entry';
import { isRefusedAs } from '../kernel/form-problem';
import { Submission } from '../kernel/submission';
import type { AddressEdit, AddressField, AddressIssues, AddressVerdict, LabelIssue } from './address-form';
import { walletQuery } from './wallet-query';

export interface AddressBookPorts extends OrderSendingPorts {
  wallet: AssetWallet;
  queries: Queries;
  tab: TabStore;
}

/** The client's withdrawal addresses: adding one after a check, renaming and removing them (V9). */
export class AddressBookStore {
  address = '';
  memo = '';
  verdict: AddressVerdict = 'unchecked';
  issues: AddressIssues = {};
  /** The address added last on this visit. */
  addedAddress: SavedAddress | null = null;
  /** The address being edited. */
  editing: AddressEdit | null = null;
  newLabel = '';
  readonly sending: OrderSending;
  readonly editSubmission: Submission;
  /** Number of the latest check: answers of older checks are ignored. */
  #checkNumber = 0;
  #runningCheck: Promise<void> = Promise.resolve();
  readonly #draft: OrderDraft<AddressField>;
  readonly #book: RemoteQuery<AddressBook>;
  readonly #wallet: RemoteQuery<Wallet>;
  readonly #ports: AddressBookPorts;

  constructor(ports: AddressBookPorts, client: ClientStore, newKey: () => string) {
    this.#ports = ports;
    const { page, queries, tab, wallet } = ports;
    this.#draft = new OrderDraft(tab, client, newKey);
    this.sending = new OrderSending(ports, this.#draft);
    this.editSubmission = new Submission(page);
    this.#wallet = walletQuery(queries, wallet);
    this.#book = queries.query({
      scope: 'client',
      call: 'walletAddresses',
      freshForMs: 0,
      read: (signal) => wallet.addresses(signal),
    });
    makeAutoObservable(this);
  }

  /** Shows the book; returns a function that clears all but the draft when it is left. */
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

  /** The chosen network, or the only one. */
  get network(): WalletNetwork | undefined {
    const { networks } = this;
    return networks.length === 1 ? networks[0] : networks.find(({ id }) => id === this.text('network'));
  }

  text(field: AddressField): string {
    return this.#draft.text(field);
  }

  set(field: AddressField, value: string): void {
    this.#draft.set(field, value);
    this.clearIssue(field);
    if (field !== 'label') this.resetVerdict();
  }

  /** The address and its tag are not in the draft. */
  get hasUnsentText(): boolean {
    return (this.address + this.memo).trim() !== '';
  }

  setAddress(address: string): void {
    this.address = address;
    this.clearIssue('address');
    this.resetVerdict();
  }

  setMemo(memo: string): void {
    this.memo = memo;
    this.resetVerdict();
  }

  /** Checks the address at the gateway once it and its network are known; concurrent callers share one call. */
  check(): Promise<void> {
    const { network } = this;
    const isOnOtherNetwork = !isOnNetwork(readReceiver(this.address), network?.id ?? '');
    if (!isOnOtherNetwork) this.#cleanAddress();
    if (this.verdict === 'checking') return this.#runningCheck;
    if (this.address === '' || !network || this.verdict === 'valid') return Promise.resolve();
    if (isOnOtherNetwork || !isAddressLike(this.address)) {
      this.verdict = isOnOtherNetwork ? 'network' : 'invalid';
      return Promise.resolve();
    }
    this.verdict = 'checking';
    this.#runningCheck = this.#fetchVerdict(network);
    return this.#runningCheck;
  }

  /** Adds the address once the gateway has found it valid. */
  async submit(proofKind?: ProofKind): Promise<void> {
    const { sending, network } = this;
    if (sending.isSending) return;
    this.issues = this.#findIssues();
    const isTooLong =
      isLongerThan(this.memo, MAX_MEMO_LENGTH) || isLongerThan(this.text('label'), MAX_LABEL_LENGTH);
    if (Object.keys(this.issues).length > 0 || isTooLong) return;
    await this.check();
    if (this.verdict !== 'valid' || !network) return;
    const address = {
      label: labelOf(this.text('label')),
      asset: this.text('asset'),
      network: network.id,
      address: this.address,
      memo: this.memo.trim() || null,
      idempotencyKey: this.#draft.key,
    };
    const result = await sending.send(
      (proof) => this.#ports.wallet.add({ ...proof, ...address }),
      null,
      proofKind,
    );
    runInAction(() => {
      if (result.kind === 'accepted') this.onAdded(result.answer);
      if (result.kind === 'refused') this.showProblem(result);
    });
  }

  /** Begins to rename or remove an address. */
  edit({ addressId, label }: SavedAddress, action: 'rename' | 'remove'): void {
    this.editing = { addressId, action, label };
    this.newLabel = label;
    this.editSubmission.clear();
  }

  get hasUnsentLabel(): boolean {
    return this.editing?.action === 'rename' && this.newLabel !== this.editing.label;
  }

  setNewLabel(label: string): void {
    this.newLabel = label;
    this.editSubmission.clear();
  }

  stopEditing(): void {
    this.editing = null;
  }

  get newLabelIssue(): LabelIssue | undefined {
    return this.labelIssueOf(this.newLabel, this.editing?.addressId);
  }

  /** Completes the edit; a label with an issue or too many characters is not accepted. */
  async confirmEdit(): Promise<void> {
    const { editing } = this;
    const label = labelOf(this.newLabel);
    if (!editing || (editing.action === 'rename' && this.newLabelIssue)) return;
    if (isLongerThan(label, MAX_LABEL_LENGTH)) return;
    const { addressId, action } = editing;
    const { wallet } = this.#ports;
    const isDone = await this.editSubmission.run(() =>
      action === 'rename' ? wallet.rename(addressId, label) : wallet.remove(addressId),
    );
    if (!isDone) return;
    runInAction(() => this.stopEditing());
    this.#book.invalidate();
  }

  private labelIssueOf(text: string, addressId?: string): LabelIssue | undefined {
    const label = labelOf(text);
    if (label === '') return 'missing';
    const others = this.addresses.filter((address) => address.addressId !== addressId);
    return others.some((address) => looksLikeLabel(address.label, label)) ? 'taken' : undefined;
  }

  private leave(): void {
    this.clearForm();
    this.addedAddress = null;
    this.stopEditing();
  }

  private onAdded(address: SavedAddress): void {
    this.#draft.drop();
    this.#draft.open('wallet.address');
    this.clearForm();
    this.addedAddress = address;
    this.#book.invalidate();
  }

  /** Clears all entries but the draft. */
  private clearForm(): void {
    this.address = '';
    this.memo = '';
    this.issues = {};
    this.resetVerdict();
    this.sending.clear();
  }

  private clearIssue(field: keyof AddressIssues): void {
    this.issues = Object.fromEntries(Object.entries(this.issues).filter(([name]) => name !== field));
    this.sending.clearFormProblem();
    this.addedAddress = null;
  }

  private resetVerdict(): void {
    this.verdict = 'unchecked';
    this.#checkNumber += 1;
  }

  /** The gateway may refuse an address that its check found valid. */
  private showProblem(problem: SubmitProblem): void {
    const refusal = problem.at === 'form' && problem.problem.kind === 'refused' ? problem.problem : null;
    if (refusal && isRefusedAs(refusal, 'invalidWallet'))
      this.verdict = addressFault(refusal.details) ?? 'invalid';
    else this.sending.show(problem);
  }

  /** Shows the address that will be sent, and the tag of a payment link. */
  #cleanAddress(): void {
    const { address, memo } = readReceiver(this.address);
    this.address = address;
    if (memo !== undefined && this.memo === '') this.memo = memo;
  }

  async #fetchVerdict({ id: network }: WalletNetwork): Promise<void> {
    const number = this.#checkNumber;
    const memo = this.memo.trim();
    const request = { walletAddress: this.address, network, ...(memo !== '' && { memo }) };
    const verdict = await this.#ports.wallet.check(request).then(
      ({ isValid, reason }): AddressVerdict => (isValid ? 'valid' : (reason ?? 'invalid')),
      (error: unknown): AddressVerdict => {
        if (isPortalError(error)) return 'unavailable';
        throw error;
      },
    );
    if (number === this.#checkNumber) runInAction(() => void (this.verdict = verdict));
  }

  #findIssues(): AddressIssues {
    const label = this.labelIssueOf(this.text('label'));
    return {
      ...(label && { label }),
      ...(this.text('asset') === '' && { asset: 'missing' }),
      ...(this.text('asset') !== '' && !this.network && { network: 'missing' }),
      ...(this.address.trim() === '' && { address: 'missing' }),
    };
  }
}
