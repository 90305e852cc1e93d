import { ERROR_CODE } from '../../src/domain/error-codes.table';
import { REFUSALS } from '../../sandbox/api/http/refusals.table';

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
  });
});

test('the stand-in’s refusals are sent with the code of their name; five more have none of their own', () => {
  const { draftTaken, keyTaken, oddAnswers, tooBig, unauthorized, ...named } = REFUSALS;
  const codes = Object.fromEntries(Object.entries(named).map(([name, { code }]) => [name, code]));
  const { unreadable: _, ...known } = ERROR_CODE;
  expect(codes).toEqual(known);
  // D9 gives the last three the number of the wrong password.
  const numbers = [tooBig, unauthorized, keyTaken, draftTaken, oddAnswers].map(({ code }) => code);
  expect(numbers).toEqual([2, 1, 13, 13, 13]);
});
