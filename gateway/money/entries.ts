import Big from 'big.js';
import type { MoneyRequestRow } from '../db/tables/money';
import { found } from '../kernel/found';
import type { Entry, LedgerAccount } from './ledger';
import { shortened } from './shortened';

type Moved = Pick<
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

const negated = (amount: string) => Big(amount).neg().toFixed();

const byMethod = ({ destination, method }: Moved): Pick<Entry, 'method' | 'counterpart'> => ({
  ...(method !== null && { method }),
  ...(destination !== null && { counterpart: shortened(destination) }),
});

/** The account of a login; where there is none, the wallet. */
const accountOf = (
  kind: 'client' | 'reserved',
  login: number | null,
  { walletId }: Moved,
  currency: string,
): LedgerAccount =>
  login === null
    ? { kind, walletId: found(walletId ?? undefined, 'the wallet'), currency }
    : { kind, login, currency };

const held = (kind: 'client' | 'reserved', request: Moved) =>
  accountOf(kind, request.login, request, request.currency);

/** What the payment provider owes comes to the client, less the fee. */
export const credited = (request: Moved, at: Date): Entry => ({
  kind: 'deposit', at, ...byMethod(request),
  postings: [
    { account: held('client', request), amount: request.net },
    { account: { kind: 'fees', currency: request.currency }, amount: request.fee },
    { account: { kind: 'clearing', currency: request.currency }, amount: negated(request.amount) },
  ],
});

/** A withdrawal's amount is set aside. */
export const reserved = (request: Moved, at: Date): Entry => ({
  kind: 'withdrawal', at, ...byMethod(request),
  postings: [
    { account: held('client', request), amount: negated(request.amount) },
    { account: held('reserved', request), amount: request.amount },
  ],
});

/** What was set aside comes back. */
export const released = (request: Moved, at: Date): Entry => ({
  kind: 'withdrawal', at, ...byMethod(request),
  postings: [
    { account: held('reserved', request), amount: negated(request.amount) },
    { account: held('client', request), amount: request.amount },
  ],
});

/** What was set aside is paid out. */
export const paidOut = (request: Moved, at: Date): Entry => ({
  kind: 'withdrawal', at, ...byMethod(request),
  postings: [
    { account: held('reserved', request), amount: negated(request.amount) },
    { account: { kind: 'fees', currency: request.currency }, amount: request.fee },
    { account: { kind: 'clearing', currency: request.currency }, amount: request.net },
  ],
});

/** Out of one account and into another, through the broker's exchange; each entry names the other account or asset. */
export function transferred(request: Moved, at: Date): [Entry, Entry] {
  const { amount, currency, login, toLogin } = request;
  const to = request.receivedCurrency ?? currency;
  const received = request.received ?? amount;
  return [
    {
      kind: 'transfer', at, counterpart: String(toLogin ?? to),
      postings: [
        { account: held('client', request), amount: negated(amount) },
        { account: { kind: 'exchange', currency }, amount },
      ],
    },
    {
      kind: 'transfer', at, counterpart: String(login ?? currency),
      postings: [
        { account: { kind: 'exchange', currency: to }, amount: negated(received) },
        { account: accountOf('client', toLogin, request, to), amount: received },
      ],
    },
  ];
}
