import { createHmac, timingSafeEqual } from 'node:crypto';

/** RFC 6238 as every authenticator app has it: SHA-1, six digits, a new code every 30 seconds. */
const STEP_SECONDS = 30;
const DIGITS = 6;
/** Steps before and after the current one whose codes are taken as well: clocks differ, and typing takes time. */
const DRIFT = [-1, 0, 1] as const;

/** The code of a time step. */
export function totpAt(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const from = hash.readUInt8(hash.length - 1) & 0xf;
  const number = (hash.readUInt32BE(from) & 0x7fff_ffff) % 10 ** DIGITS;
  return String(number).padStart(DIGITS, '0');
}

/** The time step of an instant. */
export function stepOf(now: Date): number {
  return Math.floor(now.getTime() / 1_000 / STEP_SECONDS);
}

/**
 * The time step that a code belongs to, if it is one of now and younger than `after`: a code that was seen
 * over somebody's shoulder does not work again.
 */
export function matchingStep(secret: Uint8Array, code: string, now: Date, after: number): number | undefined {
  const typed = Buffer.from(code.padEnd(DIGITS).slice(0, DIGITS));
  const matches = DRIFT.map((drift) => stepOf(now) + drift).filter((step) => {
    const right = Buffer.from(totpAt(secret, step));
    return typed.length === right.length && timingSafeEqual(typed, right);
  });
  return code.length === DIGITS ? matches.find((step) => step > after) : undefined;
}
