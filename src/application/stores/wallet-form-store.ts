import { makeAutoObservable, runInAction } from 'mobx';
import type { Account, Money } from '../../domain/accounts/account';
import { separatorsOf } from '../../domain/calculators/read-number';
import { ERROR_CODE } from '../../domain/error-codes.table';
import { checkAmount, mostOf, type AmountIssue, type AmountLimits } from '../../domain/money/amount-check';
import { canMoveMoney } from '../../domain/money/money-move';
import { refusedAmount } from '../../domain/money/refusal';
import type {
  AddressBook,
  SavedAddress,
  Wallet,
  WalletAsset,
  WalletDirection,
  WalletNetwork,
  WalletQuote,
} from '../../domain/wallet/wallet';
import { walletPage } from '../../domain/wallet/wallet-tabs';
import type { AccountList, Accounts } from '../ports/accounts';
import type { AssetWallet, WalletQuoteAsked } from '../ports/asset-wallet';
import type { Clock } from '../ports/clock';
import type { MoneyTaken } from '../ports/money-moves';
import type { Navigation } from '../ports/navigation';
import type { Page } from '../ports/page';
import type { TabStore } from '../ports/storage';
import { dataOf } from '../remote/remote';
import type { Queries } from '../remote/queries';
import type { RemoteQuery } from '../remote/remote-query';
import { accountsQuery } from './accounts-query';
import type { ClientStore } from './client-store';
import type { LanguageStore } from './language-store';
import { OrderDraft } from './order-draft';
import { OrderSending, type Refusal } from './order-sending';
import { Quoting } from './quoting';
import { CALLS_WITH_WALLET, walletQuery } from './wallet-query';

export interface WalletFormPorts {
  wallet: AssetWallet;
  accounts: Accounts;
  queries: Queries;
  clock: Clock;
  page: Page;
  tab: TabStore;
  navigation: Navigation;
}

export interface WalletFormStores {
  client: ClientStore;
  language: LanguageStore;
}

/** What is kept of a form in its draft: ids of what the gateway knows, and the amount. */
export type WalletField = 'amount' | 'address' | 'asset' | 'direction' | 'login';

/** What is wrong, by field. */
export interface WalletIssues {
  readonly amount?: AmountIssue;
  readonly address?: 'missing';
  readonly asset?: 'missing';
  readonly login?: 'missing';
  readonly quote?: 'missing';
}

/** Withdrawing from the wallet to an address of the book, and transfers between it and a trading account (V9, D9). */
export class WalletFormStore {
  move: 'withdraw' | 'transfer' = 'withdraw';
  /** A withdrawal is looked at once more before it is sent. */
  phase: 'form' | 'review' = 'form';
  issues: WalletIssues = {};
  readonly quoting: Quoting<WalletQuoteAsked, WalletQuote>;
  readonly sending: OrderSending;
  readonly #draft: OrderDraft<WalletField>;
  readonly #wallet: RemoteQuery<Wallet>;
  readonly #book: RemoteQuery<AddressBook>;
  readonly #accounts: RemoteQuery<AccountList>;
  readonly #ports: WalletFormPorts;
  readonly #language: LanguageStore;

  constructor(ports: WalletFormPorts, { client, language }: WalletFormStores, newKey: () => string) {
    this.#ports = ports;
    this.#language = language;
    const { accounts, clock, page, queries, tab, wallet } = ports;
    this.quoting = new Quoting((asked, signal) => wallet.quote(asked, signal), clock, page);
    this.#draft = new OrderDraft(tab, client, newKey);
    this.sending = new OrderSending(page, this.#draft);
    this.#wallet = walletQuery(queries, wallet);
    this.#accounts = accountsQuery(queries, accounts);
    this.#book = queries.query({
      ...{ scope: 'client', call: 'walletAddresses', freshForMs: 0 },
      read: (signal) => wallet.addresses(signal),
    });
    makeAutoObservable(this);
  }

  /** A form is on screen, once the wallet is here; returns a function for when it is left. */
  open(move: 'withdraw' | 'transfer'): () => void {
    this.move = move;
    this.#draft.open(`wallet.${move}`);
    this.clear();
    const needed = move === 'withdraw' ? this.#book.load() : this.#accounts.load();
    needed.then(
      () => runInAction(() => this.requote()),
      () => undefined,
    );
    this.requote();
    return () => this.quoting.leave();
  }

  /** The addresses of the book, those that can be withdrawn to and those that can't yet. */
  get addresses(): readonly SavedAddress[] {
    return dataOf(this.#book.state)?.addresses ?? [];
  }

  get book(): RemoteQuery<AddressBook>['state'] {
    return this.#book.state;
  }

  retryBook(): void {
    this.#book.retry();
  }

  get address(): SavedAddress | undefined {
    const { addresses } = this;
    return addresses.find(({ addressId, state }) => addressId === this.text('address') && state === 'usable');
  }

  get assets(): readonly WalletAsset[] {
    return dataOf(this.#wallet.state)?.assets ?? [];
  }

  /** What is moved: the asset of the address, or the one that was chosen. */
  get asset(): WalletAsset | undefined {
    const code = this.move === 'withdraw' ? this.address?.asset : this.text('asset');
    return this.assets.find(({ asset }) => asset === code);
  }

  get network(): WalletNetwork | undefined {
    return this.asset?.networks.find(({ id }) => id === this.address?.network);
  }

  get direction(): WalletDirection {
    if (this.move === 'withdraw') return 'withdraw';
    return this.text('direction') === 'toWallet' ? 'toWallet' : 'toAccount';
  }

  /** The trading accounts of a transfer. */
  get accounts(): readonly Account[] {
    return (dataOf(this.#accounts.state)?.accounts ?? []).filter(canMoveMoney);
  }

  get account(): Account | undefined {
    return this.accounts.find(({ login }) => String(login) === this.text('login'));
  }

  text(field: WalletField): string {
    return this.#draft.text(field);
  }

  set(field: WalletField, value: string): void {
    this.#draft.set(field, value);
    this.issues = Object.fromEntries(
      Object.entries(this.issues).filter(([one]) => one !== field && one !== 'quote'),
    );
    this.sending.submission.clear();
    this.requote();
  }

  /** What is typed as an amount, where it can be sent. */
  get amount(): string | undefined {
    const checked = this.#check();
    return 'amount' in checked ? checked.amount : undefined;
  }

  /** What an amount has to keep, as far as it is known before it is sent. */
  get limits(): AmountLimits {
    const { account, asset, direction, network } = this;
    if (direction === 'toWallet')
      return {
        currency: account?.currency ?? '',
        min: null,
        max: null,
        available: account?.freeMargin ?? null,
      };
    return {
      currency: asset?.asset ?? '',
      digits: asset?.digits ?? null,
      min: network?.minWithdrawal ?? null,
      max: network?.maxWithdrawal ?? null,
      available: asset?.available ?? null,
    };
  }

  /** The largest amount that can be moved; null where that is not known. */
  get most(): Money {
    return mostOf(this.limits);
  }

  get amountIssue(): AmountIssue | undefined {
    const { problem } = this.quoting;
    const refused =
      problem?.kind === 'refused' ? refusedAmount(problem.details, this.amount ?? '0') : undefined;
    return this.issues.amount ?? refused;
  }

  back(): void {
    this.phase = 'form';
    this.sending.submission.clear();
  }

  startAnew(): void {
    this.sending.startAnew();
    this.clear();
  }

  /** Sends the order, a withdrawal after it was looked at. A second click while it is on its way does nothing. */
  async submit(): Promise<void> {
    const { move, sending } = this;
    if (sending.submission.sending) return;
    this.issues = this.#issues();
    if (Object.keys(this.issues).length > 0) return;
    if (move === 'withdraw' && this.phase === 'form') {
      this.phase = 'review';
      sending.submission.clear();
      return;
    }
    if (sending.lacksCode()) return;
    const { amount = '' } = this;
    await sending.send(
      async () => {
        const taken = await this.#send(amount);
        runInAction(() => this.taken(move, taken));
      },
      (refusal) => this.shows(refusal, amount),
    );
  }

  #send(amount: string): Promise<MoneyTaken> {
    const { wallet } = this.#ports;
    const { account, address, asset, direction, quoting, sending } = this;
    const order = { amount, asset: asset?.asset ?? '', idempotencyKey: this.#draft.key };
    if (direction === 'withdraw')
      return wallet.withdraw({ ...order, addressId: address?.addressId ?? '', code: sending.sentCode });
    return wallet.transfer({
      ...order,
      direction,
      login: account?.login ?? 0,
      quoteId: quoting.quote?.quoteId ?? '',
    });
  }

  /** The draft goes; the request has an address of its own. */
  private taken(move: 'withdraw' | 'transfer', { requestId }: MoneyTaken): void {
    this.#draft.drop();
    this.clear();
    this.#ports.queries.invalidate(CALLS_WITH_WALLET);
    this.#ports.navigation.go(walletPage(move, { request: requestId }), { replace: true });
  }

  /** Whether a field of the form says why. */
  private shows({ codes, details }: Refusal, amount: string): boolean {
    if (codes.includes(ERROR_CODE.expired)) void this.quoting.renew();
    const issue = refusedAmount(details, amount);
    if (!issue) return false;
    this.issues = { amount: issue };
    this.phase = 'form';
    return true;
  }

  #issues(): WalletIssues {
    const { account, address, asset, move, quoting } = this;
    const checked = this.#check();
    const isTransfer = move === 'transfer';
    return {
      ...(move === 'withdraw' && !address && { address: 'missing' }),
      ...(isTransfer && !asset && { asset: 'missing' }),
      ...(isTransfer && !account && { login: 'missing' }),
      ...('issue' in checked && { amount: checked.issue }),
      // A transfer is made at the rate of a quote.
      ...(isTransfer && asset && account && 'amount' in checked && !quoting.quote && { quote: 'missing' }),
    };
  }

  #check() {
    return checkAmount(this.text('amount'), this.limits, separatorsOf(this.#language.culture));
  }

  /** What the quote is of; nothing while something is missing. */
  private requote(): void {
    const { account, address, amount, asset, direction } = this;
    const isWhole = direction === 'withdraw' ? address !== undefined : account !== undefined;
    this.quoting.want(
      amount !== undefined && asset && isWhole
        ? {
            ...{ direction, asset: asset.asset, amount },
            addressId: direction === 'withdraw' ? (address?.addressId ?? null) : null,
            login: direction === 'withdraw' ? null : (account?.login ?? null),
          }
        : null,
    );
  }

  private clear(): void {
    this.phase = 'form';
    this.issues = {};
    this.sending.clear();
  }
}
