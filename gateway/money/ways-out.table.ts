import type { Level } from '../documents/client-level';

/** Ways by which money leaves the broker: from an account to a card, a bank or an address, and from the wallet. */
export type WayOut = 'card' | 'bank' | 'crypto' | 'wallet';

/** The proof of a client without a second factor; any other client proves the factor each time. */
export type ProofWithoutFactor = 'session' | 'password';

/** The rules of a way out. */
export interface WayOutRule {
  /** The proof for a known destination: money has reached it, or it has passed its wait in the address book. */
  readonly knownProof: ProofWithoutFactor;
  readonly newProof: ProofWithoutFactor;
  /** True if money waits `NEW_DESTINATION_WAIT_HOURS` before it goes to a new destination, so that the client can object. */
  readonly waits: boolean;
  /** The message about a new destination, beside the receipt of every withdrawal. */
  readonly notice: 'new-destination' | null;
  /** The most of a day (UTC) in `WALLET_CURRENCY`, counted over all ways. */
  readonly dailyLimit: string;
  /** The level that a client needs where money has arrived before, and where none has. */
  readonly levels: Readonly<Record<'paid' | 'unpaid', Level>>;
}

/**
 * The rules of a client setting that defines where money may go. Each new destination has a waiting period; the ways out
 * have their own rules.
 */
export interface SettingRule<Notice extends string = string> {
  readonly firstProof: ProofWithoutFactor;
  readonly changeProof: ProofWithoutFactor;
  readonly notice: Notice;
}

const LEVELS = Object.freeze({ paid: 'none', unpaid: 'verified' } as const);

const TO_NEW = Object.freeze({ knownProof: 'session', newProof: 'password', waits: true, notice: 'new-destination', levels: LEVELS } as const);
const TO_ADDRESS_BOOK = Object.freeze({ knownProof: 'session', newProof: 'session', waits: false, notice: null, levels: LEVELS } as const);

/**
 * The policy for money that leaves (docs/decisions/0044). A document that is not approved blocks all ways. Each counts the
 * day's withdrawals by all of them, so that no detour leads past a limit; a payment that can't be called back has the
 * smaller one. The wallet pays to addresses of the book alone, which were proved and have waited there.
 */
export const WAYS_OUT: Readonly<Record<WayOut, WayOutRule>> = Object.freeze({
  card:   Object.freeze({ ...TO_NEW,          dailyLimit: '100000.00' }),
  bank:   Object.freeze({ ...TO_NEW,          dailyLimit: '100000.00' }),
  crypto: Object.freeze({ ...TO_NEW,          dailyLimit: '10000.00' }),
  wallet: Object.freeze({ ...TO_ADDRESS_BOOK, dailyLimit: '10000.00' }),
});

/** The first payout address needs the session alone, since the contract defines its call so (R7): it only waits. */
export const DESTINATION_SETTINGS: {
  readonly addressBook: SettingRule<'address-added'>;
  readonly payoutAddress: SettingRule<'payout-address'>;
  readonly commission: SettingRule<'commission-destination'>;
} = Object.freeze({
  addressBook:   Object.freeze({ firstProof: 'password', changeProof: 'password', notice: 'address-added' }),
  payoutAddress: Object.freeze({ firstProof: 'session',  changeProof: 'password', notice: 'payout-address' }),
  commission:    Object.freeze({ firstProof: 'password', changeProof: 'password', notice: 'commission-destination' }),
});
