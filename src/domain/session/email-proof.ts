/** The state of the proof that a client reads the mail of their address. */
export interface EmailProofState {
  readonly email: string | null;
  readonly isProved: boolean;
  /** When the code was mailed that can still be entered, in ISO 8601 UTC; null without one. */
  readonly sentAt: string | null;
}
