import { createHash, hkdfSync, randomBytes, randomInt } from 'node:crypto';

/** An opaque token of 256 random bits: 43 characters that are safe in headers and URLs. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** A one-time code of six digits (O1). */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/**
 * The stored form of a token or code. Those have high entropy or a short life, so a fast hash is enough,
 * and an index can find it.
 */
export function digest(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Derives a 32-byte key for one purpose from the secret that all replicas share (G6). */
export function keyFor(
  purpose: 'captcha' | 'chat' | 'second-factor' | 'recovery-codes',
  secret: string,
): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `portico ${purpose}`, 32));
}
