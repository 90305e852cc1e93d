import { transferEntries } from '../../ledger/entries';

interface Side {
  readonly login: number;
  readonly currency: string;
}

/** Entries that move money between a copy's account and another one of its client. */
export const copyTransfer = (
  from: Side,
  to: Side,
  amount: string,
  received: string,
  at: Date,
): ReturnType<typeof transferEntries> =>
  transferEntries(
    {
      amount,
      currency: from.currency,
      destination: null,
      fee: '0',
      login: from.login,
      method: null,
      net: amount,
      received,
      receivedCurrency: to.currency,
      toLogin: to.login,
      walletId: null,
    },
    at,
  );
