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

const byMethod = ({ destination, method }: PostedRequest): Pick<Entry, 'method' | 'counterpart'> => ({
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

/** The client gets the amount that the payment provider owes, less the fee. */
export const creditEntry = (request: PostedRequest, at: Date): Entry => ({
  kind: 'deposit',
  at,
  ...byMethod(request),
  postings: [
    { account: payerAccount('client', request), amount: request.net },
    { account: { kind: 'fees', currency: request.currency }, amount: request.fee },
    { account: { kind: 'clearing', currency: request.currency }, amount: negate(request.amount) },
  ],
});

/** The amount of a withdrawal is reserved. */
export const reserveEntry = (request: PostedRequest, at: Date): Entry => ({
  kind: 'withdrawal',
  at,
  ...byMethod(request),
  postings: [
    { account: payerAccount('client', request), amount: negate(request.amount) },
    { account: payerAccount('reserved', request), amount: request.amount },
  ],
});

/** The reserved amount returns to the client. */
export const releaseEntry = (request: PostedRequest, at: Date): Entry => ({
  kind: 'withdrawal',
  at,
  ...byMethod(request),
  postings: [
    { account: payerAccount('reserved', request), amount: negate(request.amount) },
    { account: payerAccount('client', request), amount: request.amount },
  ],
});

/** The reserved amount is paid out. */
export const payoutEntry = (request: PostedRequest, at: Date): Entry => ({
  kind: 'withdrawal',
  at,
  ...byMethod(request),
  postings: [
    { account: payerAccount('reserved', request), amount: negate(request.amount) },
    { account: { kind: 'fees', currency: request.currency }, amount: request.fee },
    { account: { kind: 'clearing', currency: request.currency }, amount: request.net },
  ],
});

/** Money moves from one account to another through the broker's exchange; each entry names the other account or asset. */
export function transferEntries(request: PostedRequest, at: Date): [Entry, Entry] {
  const { amount, currency, login, toLogin } = request;
  const to = request.receivedCurrency ?? currency;
  const received = request.received ?? amount;
  return [
    {
      kind: 'transfer',
      at,
      counterpart: String(toLogin ?? to),
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
        { account: { kind: 'exchange', currency: to }, amount: negate(received) },
        { account: accountOf('client', toLogin, request, to), amount: received },
      ],
    },
  ];
}
