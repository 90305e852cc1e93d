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
}

/** Fields of the profile that the gateway may let a client change; only those that are changed. */
export type ProfileChange = Readonly<
  Partial<Record<'firstName' | 'lastName' | 'phone' | 'country' | 'address' | 'city' | 'postcode', string>>
>;
