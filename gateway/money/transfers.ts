import type { Database } from '../db/open-database';
import { takeCredit } from '../campaigns/bonus-credit';
import { postEntries } from '../ledger/ledger';
import { assertDefined } from '../kernel/assert-defined';
import { ApiError } from '../kernel/api-error';
import type { Quotas } from '../db/quotas';
import type { SignedInClient } from '../kernel/signed-in-client';
import type { Clock } from '../kernel/time';
import type { TradingAccounts } from '../accounts/trading-accounts';
import { formatAmount, type RequestedAmount } from './amounts';
import { transferEntries } from '../ledger/entries';
import { lockAccounts } from './money-accounts';
import { transferTerms, type MoneyQuotes } from './money-quotes';
import { requestAnswer, writeRequest } from './new-request';
import type { Idempotency } from '../db/idempotency';
import type { Receipts } from './receipts';

export interface TransferRequest extends RequestedAmount {
  readonly fromLogin: number;
  readonly toLogin: number;
  readonly quoteId?: string | null | undefined;
}

interface TransfersDeps {
  readonly clock: Clock;
  readonly moneyQuotes: MoneyQuotes;
  readonly idempotency: Idempotency;
  readonly quotas: Quotas;
  readonly receipts: Receipts;
  readonly tradingAccounts: TradingAccounts;
}

/** Immediate transfers between a client's accounts. */
export class Transfers {
  constructor(private readonly deps: TransfersDeps) {}

  /** Throws as `checkAmount` does, and `expired` without a valid quote if the currencies differ. */
  makeTransfer(client: SignedInClient, key: string, input: TransferRequest) {
    return this.deps.idempotency.run(client, key, { call: 'transfer', ...input }, (transaction) =>
      this.#createTransfer(transaction, client.id, input),
    );
  }

  async #createTransfer(transaction: Database, clientId: number, input: TransferRequest) {
    const { clock, quotas, receipts, tradingAccounts } = this.deps;
    const { fromLogin, toLogin } = input;
    if (fromLogin === toLogin) throw new ApiError('invalid');
    const accounts = await lockAccounts(transaction, tradingAccounts, clientId, [fromLogin, toLogin]);
    const [from, to] = [assertDefined(accounts[0], 'the payer'), assertDefined(accounts[1], 'the receiver')];
    const now = clock();
    const terms = transferTerms(from, to, input, now);
    const { amount } = terms;
    // If the client names a quote, the transfer must match it, even if it needs no quote.
    const needsQuote = from.currency !== to.currency || Boolean(input.quoteId);
    const quote = !needsQuote
      ? undefined
      : await this.deps.moneyQuotes.consumeQuote(
          transaction,
          clientId,
          input.quoteId,
          { login: fromLogin, toLogin, walletId: null },
          terms,
        );
    const request = {
      clientId,
      kind: 'transfer',
      state: 'completed',
      login: fromLogin,
      toLogin,
      amount,
      currency: from.currency,
      fee: formatAmount('0', from.currency),
      net: amount,
      rate: quote?.rate ?? null,
      received: quote?.received ?? amount,
      receivedCurrency: to.currency,
    } as const;
    const row = await writeRequest(transaction, quotas, request, now);
    const bonusEntries = await takeCredit(transaction, from, amount, now);
    await postEntries(transaction, [...transferEntries(row, now), ...bonusEntries]);
    await receipts.sendReceipt(transaction, 'transfer-done', row, now);
    return requestAnswer(row);
  }
}
