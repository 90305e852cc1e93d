/** Error codes that the gateway uses, by name; each has a text `errors.error{code}` (R8, D4). */
export const ERROR_CODE = Object.freeze({
  refused:              1,  // for no stated reason
  invalid:              2,  // a field or parameter is missing or wrong
  wrongCredentials:     3,  // e-mail or password
  captchaFailed:        4,  // missing, wrong or expired
  tooManyTries:         5,  // wait before the next
  unreadable:           6,  // the answer cannot be read, or has no list of codes
  notFound:             7,
  forbidden:            8,  // the client may not do this
  duplicate:            9,  // it exists already
  wrongCode:            10, // the one-time code is wrong or expired
  wrongLink:            11, // the link is used or expired
  failed:               12, // a service behind the gateway failed
  wrongCurrentPassword: 13,
  weakPassword:         14, // does not keep the rules
  busy:                 15, // overloaded, try again shortly
  invalidWallet:        16, // no address of that network
  codeNeeded:           17, // the second factor has to be proved
  expired:              18, // the rate is no longer available
  held:                 19, // withdrawals are on hold
  idempotencyConflict:  20, // the key was used for another body before
  draftConflict:        21, // another device has saved the draft since
  invalidAnswers:       22, // they do not fit the form
  emailUnproved:        23, // the client has to prove their e-mail address first
} as const);

export type ErrorName = keyof typeof ERROR_CODE;
