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

const CODE = /^\d{6}$/;

/** Removes the spaces that apps put into a code. */
export function normalizeCode(text: string): string {
  return text.replaceAll(/\s/g, '');
}

/** Accepts six digits. */
export function isAppCode(text: string): boolean {
  return CODE.test(text);
}
