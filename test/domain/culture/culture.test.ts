import { resolveCulture, isCulture } from '../../../src/domain/culture/culture';

describe('the current culture (D3)', () => {
  const all = { stored: 'ur-PK', prefix: 'de', user: 'fr-FR', site: 'id-ID' } as const;

  test('stored, then prefix, then user, then site, then en-US', () => {
    expect(resolveCulture(all)).toBe('ur-PK');
    expect(resolveCulture({ ...all, stored: null })).toBe('de-DE');
    expect(resolveCulture({ ...all, stored: null, prefix: '' })).toBe('fr-FR');
    expect(resolveCulture({ ...all, stored: null, prefix: '', user: null })).toBe('id-ID');
    expect(resolveCulture({ stored: null, prefix: '', user: null, site: null })).toBe('en-US');
    expect(resolveCulture({})).toBe('en-US');
  });

  test.each(['', 'xx-XX', 'de', 'de-de', 'DE-DE', '<b>', 'NaN', 'constructor', '__proto__', 'pt-PT'])(
    'an unknown culture %j is skipped wherever it occurs (P3)',
    (unknown) => {
      expect(isCulture(unknown)).toBe(false);
      expect(resolveCulture({ ...all, stored: unknown })).toBe('de-DE');
      expect(resolveCulture({ stored: unknown, user: unknown, site: 'ko-KR' })).toBe('ko-KR');
      expect(resolveCulture({ stored: unknown, user: unknown, site: unknown })).toBe('en-US');
    },
  );

  test('a value that is not text is not a culture', () => {
    expect([undefined, null, 7, {}, ['de-DE']].some(isCulture)).toBe(false);
    expect(isCulture('id-ID')).toBe(true);
  });
});
