/** A device, as its browser describes itself; unknown parts are `null`. */
export interface SignInDevice {
  readonly kind: 'computer' | 'phone' | 'tablet' | null;
  /** Such as `Chrome`. */
  readonly browser: string | null;
  /** Such as `Windows`. */
  readonly system: string | null;
}

/** Method of a sign-in: `totp` is a code of the authenticator app, `recovery` a recovery code. */
export type SignInMethod = 'password' | 'totp' | 'recovery' | 'passkey';

/** Origin of a sign-in; unknown parts are `null`. */
export interface SignInPlace {
  readonly device: SignInDevice | null;
  /** ISO 3166 code, estimated from the network. */
  readonly country: string | null;
  /** The beginning of the IP address, such as `203.0.113.0/24`. */
  readonly network: string | null;
}

/** A session that is open. */
export interface OpenSession extends SignInPlace {
  readonly id: string;
  readonly method: SignInMethod | null;
  /** ISO 8601 UTC. */
  readonly signedInAt: string | null;
  /** ISO 8601 UTC, to the minute. */
  readonly lastSeenAt: string | null;
  /** The session of this page. */
  readonly isCurrent: boolean;
}

/** An attempt to sign in, and its outcome. */
export interface SignInTry extends SignInPlace {
  readonly id: number;
  /** ISO 8601 UTC. */
  readonly at: string | null;
  readonly result: 'signedIn' | 'wrongPassword' | 'wrongCode' | 'locked';
  /** `terminal` is the web terminal, with an account's own password. */
  readonly method: SignInMethod | 'terminal' | null;
}
