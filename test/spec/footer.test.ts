import { BUILT_IN_VARIANTS, type BuiltInVariant } from '../../src/domain/site/company';
import { resolveFooter } from '../../src/domain/site/footer/resolve-footer';
import { builtInVariant } from '../../src/testkit/site/variants';

// Typed by hand from R2.6 and D5. The footer has en, es, de, id, it and fr; any other language gets English.
// oxfmt-ignore
const FOOTER: Readonly<Record<BuiltInVariant, Readonly<Record<string, string>>>> = {
  main: {
    en: 'privacy terms faq',
    es: 'privacy terms faq',
    de: 'privacy terms faq imprint',
    id: 'privacy terms faq',
    it: 'privacy terms faq',
    fr: 'privacy terms faq',
    ja: 'privacy terms faq',
  },
  invest: {
    en: 'privacy terms risk licence help',
    es: 'privacy terms help',
    de: 'privacy terms imprint help',
    id: 'privacy terms risk licence help',
    it: 'privacy terms help',
    fr: 'privacy terms help',
    ja: 'privacy terms risk licence help',
  },
  bank:          { en: '', es: '', de: '', id: '', it: '', fr: '', ja: '' },
  international: { en: '', es: '', de: '', id: '', it: '', fr: '', ja: '' },
  other: {
    en: 'privacy terms faq',
    es: 'privacy terms faq',
    de: 'privacy terms faq imprint',
    id: 'privacy terms faq',
    it: 'privacy terms faq',
    fr: 'privacy terms faq',
    ja: 'privacy terms faq',
  },
};

const cells = BUILT_IN_VARIANTS.flatMap((variant) =>
  Object.entries(FOOTER[variant]).map(([language, expected]) => ({ variant, language, expected })),
);

describe('R2.6: footer', () => {
  test.each(cells)('$variant in $language: $expected', ({ variant, language, expected }) => {
    const words = expected === '' ? [] : expected.split(' ');
    expect(resolveFooter(builtInVariant(variant), language)).toEqual({
      links: words
        .filter((key) => key !== 'help')
        .map((key) => ({ key, labelKey: `footer.${key}`, hrefKey: `footer.${key}Url` })),
      help: words.includes('help'),
    });
  });

  test('each variant has the six languages of the footer and another one', () => {
    expect(cells).toHaveLength(5 * 7);
  });
});
