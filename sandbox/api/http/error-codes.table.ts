interface ErrorRow {
  readonly code: number;
  readonly status: number;
  readonly meaning: string;
}

const row = (code: number, status: number, meaning: string): ErrorRow => Object.freeze({ code, status, meaning });

/** Error codes of the gateway's answers (spec 8: text key `errors.error{code}`) with the status they travel under. */
export const ERROR_CODES = Object.freeze({
  refused:              row(1,  400, 'refused'),
  invalid:              row(2,  400, 'the request does not fit the contract'),
  tooBig:               row(2,  413, 'bigger than is taken'),
  wrongCredentials:     row(3,  401, 'wrong address or password'),
  captchaFailed:        row(4,  400, 'captcha missing, wrong, expired or used'),
  tooManyTries:         row(5,  429, 'too many tries'),
  unauthorized:         row(1,  401, 'no valid token'),
  notFound:             row(7,  404, 'not found'),
  forbidden:            row(8,  403, 'not for this client'),
  duplicate:            row(9,  409, 'exists already'),
  wrongCode:            row(10, 400, 'one-time code wrong, used or expired'),
  wrongLink:            row(11, 400, 'link wrong, used or expired'),
  failed:               row(12, 500, 'the service failed'),
  wrongCurrentPassword: row(13, 400, 'the current password is wrong'),
  weakPassword:         row(14, 400, 'the new password is too weak'),
  busy:                 row(15, 503, 'busy, try again soon'),
  invalidWallet:        row(16, 400, 'not a wallet address of that network'),
});

export type ErrorName = keyof typeof ERROR_CODES;
