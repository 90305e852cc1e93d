/** What the gateway asks for after the right password of a client who has a second factor (D9). */
export interface SignInChallenge {
  readonly challengeId: string;
  /** Such as `totp`, `recovery` and `passkey`; a name that the portal does not know is left alone. */
  readonly methods: readonly string[];
}

/** What answers a challenge: a code of the authenticator app, a recovery code, or what a passkey signed. */
export type SecondFactorMethod = 'totp' | 'recovery' | 'passkey';

/** How a client's second factor stands. */
export interface SecondFactorState {
  readonly isOn: boolean;
  /** ISO 8601 UTC. */
  readonly since: string | null;
  /** ISO 8601 UTC. */
  readonly lastUsedAt: string | null;
  readonly recoveryCodesLeft: number | null;
}

/** What an authenticator app is given. */
export interface SecondFactorSecret {
  /** Base 32, to be typed. */
  readonly secret: string;
  /** The `otpauth:` address, to be scanned. */
  readonly uri: string;
}

const CODE = /^\d{6}$/;

/** A code as it was typed, without the spaces that apps put into it. */
export function typedCode(text: string): string {
  return text.replaceAll(/\s/g, '');
}

/** Whether a text is six digits. */
export function isAppCode(text: string): boolean {
  return CODE.test(text);
}
