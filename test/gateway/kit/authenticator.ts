import { TOTP } from 'otpauth';

/** The code that an authenticator app shows for a secret (base32) at a moment. */
export const codeAt = (secret: string, at: Date): string =>
  new TOTP({ secret }).generate({ timestamp: at.getTime() });
