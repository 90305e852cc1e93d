import fc from 'fast-check';
import { isPrefix, splitPrefix, withPrefix, pathBehind } from '../../../src/domain/culture/prefix';
import { PREFIXES } from '../../../src/domain/culture/prefixes.table';

describe('language prefix (D3)', () => {
  // oxfmt-ignore
  test.each([
    ['/de/accounts', 'de', '/accounts'],
    ['/de/',         'de', '/'],
    ['/de',          'de', '/'],
    ['/de/fr/news',  'de', '/fr/news'],
    ['/DE/accounts', '',   '/DE/accounts'],
    ['/dex/accounts', '',  '/dex/accounts'],
    ['/accounts',    '',   '/accounts'],
    ['/accounts/de', '',   '/accounts/de'],
    ['/',            '',   '/'],
    ['',             '',   ''],
    ['//de/x',       '',   '//de/x'],
    ['/constructor/x', '', '/constructor/x'],
    ['/__proto__',   '',   '/__proto__'],
  ])('%s is prefix %j and path %s', (pathname, prefix, path) => {
    expect(splitPrefix(pathname)).toEqual({ prefix, path });
  });

  test('only the fixed codes are prefixes', () => {
    expect(['en', 'ur', 'zh', 'toString', ''].filter(isPrefix)).toEqual(['en']);
  });

  // oxfmt-ignore
  test.each([
    ['de', '/accounts', '/de/accounts'],
    ['de', '/',         '/de'],
    ['',   '/accounts', '/accounts'],
    ['',   '/',         '/'],
  ] as const)('%j with %s is %s', (prefix, path, address) => expect(withPrefix(prefix, path)).toBe(address));

  test('splitting reverses joining', () => {
    const path = fc.string().map((text) => `/${text}`);
    fc.assert(
      fc.property(fc.constantFrom(...PREFIXES), path, (prefix, path) => {
        expect(splitPrefix(withPrefix(prefix, path))).toEqual({ prefix, path });
      }),
    );
    fc.assert(
      fc.property(path, (pathname) => {
        const { prefix, path: rest } = splitPrefix(pathname);
        expect(withPrefix(prefix, rest).replace(/\/$/, '')).toBe(pathname.replace(/\/$/, ''));
      }),
    );
  });
});

describe('the path behind a basename', () => {
  test.each([
    ['/de', '/de/accounts', '/accounts'],
    ['/de', '/de', '/'],
    ['/de', '/de/', '/'],
    ['/de', '/deutsch', '/deutsch'],
    ['/de', '/accounts', '/accounts'],
    ['', '/accounts', '/accounts'],
    ['', '/de/accounts', '/de/accounts'],
    ['', '/', '/'],
  ])('%p, %p: %p', (basename, pathname, path) => expect(pathBehind(basename, pathname)).toBe(path));
});
