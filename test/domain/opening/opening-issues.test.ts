import { ERROR_CODE, type ErrorName } from '../../../src/domain/kernel/error-codes.table';
import { chooseOpening, NO_WISH } from '../../../src/domain/opening/choose-opening';
import {
  openingIssues,
  openingProblem,
  type OpeningEntries,
  type OpeningIssues,
  type OpeningProblem,
} from '../../../src/domain/opening/opening-issues';
import { SOME_OFFERS } from '../../../src/testkit/opening/openings-data';

test.each<[ErrorName, number | undefined, unknown, OpeningProblem | null]>([
  ['idempotencyConflict', 409, undefined, { at: 'form', obstacle: { kind: 'conflict' } }],
  ['failed', 502, { field: 'offer' }, { at: 'form', obstacle: { kind: 'serverDown' } }],
  ['refused', 400, { reason: 'limit', most: 5 }, { at: 'form', obstacle: { kind: 'limit', most: 5 } }],
  ['refused', 400, { field: 'offer', reason: 'level' }, { at: 'accountType', issue: 'level' }],
  ['refused', 400, { field: 'leverage', reason: 'leverage' }, { at: 'leverage', issue: 'level' }],
  ['refused', 409, { field: 'terms', reason: 'terms' }, { at: 'terms', issue: 'changed' }],
  ['invalid', 400, { field: 'currency' }, { at: 'currency', issue: 'notOffered' }],
  ['weakPassword', 400, { field: 'tradingPassword' }, { at: 'tradingPassword', issue: 'refused' }],
  ['refused', 400, undefined, null],
  ['refused', undefined, { field: 'offer', reason: 'level' }, { at: 'accountType', issue: 'level' }],
])('a refusal as %s with status %s and %j has its place in the form', (name, status, details, problem) => {
  expect(openingProblem({ codes: [ERROR_CODE[name]], status, details })).toEqual(problem);
});

describe('an order', () => {
  const OFFERS = { ...SOME_OFFERS, nicknameLength: 4 };
  const [WITH_TERMS] = OFFERS.offers;
  const choiceOf = (...offers: typeof OFFERS.offers) => chooseOpening(offers, 'live', NO_WISH);
  /** By the rules of the offers: 10 to 16 characters, with a small and a capital letter and a digit. */
  const [STRONG, ALSO_STRONG, WEAK] = ['Trading-2026', 'Looking-2026', 'trading'];

  const entries = (
    changes: Partial<OpeningEntries>,
    passwords: Partial<OpeningEntries['passwords']> = {},
  ): OpeningEntries => ({
    choice: choiceOf(WITH_TERMS!),
    nickname: '',
    hasAgreed: true,
    ...changes,
    passwords: { tradingPassword: STRONG, readOnlyPassword: '', ...passwords },
  });

  test.each<[string, OpeningEntries, OpeningIssues]>([
    ['all is well', entries({}), {}],
    ['the name has as many characters as it may', entries({ nickname: ' Gold ' }), {}],
    ['there is a read-only password too', entries({}, { readOnlyPassword: ALSO_STRONG }), {}],
    [
      'there are no terms to agree to',
      entries({ hasAgreed: false, choice: choiceOf({ ...WITH_TERMS!, terms: null }) }),
      {},
    ],
    ['no account is on offer', entries({ choice: undefined }), { accountType: 'level' }],
    [
      'the client’s level is too low for each offer',
      entries({ choice: choiceOf({ ...WITH_TERMS!, isAllowed: false }) }),
      { accountType: 'level' },
    ],
    ['the name is too long', entries({ nickname: 'Gold!' }), { nickname: 'tooLong' }],
    ['the terms are not agreed to', entries({ hasAgreed: false }), { terms: 'missing' }],
    ['the password breaks a rule', entries({}, { tradingPassword: WEAK }), { tradingPassword: 'weak' }],
    ['the password is empty', entries({}, { tradingPassword: '' }), { tradingPassword: 'weak' }],
    [
      'the read-only password breaks a rule',
      entries({}, { readOnlyPassword: WEAK }),
      { readOnlyPassword: 'weak' },
    ],
    ['both passwords are the same', entries({}, { readOnlyPassword: STRONG }), { readOnlyPassword: 'same' }],
    [
      'all is wrong',
      entries({ nickname: 'Gold!', hasAgreed: false }, { tradingPassword: WEAK, readOnlyPassword: WEAK }),
      { nickname: 'tooLong', terms: 'missing', tradingPassword: 'weak', readOnlyPassword: 'same' },
    ],
  ])('has its issues where %s', (_, entered, issues) => {
    expect(openingIssues(entered, OFFERS)).toEqual(issues);
  });

  test('is checked by no rule of the offers before they are known', () => {
    const entered = entries(
      { choice: undefined, nickname: 'Gold!' },
      { tradingPassword: WEAK, readOnlyPassword: WEAK },
    );
    expect(openingIssues(entered, undefined)).toEqual({ accountType: 'level', readOnlyPassword: 'same' });
  });
});
