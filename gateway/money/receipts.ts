import type { Database } from '../db/open-database';
import type { MoneyRequestRow } from '../db/tables/money';
import type { MoneyMessage, WalletMessage } from '../texts/gateway-texts';
import type { Notices } from '../notifications/notices';
import { requestReference } from './request-reference';

/** The messages about the wallet. Its deposits are not announced in advance, so none can fail. */
const WALLET_MESSAGES: Readonly<Partial<Record<MoneyMessage, WalletMessage>>> = Object.freeze({
  'deposit-completed': 'wallet-deposit-completed',
  'withdrawal-requested': 'wallet-withdrawal-requested',
  'withdrawal-completed': 'wallet-withdrawal-completed',
  'withdrawal-rejected': 'wallet-withdrawal-rejected',
  'transfer-done': 'wallet-transfer-done',
});

/** Notifies a client of the outcome of a request, with its reference, in the portal and by mail. */
export class Receipts {
  constructor(private readonly notices: Notices) {}

  async sendReceipt(
    transaction: Database,
    message: MoneyMessage,
    row: MoneyRequestRow,
    at: Date,
  ): Promise<void> {
    const isDeposit = message === 'deposit-completed';
    const login = row.toLogin ?? row.login;
    const values = {
      amount: isDeposit ? row.net : row.amount,
      currency: row.currency,
      ...(login !== null && { login: String(login) }),
      reference: requestReference(row),
    };
    const kind = row.walletId === null ? message : WALLET_MESSAGES[message];
    if (kind) await this.notices.notify(transaction, kind, row.clientId, { at, values });
  }
}
