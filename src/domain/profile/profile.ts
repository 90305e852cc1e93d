/** Personal data that a client may change, in order. */
export const PROFILE_FIELDS = Object.freeze([
  'firstName',
  'lastName',
  'phone',
  'country',
  'address',
  'city',
  'postcode',
] as const);

/** A field of the personal data that can be changed. */
export type ProfileField = (typeof PROFILE_FIELDS)[number];

/** Reason why a change of a field is reviewed: a document that confirmed the field, or the regulator. */
export interface FieldLock {
  readonly field: ProfileField;
  readonly by: 'identity-front' | 'address' | 'regulator';
  /** ISO 8601 UTC: when it was confirmed. */
  readonly at: string | null;
}

/** Reasons of a refused change. */
export const REVIEW_REFUSALS = Object.freeze(['noDocument', 'differs', 'country', 'other'] as const);

/** A change of verified data that awaits review, or was refused recently. */
export interface ProfileReview {
  readonly state: 'pending' | 'refused';
  /** The new values. */
  readonly fields: ProfileChange;
  /** ISO 8601 UTC. */
  readonly askedAt: string | null;
  /** Number that the client quotes to the support, such as `S-7K2M9QXD`. */
  readonly reference: string | null;
  /** ISO 8601 UTC. */
  readonly refusedAt: string | null;
  readonly reason: (typeof REVIEW_REFUSALS)[number] | null;
}

/** The client's personal data; what was not sent is `null`. */
export interface Profile {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
  /** International form. */
  readonly phone: string | null;
  /** ISO 3166 code, two letters. */
  readonly country: string | null;
  readonly address: string | null;
  readonly city: string | null;
  readonly postcode: string | null;
  /** ISO 8601 UTC. */
  readonly registeredAt: string | null;
  /** The data were checked against the client's documents. */
  readonly isVerified: boolean;
  /** The fields whose change is reviewed; a change of any other takes effect at once. */
  readonly locks: readonly FieldLock[];
  readonly review: ProfileReview | null;
}

/** The new values of the changed fields; the last name of a person with one name is null. */
export type ProfileChange = Readonly<
  Partial<Record<Exclude<ProfileField, 'lastName'>, string> & { lastName: string | null }>
>;
