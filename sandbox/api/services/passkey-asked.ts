/** What a passkey is asked to sign, and on which page. */
export interface PasskeyAsked {
  /** Random, in base64url. */
  readonly challenge: string;
  readonly origin: string;
  readonly rpId: string;
}
