import Big from 'big.js';
import type { MoneyRequestRow } from '../db/tables/money';
import { assertDefined } from '../kernel/assert-defined';
import type { Entry, LedgerAccount } from './ledger';
import { maskNumber } from './mask-number';

type PostedRequest = Pick<
  MoneyRequestRow,
  | 'amount'
  | 'currency'
  | 'destination'
  | 'fee'
  | 'login'
  | 'method'
  | 'net'
  | 'received'
  | 'receivedCurrency'
  | 'toLogin'
  | 'walletId'
>;

const negate = (amount: string) => Big(amount).neg().toFixed();

const methodFields = ({ destination, method }: PostedRequest): Pick<Entry, 'method' | 'counterpart'> => ({
  ...(method !== null && { method }),
  ...(destination !== null && { counterpart: maskNumber(destination) }),
});

/** The account of a login; without a login, the wallet. */
const accountOf = (
  kind: 'client' | 'reserved',
  login: number | null,
  { walletId }: PostedRequest,
  currency: string,
): LedgerAccount =>
  login === null
    ? { kind, walletId: assertDefined(walletId ?? undefined, 'the wallet'), currency }
    : { kind, login, currency };

const payerAccount = (kind: 'client' | 'reserved', request: PostedRequest) =>
  accountOf(kind, request.login, request, request.currency);

/** Credits the client with the amount that the payment provider owes, less the fee. */
export const creditEntry = (request: PostedRequest, at: Date): Entry => ({
  kind: 'deposit',
  at,
  ...methodFields(request),
  postings: [
    { account: payerAccount('client', request), amount: request.net },
    { account: { kind: 'fees', currency: request.currency }, amount: request.fee },
    { account: { kind: 'clearing', currency: request.currency }, amount: negate(request.amount) },
  ],
});

/** Reserves the amount of a withdrawal. */
export const reserveEntry = (request: PostedRequest, at: Date): Entry => ({
  kind: 'withdrawal',
  at,
  ...methodFields(request),
  postings: [
    { account: payerAccount('client', request), amount: negate(request.amount) },
    { account: payerAccount('reserved', request), amount: request.amount },
  ],
});

/** Returns the reserved amount to the client. */
export const releaseEntry = (request: PostedRequest, at: Date): Entry => ({
  kind: 'withdrawal',
  at,
  ...methodFields(request),
  postings: [
    { account: payerAccount('reserved', request), amount: negate(request.amount) },
    { account: payerAccount('client', request), amount: request.amount },
  ],
});

/** Pays out the reserved amount. */
export const payoutEntry = (request: PostedRequest, at: Date): Entry => ({
  kind: 'withdrawal',
  at,
  ...methodFields(request),
  postings: [
    { account: payerAccount('reserved', request), amount: negate(request.amount) },
    { account: { kind: 'fees', currency: request.currency }, amount: request.fee },
    { account: { kind: 'clearing', currency: request.currency }, amount: request.net },
  ],
});

/** Moves money from one account to another through the broker's exchange; each entry names the other account or asset. */
export function transferEntries(request: PostedRequest, at: Date): [Entry, Entry] {
  const { amount, currency, login, toLogin } = request;
  const receivedCurrency = request.receivedCurrency ?? currency;
  const receivedAmount = request.received ?? amount;
  return [
    {
      kind: 'transfer',
      at,
      counterpart: String(toLogin ?? receivedCurrency),
      postings: [
        { account: payerAccount('client', request), amount: negate(amount) },
        { account: { kind: 'exchange', currency }, amount },
      ],
    },
    {
      kind: 'transfer',
      at,
      counterpart: String(login ?? currency),
      postings: [
        { account: { kind: 'exchange', currency: receivedCurrency }, amount: negate(receivedAmount) },
        { account: accountOf('client', toLogin, request, receivedCurrency), amount: receivedAmount },
      ],
    },
  ];
}
