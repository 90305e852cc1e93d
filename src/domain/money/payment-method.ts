import type { Money } from '../accounts/account';

/** Kind of a payment method. */
export type PaymentKind = 'card' | 'bank' | 'crypto';

/** A network on which a digital asset moves. */
export interface PaymentNetwork {
  readonly id: string;
  readonly title: string | null;
  /** Such as `USDT`; null if the gateway does not send it. */
  readonly asset: string | null;
  /** In the asset; a smaller amount is not credited. */
  readonly minDeposit: Money;
  readonly confirmations: number | null;
}

/** A payment method that the gateway offers for an account. Its texts are in the client's language. */
export interface PaymentMethod {
  readonly id: string;
  readonly kind: PaymentKind;
  /** Null if the kind alone names the method. */
  readonly title: string | null;
  /** A note for the client. */
  readonly note: string | null;
  /** Currencies of the payment; empty if the gateway does not send them. */
  readonly currencies: readonly string[];
  readonly min: Money;
  readonly max: Money;
  /** Null if the gateway does not send it. */
  readonly feePercent: string | null;
  readonly feeFixed: Money;
  /** Duration, in words. */
  readonly time: string | null;
  readonly networks: readonly PaymentNetwork[];
  /** The client types the address of the payout. */
  readonly needsAddress: boolean;
}

/** The methods of an account in one direction. */
export interface PaymentMethods {
  readonly methods: readonly PaymentMethod[];
  readonly currency: string;
  /** Amount that can be withdrawn now; `null` for deposits, and if the gateway does not send it. */
  readonly available: Money;
  /** ISO 8601 instant, UTC, at which a hold on payments out ends; null without a hold. */
  readonly heldUntil: string | null;
  /** Hours that money waits before it goes to a new destination; null if the gateway does not send them. */
  readonly waitHours: number | null;
}
