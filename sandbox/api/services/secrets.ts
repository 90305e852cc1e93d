import { createHash, hkdfSync, randomBytes, randomInt } from 'node:crypto';

/** An opaque token of 256 random bits, 43 characters that any header and address can carry. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** A one-time code of six digits (O1). */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** What is kept of a token or code: high-entropy or short-lived, so a fast hash does; found by an index. */
export function digest(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** A key for one purpose from the secret that all replicas share (G6): 32 bytes. */
export function keyFor(purpose: 'captcha' | 'chat', secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `portico ${purpose}`, 32));
}
