import { Secret, TOTP } from 'otpauth';

/** RFC 6238 as every authenticator app has it: SHA-1, six digits, a new code every 30 seconds. */
const RULES = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Steps before and after the current one whose codes are taken as well: clocks differ, and typing takes time. */
const DRIFT = 1;

/** A code of the app; anything else is taken for a recovery code. */
export const isTotp = (code: string) => /^[0-9]{6}$/.test(code);

/**
 * The time step that a code belongs to, if it is one of now and younger than `after`: a code that was seen
 * over somebody's shoulder does not work again.
 */
export function matchingStep(secret: Uint8Array, code: string, now: Date, after: number): number | undefined {
  if (!isTotp(code)) return undefined;
  const totp = new TOTP({ ...RULES, secret: new Secret({ buffer: Uint8Array.from(secret).buffer }) });
  const timestamp = now.getTime();
  const drift = totp.validate({ token: code, timestamp, window: DRIFT });
  if (drift === null) return undefined;
  const step = totp.counter({ timestamp }) + drift;
  return step > after ? step : undefined;
}
