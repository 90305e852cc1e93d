import {
  DEFAULT_PASSWORD_RULES,
  checkPassword,
  passwordStrength,
} from '../../../src/domain/session/password-rules';

const fulfilledRules = (
  password: string,
  rules: object = {},
  email: string | undefined = 'ann@example.com',
) =>
  checkPassword(password, { ...DEFAULT_PASSWORD_RULES, ...rules }, email)
    .filter((verdict) => verdict.isMet)
    .map(({ rule }) => rule);
const brokenRules = (password: string, rules: object = {}, email: string | undefined = 'ann@example.com') =>
  checkPassword(password, { ...DEFAULT_PASSWORD_RULES, ...rules }, email)
    .filter((verdict) => !verdict.isMet)
    .map(({ rule }) => rule);

describe('checkPassword', () => {
  test.each([
    ['', ['minLength', 'notEmail']],
    ['1234567', ['minLength']],
    ['12345678', []],
    ['x'.repeat(128), []],
    ['x'.repeat(129), ['maxLength']],
    [' ANN@example.com', []],
    ['ANN@example.com', ['notEmail']],
    ['🙂🙂🙂🙂', ['minLength']],
    ['🙂🙂🙂🙂🙂🙂🙂🙂', []],
  ])('%j breaks %j', (password, rules) => {
    expect(brokenRules(password)).toEqual(rules);
  });

  test.each([
    ['lower', 'ABCÄ', 'ABCä'],
    ['upper', 'abcé', 'abcÉ'],
    ['digit', 'abc', 'abc٣'],
    ['symbol', 'abc 1', 'abc!1'],
  ] as const)('%s: %j breaks it, %j keeps it', (rule, bad, good) => {
    expect(brokenRules(bad, { minLength: 0, needs: [rule] })).toEqual([rule]);
    expect(fulfilledRules(good, { minLength: 0, needs: [rule] })).toContain(rule);
  });

  test('the email address is ignored if unknown, or if there is no such rule', () => {
    expect(checkPassword('12345678', DEFAULT_PASSWORD_RULES, undefined)).toEqual([
      { rule: 'minLength', isMet: true },
    ]);
    expect(brokenRules('ann@example.com', { notEmail: false })).toEqual([]);
  });
});

describe('passwordStrength', () => {
  test.each([
    ['', 0],
    ['a', 1],
    ['aaaaaaaaaaaa', 1],
    ['abcdefgh', 1],
    ['12345678', 1],
    ['87654321', 1],
    ['parade7', 2],
    ['Tr0ub4dor', 3],
    ['purple monkey dishwasher', 4],
    ['kX9!vQ2#mZ7p', 4],
  ])('%j is %i', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });
});
