import { Secret, TOTP } from 'otpauth';

/** RFC 6238 as every authenticator app has it: SHA-1, six digits, a new code every 30 seconds. */
const RULES = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Steps before and after the current one whose codes are accepted too: clocks differ, and typing takes time. */
const DRIFT = 1;

/** True for the form of an app's code; anything else is treated as a recovery code. */
export const isTotp = (code: string) => /^[0-9]{6}$/.test(code);

/**
 * The time step of a code, if the code is current and its step is later than `lastStep`: a used code that somebody has
 * seen does not work again.
 */
export function matchingStep(
  secret: Uint8Array,
  code: string,
  now: Date,
  lastStep: number,
): number | undefined {
  if (!isTotp(code)) return undefined;
  const totp = new TOTP({ ...RULES, secret: new Secret({ buffer: Uint8Array.from(secret).buffer }) });
  const timestamp = now.getTime();
  const drift = totp.validate({ token: code, timestamp, window: DRIFT });
  if (drift === null) return undefined;
  const step = totp.counter({ timestamp }) + drift;
  return step > lastStep ? step : undefined;
}
