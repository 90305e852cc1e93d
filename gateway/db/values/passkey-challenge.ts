/** The text that a passkey has to sign, and the page on which it does. */
export interface PasskeyChallenge {
  /** Random, in base64url. */
  readonly challenge: string;
  readonly origin: string;
  readonly rpId: string;
}
