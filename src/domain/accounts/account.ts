/** The trading platforms. */
export type Platform = 'MT4' | 'MT5' | 'Trader' | 'Investor';
/** `live` accounts have real money. */
export type AccountKind = 'live' | 'demo';
/** Phase of an account's life. */
export type AccountStatus = 'active' | 'pending' | 'archived';

/** A decimal string exactly as the gateway sent it, `"10250.40"`, or null if it sent none (shown as "—"). */
export type Money = string | null;

/**
 * A trading account (D4). Only login, platform, kind and currency are certain; what was not sent is null.
 */
export interface Account {
  readonly login: number;
  readonly platform: Platform;
  readonly kind: AccountKind;
  /** ISO 4217, or a gateway's own code. */
  readonly currency: string;
  readonly name: string | null;
  readonly nickname: string | null;
  readonly server: string | null;
  readonly accountType: string | null;
  /** 500 means 1:500. */
  readonly leverage: number | null;
  readonly balance: Money;
  readonly equity: Money;
  readonly credit: Money;
  readonly margin: Money;
  readonly freeMargin: Money;
  readonly floatingPl: Money;
  /** Percentages as decimal strings; the margin level is null when no margin is used. */
  readonly marginLevel: string | null;
  readonly marginCallLevel: string | null;
  readonly stopOutLevel: string | null;
  readonly swapFree: boolean;
  /** Null if none was sent, which counts as active. */
  readonly status: AccountStatus | null;
  /** `hedging` or `netting`. */
  readonly marginMode: string | null;
  /** `full`, `closeOnly`, `noTrading` or `noLogin`. */
  readonly rights: string | null;
  /** ISO 8601 instant, UTC. */
  readonly openedAt: string | null;
}

/** The account's name for its client: the nickname, else its name; empty without either. */
export function displayName({ nickname, name }: Account): string {
  return nickname?.trim() || name?.trim() || '';
}

/** True unless the gateway sent neither equity nor balance; then the row shows "—" (D4 "money '—'"). */
export function hasFigures({ equity, balance }: Pick<Account, 'equity' | 'balance'>): boolean {
  return equity !== null || balance !== null;
}
