/** The gateway's challenge after the right password of a client with a second factor (D9). */
export interface SignInChallenge {
  readonly challengeId: string;
  /** Such as `totp`, `recovery` and `passkey`; unknown names are ignored. */
  readonly methods: readonly string[];
}

/** Methods to answer a challenge: a code of the authenticator app, a recovery code, or a passkey. */
export type SecondFactorMethod = 'totp' | 'recovery' | 'passkey';

/** State of a client's second factor. */
export interface SecondFactorState {
  readonly isOn: boolean;
  /** ISO 8601 UTC. */
  readonly since: string | null;
  /** ISO 8601 UTC. */
  readonly lastUsedAt: string | null;
  readonly recoveryCodesLeft: number | null;
}

/** The secret for an authenticator app. */
export interface SecondFactorSecret {
  /** Base 32, to be typed. */
  readonly secret: string;
  /** The `otpauth:` address, to be scanned. */
  readonly uri: string;
}
