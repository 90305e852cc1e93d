import { tagManagerId, tagManagerUrl } from '../../../src/domain/marketing/tag-manager';
import { BUILT_IN_VARIANTS } from '../../../src/domain/site/company';
import { builtInVariant } from '../../../src/testkit/site/variants';

const IDS = {
  main: 'GTM-M',
  invest: 'GTM-I',
  bank: 'GTM-B',
  international: 'GTM-N',
  internationalAf: 'GTM-AF',
};

describe('tag manager (R7, D4)', () => {
  // oxfmt-ignore
  const TABLE = {
    // continent       main     invest   bank     international  other
    AF:   ['GTM-M', 'GTM-I', 'GTM-B', 'GTM-AF',      ''],
    EU:   ['GTM-M', 'GTM-I', 'GTM-B', 'GTM-N',       ''],
    none: ['GTM-M', 'GTM-I', 'GTM-B', 'GTM-N',       ''],
  };
  const cells = Object.entries(TABLE).flatMap(([continent, ids]) =>
    BUILT_IN_VARIANTS.map((variant, column) => ({ continent, variant, expected: ids[column] })),
  );
  test.each(cells)('$variant in $continent: $expected', ({ continent, variant, expected }) => {
    expect(tagManagerId(IDS, builtInVariant(variant), continent === 'none' ? null : continent)).toBe(
      expected,
    );
  });

  test('a company’s own settings win: one id for everywhere, or some of the ids', () => {
    const main = builtInVariant('main');
    expect(tagManagerId(IDS, main, 'AF', 'GTM-OWN')).toBe('GTM-OWN');
    expect(tagManagerId(IDS, main, null, { main: 'GTM-OWN' })).toBe('GTM-OWN');
    expect(tagManagerId(IDS, main, null, { bank: 'GTM-OWN' })).toBe('GTM-M');
  });

  test('the id cannot change the URL', () => {
    expect(tagManagerUrl('GTM-M')).toBe('https://www.googletagmanager.com/gtm.js?id=GTM-M');
    expect(tagManagerUrl('a&b#c')).toBe('https://www.googletagmanager.com/gtm.js?id=a%26b%23c');
  });
});
