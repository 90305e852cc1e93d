import { visitOf } from '../../../src/domain/marketing/visit';

const ORIGIN = 'https://portal.example';

describe('the address of a visit (R4, L1)', () => {
  // oxfmt-ignore
  test.each([
    ['/',                                 '/',                 '',       false],
    ['/de/login?a=1&b=%20',               '/de/login?a=1&b=%20', '?a=1&b=%20', false],
    ['/new-password?resetToken=R&a=1',    '/new-password?a=1', '?a=1',   true],
    ['/new-password?RESETTOKEN=R',        '/new-password',     '',       true],
    ['/accounts?token=T&token=U',         '/accounts',         '',       true],
    ['/accounts?x=token',                 '/accounts?x=token', '?x=token', false],
    ['/a?b=1?c=2',                        '/a?b=1?c=2',        '?b=1?c=2', false],
  ])('%s', (address, uri, search, hasSecret) => {
    expect(visitOf(ORIGIN, address)).toEqual({ uri: ORIGIN + uri, search, hasSecret });
  });

  test('a long address is cut to a length that can be sent', () => {
    expect(visitOf(ORIGIN, `/login?a=${'x'.repeat(10_000)}`).uri).toBe(ORIGIN);
    const longestAddress = `/login?a=${'x'.repeat(4_096 - ORIGIN.length - '/login?a='.length)}`;
    expect(visitOf(ORIGIN, longestAddress).uri).toBe(ORIGIN + longestAddress);
  });
});
