import { expiryFrom, readSession, SESSION_LIFETIME_SECONDS } from '../../src/domain/session/session';

const NOW = 1_700_000_000;

// Typed by hand from R4 "Session" and D5: values of `tokenExp`, and whether the client is signed in.
// oxfmt-ignore
const EXPIRIES: readonly (readonly [tokenExp: string | null, signedIn: boolean])[] = [
  [null, false],
  ['', false],
  ['0', false],
  [String(NOW - 1), false],
  [String(NOW), false],
  [String(NOW + 1), true],
  [String(NOW + 3600), true],
  ['999999999999999', true],   // 15 digits
  ['1000000000000000', false], // 16 digits
  ['0000001700000001', false], // 16 digits, though in the future
  ['000001700000001', true],   // 15 digits
  [`${NOW + 1}.5`, false],
  [`${NOW + 60} `, false],
  [` ${NOW + 60}`, false],
  [`+${NOW + 60}`, false],
  [`-${NOW + 60}`, false],
  [`${NOW + 60}\n`, false],
  ['1e999', false],
  ['NaN', false],
  ['Infinity', false],
  ['<b>1</b>', false],
  ['٩٩٩٩٩٩٩٩٩٩٩', false],
];

describe('R4: session', () => {
  test.each(EXPIRIES)('tokenExp %j: signed in %s', (tokenExp, signedIn) => {
    const session = readSession({ token: 'T', tokenExp }, NOW);
    expect(session).toEqual(signedIn ? { token: 'T', expiresAt: Number(tokenExp) } : undefined);
  });

  // oxfmt-ignore
  test.each([
    [null, false], ['', false], ['a', true], ['a.b-c_d~e+f/g==', true], ['x'.repeat(8192), true], ['x'.repeat(8193), false],
    ['a b', false], ['a\n', false], ['a\u0000', false], ['é', false], ['\u007f', false],
  ])('a token %j: signed in %s', (token, signedIn) => {
    expect(readSession({ token, tokenExp: String(NOW + 1) }, NOW) !== undefined).toBe(signedIn);
  });

  test('a session lasts one hour from sign-in and ends at that second', () => {
    expect(SESSION_LIFETIME_SECONDS).toBe(60 * 60);
    const tokenExp = String(expiryFrom(NOW + 0.9));
    expect(tokenExp).toBe(String(NOW + 3600));
    expect(readSession({ token: 'T', tokenExp }, NOW + 3599.999)).toBeDefined();
    expect(readSession({ token: 'T', tokenExp }, NOW + 3600)).toBeUndefined();
  });
});
