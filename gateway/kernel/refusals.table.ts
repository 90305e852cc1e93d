import { ERROR_CODE, type ErrorName } from '../../src/domain/kernel/error-codes.table';

interface Refusal {
  readonly code: number;
  readonly status: number;
  readonly meaning: string;
}

const row = (code: ErrorName, status: number, meaning: string): Refusal =>
  Object.freeze({ code: ERROR_CODE[code], status, meaning });

/** The reasons to refuse a call, with the error code and the HTTP status of the answer. */
export const REFUSALS = Object.freeze({
  refused:              row('refused',              400, 'refused'),
  invalid:              row('invalid',              400, 'the request does not fit the contract'),
  tooBig:               row('invalid',              413, 'too big'),
  wrongCredentials:     row('wrongCredentials',     401, 'wrong address or password'),
  captchaFailed:        row('captchaFailed',        400, 'captcha missing, wrong, expired or used'),
  tooManyTries:         row('tooManyTries',         429, 'too many tries'),
  unauthorized:         row('refused',              401, 'no valid token'),
  notFound:             row('notFound',             404, 'not found'),
  forbidden:            row('forbidden',            403, 'not for this client'),
  duplicate:            row('duplicate',            409, 'exists already'),
  wrongCode:            row('wrongCode',            400, 'one-time code wrong, used or expired'),
  wrongLink:            row('wrongLink',            400, 'link wrong, used or expired'),
  failed:               row('failed',               500, 'the service failed'),
  wrongCurrentPassword: row('wrongCurrentPassword', 400, 'the current password is wrong'),
  weakPassword:         row('weakPassword',         400, 'the new password is too weak'),
  busy:                 row('busy',                 503, 'busy, try again soon'),
  invalidWallet:        row('invalidWallet',        400, 'not a wallet address of that network'),
  codeNeeded:           row('codeNeeded',           403, 'the second factor is needed'),
  expired:              row('expired',              409, 'the quote has run out'),
  held:                 row('held',                 403, 'no withdrawals for a while'),
  idempotencyConflict:  row('idempotencyConflict',  409, 'the idempotency key was used for another body before'),
  draftConflict:        row('draftConflict',        409, 'the draft was saved on another device since'),
  emailUnproved:        row('emailUnproved',        403, 'the e-mail address is not proved'),
  invalidAnswers:       row('invalidAnswers',       400, 'the answers do not fit the form'),
});

export type RefusalName = keyof typeof REFUSALS;
