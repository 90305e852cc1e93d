/** The reasons for which a pay day does not pay. */
export const PAYOUT_HINDRANCES = [
  'minimum',
  'agreement',
  'destination',
  'destination-new',
  'review',
  'paused',
] as const;
/** Why a pay day does not pay: too little, an agreement that is not accepted, no account, one that still waits, a client whom a person has to look at, a partnership that is paused. */
export type PayoutHindrance = (typeof PAYOUT_HINDRANCES)[number];

/** The account or wallet of a payout: it has a login or an asset. */
export interface PayoutTarget {
  readonly kind: 'account' | 'wallet';
  readonly login: number | null;
  readonly asset: string | null;
}

/** The next payout according to the current rewards; amounts are decimal strings. */
export interface NextPayout {
  /** When the day begins, ISO 8601. */
  readonly date: string | null;
  readonly currency: string;
  /** Approved until now. */
  readonly amount: string | null;
  /** The sum of rewards whose holding time ends by then. */
  readonly becomesApproved: string | null;
  /** Null while none is named that takes money. */
  readonly to: PayoutTarget | null;
  /** The smallest payout. */
  readonly minimum: string | null;
  readonly minimumCurrency: string | null;
  readonly missing: readonly PayoutHindrance[];
}

/** The outcome of a pay day. */
export interface PartnerPayout {
  readonly id: number;
  /** `YYYY-MM`. */
  readonly month: string;
  readonly at: string | null;
  /** `waiting`: not paid, for the reasons in `missing`. */
  readonly state: 'sent' | 'waiting';
  readonly amount: string | null;
  readonly currency: string;
  readonly login: number | null;
  /** The asset of the receiving wallet. */
  readonly asset: string | null;
  /** The amount that arrived, in the currency of the account or the asset of the wallet. */
  readonly received: string | null;
  readonly receivedCurrency: string | null;
  readonly rate: string | null;
  readonly missing: readonly PayoutHindrance[];
}

/** The account or wallet that receives commission. */
export interface CommissionDestination {
  /** Null for a wallet. */
  readonly login: number | null;
  /** The asset of a wallet. */
  readonly asset: string | null;
  readonly currency: string | null;
  /** Until this instant it receives no commission, so that the partner can object. */
  readonly usableFrom: string | null;
}

/** A page of pay days, newest first, and the present destination. */
export interface PayoutPage {
  readonly items: readonly PartnerPayout[];
  readonly next: string | null;
  readonly destination: CommissionDestination | null;
  /** The assets whose wallet may receive commission. */
  readonly assets: readonly string[];
}

/** A partner's account with the broker over a month (UTC): opening, lines, clawbacks and payouts add up to closing. */
export interface PartnerStatement {
  readonly number: string | null;
  /** `YYYY-MM`. */
  readonly month: string;
  readonly currency: string;
  readonly opening: string | null;
  readonly lines: readonly {
    readonly scheme: 'lot' | 'revenue' | 'cpa' | null;
    readonly level: number;
    readonly count: number;
    readonly amount: string | null;
  }[];
  /** Zero or negative. */
  readonly clawbacks: string | null;
  readonly payouts: readonly {
    readonly at: string | null;
    readonly amount: string | null;
    readonly login: number | null;
    /** The asset of a wallet. */
    readonly asset: string | null;
  }[];
  readonly closing: string | null;
  readonly asOf: string | null;
}
