import { ERROR_CODE } from '../../src/domain/kernel/error-codes.table';
import { REFUSALS } from '../../gateway/kernel/refusals.table';

// Typed by hand: these numbers go over the wire and are keys of the built-in texts.
test('error codes', () => {
  expect(ERROR_CODE).toEqual({
    refused: 1,
    invalid: 2,
    wrongCredentials: 3,
    captchaFailed: 4,
    tooManyTries: 5,
    unreadable: 6,
    notFound: 7,
    forbidden: 8,
    duplicate: 9,
    wrongCode: 10,
    wrongLink: 11,
    failed: 12,
    wrongCurrentPassword: 13,
    weakPassword: 14,
    busy: 15,
    invalidWallet: 16,
    codeNeeded: 17,
    expired: 18,
    held: 19,
    idempotencyConflict: 20,
    draftConflict: 21,
    invalidAnswers: 22,
    emailUnproved: 23,
  });
});

test('the gateway’s refusals have the code of their name, except for two', () => {
  const { tooBig, unauthorized, ...refusals } = REFUSALS;
  const codes = Object.fromEntries(Object.entries(refusals).map(([name, { code }]) => [name, code]));
  const { unreadable: _, ...errorCodes } = ERROR_CODE;
  expect(codes).toEqual(errorCodes);
  expect([tooBig.code, unauthorized.code]).toEqual([2, 1]);
});

test.each([
  [13, [['wrongCurrentPassword', 400]]],
  [20, [['idempotencyConflict', 409]]],
  [21, [['draftConflict', 409]]],
  [22, [['invalidAnswers', 400]]],
  [23, [['emailUnproved', 403]]],
])('code %i belongs to one refusal only', (code, refusals) => {
  const matches = Object.entries(REFUSALS).filter(([, refusal]) => refusal.code === code);
  expect(matches.map(([name, { status }]) => [name, status])).toEqual(refusals);
});
