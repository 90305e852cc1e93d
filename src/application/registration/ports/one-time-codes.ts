import { port } from '../../kernel/port';

/** Channel of a one-time code. */
export type CodeChannel = 'sms' | 'whatsapp';

/**
 * One-time codes (R7 `ClientVerification`, O1) that verify a visitor's phone; they need no session. Phone numbers are in
 * international form, `+4930123456`. Rejects with `PortalError` only.
 */
export interface OneTimeCodes {
  /** Sends a new code, which replaces the old one. `refused` with 5 within 60 s of the last one. */
  send(channel: CodeChannel, phone: string): Promise<void>;
  /** Verifies a code. `refused` with 10 if it is wrong, used, expired or was tried too often. */
  verify(channel: CodeChannel, phone: string, code: string): Promise<void>;
}
export const OneTimeCodes = port<OneTimeCodes>('OneTimeCodes');
