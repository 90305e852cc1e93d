import { glossary, findMissingTerms, termsIn } from './glossary';
import { LANGUAGE_FOLDERS, englishOf, textsOf } from './shipped-texts';

describe('docs/glossary.md', () => {
  const { languages, terms } = glossary();

  test('has every language, and a form of every term in each', () => {
    expect(languages.toSorted()).toEqual(LANGUAGE_FOLDERS.filter((folder) => folder !== 'en').sort());
    expect(terms.length).toBeGreaterThan(9);
    for (const { forms } of terms) expect(forms.flat()).toHaveLength(forms.flat().filter(Boolean).length);
    for (const { forms } of terms) expect(forms).toHaveLength(languages.length);
  });

  test.each(terms)('$term occurs in the texts', ({ term }) => {
    expect([...textsOf('en').values()].filter((text) => termsIn(text).includes(term))).not.toEqual([]);
  });

  test.each(languages)('%s uses the glossary’s terms', (language) => {
    const texts = [...textsOf(language)].map(([key, text]) => [key, englishOf(key), text] as const);
    expect(findMissingTerms(language, texts)).toEqual([]);
  });
});
