import Big from 'big.js';
import type { Companies } from '../../src/domain/site/companies';
import type { Database } from '../db/open-database';
import { assertDefined } from '../kernel/assert-defined';
import { post } from '../money/ledger';
import { ApiError } from '../http/api-error';
import { formatAmount } from '../money/amounts';
import { reserveEntry, transferEntries } from '../money/entries';
import { lockAccounts } from '../money/money-accounts';
import type { MoneyQuotes } from '../money/money-quotes';
import { requestAnswer, writeRequest } from '../money/new-request';
import type { Idempotency } from '../kernel/idempotency';
import { PACE } from '../money/pace.table';
import type { Receipts } from '../money/receipts';
import { checkDocuments, checkDestination } from '../money/withdrawal-checks';
import type { Withdrawals } from '../money/withdrawals';
import type { Quotas } from '../kernel/quotas';
import type { FactorProof, SecondFactor } from '../session/second-factor';
import type { SignedInClient } from '../session/sessions';
import { later, type Clock } from '../kernel/time';
import type { TradingAccounts } from '../accounts/trading-accounts';
import type { AddressBook } from './address-book';
import { assetOf, WALLET_CURRENCY } from './asset-prices';
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
  readonly companies: Companies;
  readonly addresses: AddressBook;
  readonly holdings: WalletHoldings;
  readonly moneyQuotes: MoneyQuotes;
  readonly once: Idempotency;
  readonly quotas: Quotas;
  readonly quotes: WalletQuotes;
  readonly receipts: Receipts;
  readonly secondFactor: SecondFactor;
  readonly tradingAccounts: TradingAccounts;
  readonly withdrawals: Withdrawals;
}

/** Withdrawals from wallets, and transfers between them and trading accounts. */
export class WalletMoves {
  constructor(private readonly deps: WalletMovesDeps) {}

  /** Throws as `AddressBook.findUsable` and `WalletQuotes.withdrawal` do, and otherwise as `Withdrawals.request`. */
  withdraw(client: SignedInClient, key: string, input: WalletWithdrawalRequest, proof: FactorProof) {
    const { once, secondFactor } = this.deps;
    return secondFactor.counted(client, proof, () =>
      once.run(client, key, { call: 'withdrawFromWallet', ...input }, (transaction) =>
        this.#withdraw(transaction, client.id, input, proof),
      ),
    );
  }

  /** Throws as `walletTransferTerms` does, and `expired` without a valid quote. */
  transfer(client: SignedInClient, key: string, input: WalletTransferRequest) {
    return this.deps.once.run(client, key, { call: 'transferOfWallet', ...input }, (transaction) =>
      this.#transfer(transaction, client.id, input),
    );
  }

  async #withdraw(
    transaction: Database,
    clientId: number,
    input: WalletWithdrawalRequest,
    proof: FactorProof,
  ) {
    const { addresses, clock, companies, holdings, quotas } = this.deps;
    const { quotes, receipts, secondFactor, withdrawals } = this.deps;
    const { amount, asset } = input;
    assetOf(asset);
    const to = await addresses.usable(transaction, clientId, input.addressId);
    if (to.asset !== asset) throw new ApiError('invalid');
    const wallet = await holdings.locked(transaction, clientId, asset);
    const { fee, net, price, ...terms } = await quotes.withdrawal(transaction, clientId, wallet, to, amount);
    const until = await withdrawals.heldUntil(clientId, transaction);
    if (until) throw new ApiError('held', undefined, { until: until.toISOString() });
    const now = clock();
    await checkDestination(transaction, clientId, to.address, now);
    const worth = Big(amount).times(price).toFixed();
    await checkDocuments(transaction, companies, clientId, { amount: worth, currency: WALLET_CURRENCY }, now);
    await secondFactor.prove(transaction, clientId, proof);
    const decidedAt = later(now, PACE.review);
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
      network: to.network,
      destination: to.address,
      destinationLabel: to.label,
      memo: to.memo,
      cancelUntil: decidedAt,
      nextAt: decidedAt,
    } as const;
    const row = await writeRequest(transaction, quotas, request, now);
    await post(transaction, [reserveEntry(row, now)]);
    await receipts.tell(transaction, 'withdrawal-requested', row, now);
    return requestAnswer(row);
  }

  async #transfer(transaction: Database, clientId: number, input: WalletTransferRequest) {
    const { clock, holdings, moneyQuotes, quotas, receipts, tradingAccounts } = this.deps;
    const { amount, asset, direction, login, quoteId } = input;
    assetOf(asset);
    const [locked] = await lockAccounts(transaction, tradingAccounts, clientId, [login]);
    const account = assertDefined(locked, 'the account');
    const wallet = await holdings.locked(transaction, clientId, asset);
    const now = clock();
    const terms = walletTransferTerms(account, wallet, { amount, asset }, direction, now);
    const { currency, receivedCurrency } = terms;
    const sides = sidesOf(direction, login, wallet.id);
    const { rate, received } = await moneyQuotes.take(transaction, clientId, quoteId, {
      ...sides,
      amount: terms.amount,
    });
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
    await post(transaction, transferEntries(row, now));
    await receipts.tell(transaction, 'transfer-done', row, now);
    return requestAnswer(row);
  }
}
