import { sql } from 'drizzle-orm';
import type { PayoutTarget } from '../../src/domain/partnership/payout';

/** The account or wallet that a partner's payout goes to. */
export interface PayoutReceiver {
  /** The account; null if none is named, or if it does not accept money (any more). */
  readonly login: number | null;
  /** The wallet, if it is not an account. */
  readonly walletId: number | null;
  /** The account's currency, or the wallet's asset. */
  readonly receivedCurrency: string | null;
  /** The time from which it may receive money, epoch milliseconds. */
  readonly usableFrom: number | null;
}

/** The columns of the receiver, from `RECEIVER_JOINS`. */
export const RECEIVER_COLUMNS = sql`account.login, wallet.id as "walletId", coalesce(account.currency, wallet.asset) as "receivedCurrency",
  (extract(epoch from destination.usable_from) * 1000)::float8 as "usableFrom"`;

/**
 * The receiver of `clients partner`: the destination that the partner has named (`PartnerDestinations`), if it is an own
 * wallet or an own live account that is not archived.
 */
export const RECEIVER_JOINS = sql`left join partner_destinations destination on destination.client_id = partner.id
  left join accounts account on account.login = destination.login and account.status = 'active' and account.kind = 'live'
    and account.client_id = partner.id
  left join wallets wallet on wallet.id = destination.wallet_id and wallet.client_id = partner.id`;

/** The receiver as the portal shows it; null while no account or wallet is named that takes money. */
export function targetOf({ login, receivedCurrency, walletId }: PayoutReceiver): PayoutTarget | null {
  if (login !== null) return { kind: 'account', login, asset: null };
  return walletId === null ? null : { kind: 'wallet', login: null, asset: receivedCurrency };
}
