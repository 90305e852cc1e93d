import type { Database } from '../db/open-database';
import { post } from './ledger';
import { found } from '../kernel/found';
import { ApiError } from '../http/api-error';
import type { Quotas } from '../kernel/quotas';
import type { SignedInClient } from '../session/sessions';
import type { Clock } from '../kernel/time';
import type { TradingAccounts } from '../accounts/trading-accounts';
import { exact, type Asked } from './amounts';
import { transferred } from './entries';
import { lockedAccounts } from './money-accounts';
import { transferTerms, type MoneyQuotes } from './money-quotes';
import { moved, writeRequest } from './new-request';
import type { Once } from '../kernel/once';
import type { Receipts } from './receipts';

export interface TransferAsked extends Asked {
  readonly fromLogin: number;
  readonly toLogin: number;
  readonly quoteId?: string | null | undefined;
}

interface TransfersDeps {
  readonly clock: Clock;
  readonly moneyQuotes: MoneyQuotes;
  readonly once: Once;
  readonly quotas: Quotas;
  readonly receipts: Receipts;
  readonly tradingAccounts: TradingAccounts;
}

/** Money that goes from one of a client's accounts to another at once. */
export class Transfers {
  constructor(private readonly deps: TransfersDeps) {}

  /** Throws as `checkAmount` does, and `expired` without the quote that another currency needs, or with another's. */
  make(client: SignedInClient, key: string, asked: TransferAsked) {
    return this.deps.once.run(client, key, { call: 'transfer', ...asked }, (own) =>
      this.#move(own, client.id, asked),
    );
  }

  async #move(own: Database, clientId: number, asked: TransferAsked) {
    const { clock, quotas, receipts, tradingAccounts } = this.deps;
    const { fromLogin, toLogin } = asked;
    if (fromLogin === toLogin) throw new ApiError('invalid');
    const both = await lockedAccounts(own, tradingAccounts, clientId, [fromLogin, toLogin]);
    const [from, to] = [found(both[0], 'the payer'), found(both[1], 'the receiver')];
    const now = clock();
    const terms = transferTerms(from, to, asked, now);
    const { amount } = terms;
    // A quote that is named is held against the transfer, even where none is needed.
    const isQuoted = from.currency !== to.currency || Boolean(asked.quoteId);
    const quote = !isQuoted
      ? undefined
      : await this.deps.moneyQuotes.take(own, clientId, asked.quoteId, {
          amount, login: fromLogin, toLogin, walletId: null,
        });
    const request = {
      ...({ clientId, kind: 'transfer', state: 'completed', login: fromLogin, toLogin } as const),
      amount, currency: from.currency, fee: exact('0', from.currency), net: amount,
      rate: quote?.rate ?? null, received: quote?.received ?? amount, receivedCurrency: to.currency,
    };
    const row = await writeRequest(own, quotas, request, now);
    await post(own, transferred(row, now));
    await receipts.tell(own, 'transfer-done', row, now);
    return moved(row);
  }
}
