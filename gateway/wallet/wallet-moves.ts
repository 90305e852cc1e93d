import Big from 'big.js';
import type { Database } from '../db/open-database';
import { assertDefined } from '../kernel/assert-defined';
import { postEntries } from '../ledger/ledger';
import { ApiError } from '../kernel/api-error';
import { formatAmount } from '../money/amounts';
import { takeCredit } from '../campaigns/bonus-credit';
import { reserveEntry, transferEntries } from '../ledger/entries';
import { lockAccounts } from '../money/money-accounts';
import type { MoneyQuotes } from '../money/money-quotes';
import { requestAnswer, writeRequest } from '../money/new-request';
import type { Idempotency } from '../db/idempotency';
import type { Receipts } from '../money/receipts';
import type { WithdrawalGate } from '../money/withdrawal-gate';
import type { Quotas } from '../db/quotas';
import type { ClientRow } from '../session/sessions';
import type { SignedInClient } from '../kernel/signed-in-client';
import type { StepUp, StepUpProof } from '../session/step-up';
import type { Clock } from '../kernel/time';
import type { TradingAccounts } from '../accounts/trading-accounts';
import type { AddressBook } from './address-book';
import { assetOf, WALLET_CURRENCY } from '../money/asset-prices';
import type { WalletHoldings } from './wallet-holdings';
import { sidesOf, walletTransferTerms, type WalletQuotes } from './wallet-quotes';

export interface WalletWithdrawalRequest {
  readonly addressId: string;
  readonly asset: string;
  readonly amount: string;
}

export interface WalletTransferRequest {
  readonly direction: 'toAccount' | 'toWallet';
  readonly asset: string;
  readonly login: number;
  readonly amount: string;
  readonly quoteId: string;
}

interface WalletMovesDeps {
  readonly clock: Clock;
  readonly addresses: AddressBook;
  readonly holdings: WalletHoldings;
  readonly moneyQuotes: MoneyQuotes;
  readonly idempotency: Idempotency;
  readonly quotas: Quotas;
  readonly quotes: WalletQuotes;
  readonly receipts: Receipts;
  readonly stepUp: StepUp;
  readonly tradingAccounts: TradingAccounts;
  readonly withdrawalGate: WithdrawalGate;
}

/** Withdrawals from wallets, and transfers between them and trading accounts. */
export class WalletMoves {
  constructor(private readonly deps: WalletMovesDeps) {}

  /** Throws as `AddressBook.getUsableAddress`, `WalletQuotes.getWithdrawalTerms` and `WithdrawalGate.pass` do. */
  requestWithdrawal(client: SignedInClient, key: string, input: WalletWithdrawalRequest, proof: StepUpProof) {
    const { idempotency, stepUp } = this.deps;
    return idempotency.run(
      client,
      key,
      { call: 'withdrawFromWallet', ...input },
      (transaction, owner) => this.#createWithdrawal(transaction, owner, input, proof),
      (work) => stepUp.countAttempt(client, proof, work),
    );
  }

  /** Throws as `walletTransferTerms` does, and `expired` without a valid quote. */
  makeTransfer(client: SignedInClient, key: string, input: WalletTransferRequest) {
    return this.deps.idempotency.run(client, key, { call: 'transferOfWallet', ...input }, (transaction) =>
      this.#createTransfer(transaction, client.id, input),
    );
  }

  async #createWithdrawal(
    transaction: Database,
    owner: ClientRow,
    input: WalletWithdrawalRequest,
    proof: StepUpProof,
  ) {
    const { addresses, clock, holdings, quotas, quotes, receipts, withdrawalGate } = this.deps;
    const clientId = owner.id;
    const { amount, asset } = input;
    assetOf(asset);
    const target = await addresses.getUsableAddress(transaction, clientId, input.addressId);
    if (target.asset !== asset) throw new ApiError('invalid');
    const wallet = await holdings.lockWallet(transaction, clientId, asset);
    const { fee, net, price, ...terms } = await quotes.getWithdrawalTerms(
      transaction,
      clientId,
      wallet,
      target,
      amount,
    );
    const now = clock();
    const decidedAt = await withdrawalGate.pass(
      transaction,
      owner,
      { way: 'wallet', login: null, destination: target.address, memo: target.memo },
      { amount: Big(amount).times(price).toFixed(), currency: WALLET_CURRENCY },
      proof,
    );
    const request = {
      clientId,
      kind: 'withdrawal',
      state: 'pending',
      method: 'crypto',
      walletId: wallet.id,
      amount: terms.amount,
      currency: asset,
      fee,
      net,
      rate: price,
      network: target.network,
      destination: target.address,
      destinationLabel: target.label,
      memo: target.memo,
      cancelUntil: decidedAt,
      nextAt: decidedAt,
    } as const;
    const row = await writeRequest(transaction, quotas, request, now);
    await postEntries(transaction, [reserveEntry(row, now)]);
    await receipts.sendReceipt(transaction, 'withdrawal-requested', row, now);
    return requestAnswer(row);
  }

  async #createTransfer(transaction: Database, clientId: number, input: WalletTransferRequest) {
    const { clock, holdings, moneyQuotes, quotas, receipts, tradingAccounts } = this.deps;
    const { amount, asset, direction, login, quoteId } = input;
    assetOf(asset);
    const [lockedAccount] = await lockAccounts(transaction, tradingAccounts, clientId, [login]);
    const account = assertDefined(lockedAccount, 'the account');
    const wallet = await holdings.lockWallet(transaction, clientId, asset);
    const now = clock();
    const terms = walletTransferTerms(account, wallet, { amount, asset }, direction, now);
    const { currency, receivedCurrency } = terms;
    const sides = sidesOf(direction, login, wallet.id);
    const { rate, received } = await moneyQuotes.consumeQuote(transaction, clientId, quoteId, sides, terms);
    const request = {
      clientId,
      kind: 'transfer',
      state: 'completed',
      ...sides,
      amount: terms.amount,
      currency,
      fee: formatAmount('0', currency),
      net: terms.amount,
      rate,
      received,
      receivedCurrency,
    } as const;
    const row = await writeRequest(transaction, quotas, request, now);
    const bonusEntries =
      direction === 'toWallet' ? await takeCredit(transaction, account, terms.amount, now) : [];
    await postEntries(transaction, [...transferEntries(row, now), ...bonusEntries]);
    await receipts.sendReceipt(transaction, 'transfer-done', row, now);
    return requestAnswer(row);
  }
}
