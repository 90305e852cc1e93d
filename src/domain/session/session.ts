/** Lifetime of a token after sign-in: one hour (R4 and R9). */
export const SESSION_LIFETIME_SECONDS = 3600;

/** Seconds between the warning of the client and the end of the session (S5). */
export const SESSION_WARNING_SECONDS = 120;

const TOKEN = /^[\x21-\x7e]{1,8192}$/;
const EXPIRY = /^\d{1,15}$/;

/** Reason why a session ended. `manual`: the client signed out here; `elsewhere`: in another tab. */
export type SessionEnd = 'manual' | 'unauthorized' | 'expired' | 'elsewhere';

/** The two values of a session in the browser's storage; null if absent. */
export interface StoredSession {
  readonly token: string | null;
  readonly tokenExp: string | null;
}

/** A valid session; `expiresAt` is in seconds since the epoch, by the browser's own clock. */
export interface Session {
  readonly token: string;
  readonly expiresAt: number;
}

/**
 * Accepts a value that can be a token: 1 to 8,192 printable characters (D5). Printable means what an
 * Authorization header can carry: visible ASCII. The token is otherwise opaque and never parsed.
 */
export function isToken(value: unknown): value is string {
  return typeof value === 'string' && TOKEN.test(value);
}

/**
 * The stored session, or undefined when signed out. Any `tokenExp` of 1 to 15 digits in the future counts; at the very
 * second of `tokenExp` the session is over (D5).
 */
export function readSession({ token, tokenExp }: StoredSession, nowSeconds: number): Session | undefined {
  if (!isToken(token) || tokenExp === null || !EXPIRY.test(tokenExp)) return undefined;
  const expiresAt = Number(tokenExp);
  return expiresAt > nowSeconds ? { token, expiresAt } : undefined;
}

/** `tokenExp` of a token that is stored now, in whole seconds (D7). */
export function expiryFrom(nowSeconds: number): number {
  return Math.floor(nowSeconds) + SESSION_LIFETIME_SECONDS;
}
