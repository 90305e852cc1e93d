import type { SignInDevice } from './open-session';

/** A passkey of the client. */
export interface Passkey {
  readonly id: string;
  readonly name: string;
  /** The device on which it was added. */
  readonly device: SignInDevice | null;
  /** ISO 8601 UTC. */
  readonly createdAt: string | null;
  /** ISO 8601 UTC. */
  readonly lastUsedAt: string | null;
}

/** The client's passkeys, and the methods that prove a change of them. */
export interface PasskeyState {
  readonly passkeys: readonly Passkey[];
  /** Such as `totp`, `recovery` and `passkey`; without any, the password proves it. */
  readonly methods: readonly string[];
}

/** Options for the browser from the gateway: JSON of WebAuthn, which only the authenticator reads. */
export type PasskeyOptions = Readonly<Record<string, unknown>>;

/** A passkey's answer for the gateway: JSON of WebAuthn. */
export interface PasskeyAnswer {
  readonly id: string;
  readonly response: Readonly<Record<string, unknown>>;
}

/** Proof of the second factor: a code of the app or a recovery code, or a passkey's signature. */
export type FactorProof = { readonly code: string } | { readonly assertion: PasskeyAnswer };

/** Proof of a change: the second factor, or the password. */
export type PasskeyProof = FactorProof | { readonly password: string };

/** Proof of an order or a change: a typed code, null without one; a passkey's signature; or the password of a client without a second factor. */
export type Proof = { readonly code: string | null } | Exclude<PasskeyProof, { readonly code: string }>;

/** Maximum length of a passkey's name. */
export const MAX_PASSKEY_NAME_LENGTH = 64;
