/** Ways by which money leaves the broker: from an account to a card, a bank or an address, and from the wallet. */
export type WayOut = 'card' | 'bank' | 'crypto' | 'wallet';

/**
 * The most that a client may withdraw in a day (UTC), in `WALLET_CURRENCY`. Each way counts the day's withdrawals by all
 * ways, so that no detour leads past a limit; a payment that can't be called back has the smaller one.
 */
export const DAILY_LIMITS: Readonly<Record<WayOut, string>> = Object.freeze({
  card:   '100000.00',
  bank:   '100000.00',
  crypto: '10000.00',
  wallet: '10000.00',
});
