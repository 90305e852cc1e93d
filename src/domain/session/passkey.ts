import type { SignInDevice } from './signed-in';

/** A passkey of the client. */
export interface Passkey {
  readonly id: string;
  readonly name: string;
  /** On which it was added. */
  readonly device: SignInDevice | null;
  /** ISO 8601 UTC. */
  readonly createdAt: string | null;
  /** ISO 8601 UTC. */
  readonly lastUsedAt: string | null;
}

/** The client's passkeys, and how a change of them is proved. */
export interface PasskeyState {
  readonly passkeys: readonly Passkey[];
  /** Such as `totp`, `recovery` and `passkey`; without any, the password proves it. */
  readonly methods: readonly string[];
}

/** What the browser is asked for, as the gateway writes it: JSON of WebAuthn, which only the authenticator reads. */
export type PasskeyOptions = Readonly<Record<string, unknown>>;

/** What a passkey answered, for the gateway: JSON of WebAuthn. */
export interface PasskeyAnswer {
  readonly id: string;
  readonly response: Readonly<Record<string, unknown>>;
}

/** What proves a change: a code of the app or a recovery code, what a passkey signed, or the password. */
export type PasskeyProof =
  { readonly code: string } | { readonly assertion: PasskeyAnswer } | { readonly password: string };

/** How many letters a passkey's name may have. */
export const LONGEST_PASSKEY_NAME = 64;
