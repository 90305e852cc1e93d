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

/** The secret that all replicas share (G6), and another that is accepted too while they change from one to the other. */
export interface Secrets {
  readonly current: string;
  readonly previous?: string | undefined;
}

/** Derives 32-byte keys for one purpose: the first is used, all are accepted. */
export function keysFor(
  purpose: 'captcha' | 'chat' | 'second-factor' | 'recovery-codes',
  { current, previous }: Secrets,
): readonly [Buffer, ...Buffer[]] {
  const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', `portico ${purpose}`, 32));
  return previous === undefined ? [keyOf(current)] : [keyOf(current), keyOf(previous)];
}
