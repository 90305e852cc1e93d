/** The code shown where an answer brings no list of codes, or cannot be read (spec 8). */
export const FALLBACK_ERROR_CODE = 6;

/** Error codes that the gateway uses; each has a text `errors.error{code}` (spec 8, decisions 4). */
export const ERROR_CODES = Object.freeze({
  1: { name: 'refused', meaning: 'the request was refused for no stated reason' },
  2: { name: 'invalid', meaning: 'a field or parameter is missing or wrong' },
  3: { name: 'credentials', meaning: 'email or password is wrong' },
  4: { name: 'captcha', meaning: 'the captcha is missing, wrong or expired' },
  5: { name: 'too-many-tries', meaning: 'too many tries, wait before the next' },
  6: { name: 'unreadable', meaning: 'the answer cannot be read, or has no list of codes' },
  7: { name: 'not-found', meaning: 'what was asked for does not exist' },
  8: { name: 'forbidden', meaning: 'the client may not do this' },
  9: { name: 'duplicate', meaning: 'it exists already' },
  10: { name: 'one-time-code', meaning: 'the one-time code is wrong or expired' },
  11: { name: 'link', meaning: 'the link is used or expired' },
  12: { name: 'service', meaning: 'a service behind the gateway failed' },
  13: { name: 'current-password', meaning: 'the current password is wrong' },
  14: { name: 'weak-password', meaning: 'the new password does not keep the rules' },
  15: { name: 'busy', meaning: 'too much is going on, try again shortly' },
  16: { name: 'wallet-address', meaning: 'the wallet address is not valid' },
} as const);
