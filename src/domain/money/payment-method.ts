import type { Money } from '../accounts/account';

/** How money gets in or out. */
export type PaymentKind = 'card' | 'bank' | 'crypto';

/** A network on which a digital asset moves. */
export interface PaymentNetwork {
  readonly id: string;
  readonly title: string | null;
  /** Such as `USDT`; null where the gateway does not say. */
  readonly asset: string | null;
  /** In the asset; less is not credited. */
  readonly minDeposit: Money;
  readonly confirmations: number | null;
}

/** A way to pay in or out, as the gateway offers it for an account. Its words are in the client's language. */
export interface PaymentMethod {
  readonly id: string;
  readonly kind: PaymentKind;
  /** Null where the kind alone tells it. */
  readonly title: string | null;
  /** What to look out for. */
  readonly note: string | null;
  /** In which it is paid; empty where the gateway does not say. */
  readonly currencies: readonly string[];
  readonly min: Money;
  readonly max: Money;
  /** Null where the gateway does not say what it costs. */
  readonly feePercent: string | null;
  readonly feeFixed: Money;
  /** How long it takes, in words. */
  readonly time: string | null;
  readonly networks: readonly PaymentNetwork[];
  /** The client types where the money goes. */
  readonly needsAddress: boolean;
}

/** The methods of an account in one direction. */
export interface PaymentMethods {
  readonly methods: readonly PaymentMethod[];
  readonly currency: string;
  /** What can be taken out now; `null` for deposits, and where the gateway does not say. */
  readonly available: Money;
  /** ISO 8601 instant, UTC, until which nothing is paid out; null where nothing holds it. */
  readonly heldUntil: string | null;
}
