import fc from 'fast-check';
import { accountPaths } from '../../../src/domain/access/routes';
import { readEntryLink, type EntryLink } from '../../../src/domain/session/entry-link';

const PATHS = accountPaths('portico');

function read(address: string): EntryLink {
  const query = address.indexOf('?');
  return query < 0
    ? readEntryLink({ pathname: address, search: '' }, PATHS)
    : readEntryLink({ pathname: address.slice(0, query), search: address.slice(query) }, PATHS);
}

describe('TokenLogin (R2.1, D5)', () => {
  // oxfmt-ignore
  test.each([
    // address                                                  target
    ['/TokenLogin?token=T',                                     '/accounts'],
    ['/TokenLogin?token=T&path=/profile',                       '/profile'],
    ['/TokenLogin?token=T&path=profile',                        '/profile'],
    ['/tokenlogin/?token=T&path=/Wallet',                       '/Wallet'],
    ['/TokenLogin?token=T&path=%2Fportico-social',              '/portico-social'],
    ['/TokenLogin?token=T&path=%2Fhow-to-use%3Ftab%3Dnews%26a%3D1', '/how-to-use?tab=news&a=1'],
    ['/TokenLogin?token=T&path=/open-investment-account?typeId=3', '/open-investment-account?typeId=3'],
    ['/TokenLogin?token=T&path=%2Fprofile%23x',                 '/profile'],
    ['/TokenLogin?token=T&path=%2Fprofile%3Ftoken%3DX%26a%3D1', '/profile?a=1'],
    ['/de/TokenLogin?token=T&path=/profile',                    '/de/profile'],
    ['/de/TokenLogin?token=T&path=/fr/profile',                 '/fr/profile'],
    ['/de/TokenLogin?token=T&path=fr/profile',                  '/fr/profile'],
    ['/TokenLogin?token=T&path=/fr/profile',                    '/fr/profile'],
    ['/de/TokenLogin?token=T',                                  '/de/accounts'],
    ['/de/TokenLogin?token=T&path=/nowhere',                    '/de/accounts'],
    ['/TokenLogin?token=T&path=/login',                         '/accounts'],
    ['/TokenLogin?token=T&path=/FR/profile',                    '/accounts'],
    ['/TokenLogin?token=T&path=/fr/fr/profile',                 '/accounts'],
    ['/TokenLogin?token=T&path=/profile/../login',              '/accounts'],
    ['/TokenLogin?token=T&path=/profile&path=/wallet',          '/accounts'],
    ['/TokenLogin?token=T&path=%E0%A4%A',                       '/accounts'],
    ['/TokenLogin?token=T&path=',                               '/accounts'],
    ['/TokenLogin?token=T&path',                                '/accounts'],
  ])('%s leads to %s', (address, target) => {
    expect(read(address)).toMatchObject({ token: 'T', hadToken: true, target });
  });

  // L4.
  test.each([
    '//evil.example',
    '//evil.example/accounts',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example/accounts',
    'https:/accounts',
    'javascript:alert(1)',
    'JavaScript:alert(1)//accounts',
    'data:text/html,x',
    '%2f%2fevil.example',
    '/%2f%2fevil.example',
    '%252f%252fevil.example',
    '/accounts@evil.example',
    '/ accounts',
    '/accounts\u0000',
    '///accounts',
    '//accounts',
  ])('a path %j leads to the accounts', (path) => {
    for (const pathText of [path, encodeURIComponent(path)]) {
      expect(read(`/TokenLogin?token=T&path=${pathText}`).target).toBe('/accounts');
    }
  });

  test('without a valid token it still returns the target', () => {
    expect(read('/TokenLogin?path=/profile')).toEqual({
      hadToken: false,
      target: '/profile',
      cleanedAddress: '/TokenLogin?path=/profile',
      embed: undefined,
    });
    expect(read('/TokenLogin')).toMatchObject({ hadToken: false, target: '/accounts' });
  });
});

describe('a token on any other address (R2.3, D5)', () => {
  // oxfmt-ignore
  test.each([
    ['/?token=T',                    '/accounts',    '/'],
    ['/profile?token=T',             '/accounts',    '/profile'],
    ['/de?token=T',                  '/de/accounts', '/de'],
    ['/de/news?a=1&token=T&b=%20+',  '/de/accounts', '/de/news?a=1&b=%20+'],
    ['/profile?token=T&path=/news',  '/accounts',    '/profile?path=/news'],
    ['/profile?%74oken=T',           '/accounts',    '/profile'],
    ['/login?token=T',               '/accounts',    '/login'],
  ])('%s leads to %s and is cleaned to %s', (address, target, cleanedAddress) => {
    expect(read(address)).toEqual({ token: 'T', hadToken: true, target, cleanedAddress, embed: undefined });
  });

  test('a Base64 token keeps its characters, encoded or not', () => {
    expect(read('/?token=a+b/c==').token).toBe('a+b/c==');
    expect(read('/?token=a%2Bb%2Fc%3D%3D').token).toBe('a+b/c==');
  });

  // L5.
  test.each([
    ['repeated', 'token=T&token=T'],
    ['64 kB long', `token=${'x'.repeat(65_536)}`],
    ['one character too long', `token=${'x'.repeat(8_193)}`],
    ['empty', 'token='],
    ['without a value', 'token'],
    ['with a line break', 'token=a%0Ab'],
    ['with a space', 'token=a%20b'],
    ['badly encoded', 'token=%E0%A4%A'],
    ['not ASCII', 'token=%C3%A9'],
  ])('a token %s is removed and treated as absent', (_, query) => {
    const link = read(`/de/profile?a=1&${query}`);
    expect(link).toEqual({
      hadToken: true,
      target: '/de/profile?a=1',
      cleanedAddress: '/de/profile?a=1',
      embed: undefined,
    });
    expect('token' in link).toBe(false);
  });

  test('an address without a token is unchanged', () => {
    expect(read('/de/profile?resetToken=R&&x')).toEqual({
      hadToken: false,
      target: '/de/profile?resetToken=R&x',
      cleanedAddress: '/de/profile?resetToken=R&x',
      embed: undefined,
    });
  });

  test.each(['//evil.example/x', '/\\evil.example/x', '\\\\evil.example/x', '///evil.example/x'])(
    'an address %s is not rewritten to another host',
    (pathname) => {
      expect(readEntryLink({ pathname, search: '?token=' }, PATHS).cleanedAddress).toBe('/evil.example/x');
    },
  );
});

describe('the mobile-app flag (R1)', () => {
  // oxfmt-ignore
  test.each([
    ['/accounts?isMobileApp=true', true],
    ['/accounts?isMobileApp=TRUE', true],
    ['/accounts?ismobileapp=True', true],
    ['/TokenLogin?token=T&path=/profile&isMobileApp=true', true],
    ['/TokenLogin?token=T&path=%2Fprofile%3FisMobileApp%3Dtrue', true],
    ['/accounts?isMobileApp=false', false],
    ['/accounts?ISMOBILEAPP=False', false],
    ['/TokenLogin?token=T&path=%2Fprofile%3FisMobileApp%3Dfalse', false],
    ['/accounts?isMobileApp=false&isMobileApp=true', true],
    ['/accounts?isMobileApp=', undefined],
    ['/accounts?isMobileApp', undefined],
    ['/accounts?isMobileApp=1', undefined],
    ['/accounts?isMobileApp=%E0%A4%A', undefined],
    ['/accounts', undefined],
  ])('%s: %s', (address, embed) => expect(read(address).embed).toBe(embed));
});

test('no link leads off the site, throws, or leaves a token in the address', () => {
  const origin = 'https://portal.example';
  const nasty = fc.constantFrom(
    '//',
    '/',
    '\\',
    '%2f',
    '%5c',
    ':',
    '@',
    '?',
    '#',
    '&',
    'token=',
    'path=',
    '.',
    'evil',
    'de',
    'accounts',
    'TokenLogin',
    'javascript',
    '\t',
    ' ',
    '%',
  );
  const text = fc.oneof(
    fc.string(),
    fc.array(nasty, { maxLength: 12 }).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(text, text, fc.constantFrom('', '/TokenLogin', '/de/TokenLogin'), (first, second, page) => {
      const pathname = page === '' ? `/${first.replace(/[?#]/g, '')}` : page;
      const link = readEntryLink({ pathname, search: `?token=T&path=${second}&${first}` }, PATHS);
      expect(link.hadToken).toBe(true);
      expect(new URL(link.target, origin).origin).toBe(origin);
      expect(new URL(link.cleanedAddress, origin).origin).toBe(origin);
      if (link.token !== undefined) {
        expect(PATHS.some((path) => link.target.toLowerCase().includes(path.toLowerCase()))).toBe(true);
      }
      expect(read(link.cleanedAddress).hadToken).toBe(false);
    }),
    { numRuns: 2000, seed: 20261121 },
  );
});
