import { readFileSync } from 'node:fs';
import { FOLDERS, englishOf, textsOf } from './shipped-texts';

/** The table in docs/glossary.md: one row per term, one column per language, with the term's forms in the cells. */
function glossary(): { languages: string[]; terms: { term: string; forms: string[][] }[] } {
  const [header = [], , ...rows] = readFileSync('docs/glossary.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  return {
    languages: header.slice(1),
    terms: rows.map(([term = '', ...cells]) => ({
      term,
      forms: cells.map((cell) => cell.split(';').map((form) => form.trim().toLowerCase())),
    })),
  };
}

/** Whether an English text contains a term as a whole word, singular or plural, outside placeholders. */
function has(english: string, term: string): boolean {
  const words = term.replace('/', '\\/');
  return new RegExp(`(?<![\\w-])${words}s?(?![\\w-])`, 'i').test(english.replace(/\{\{.*?\}\}/g, ''));
}

describe('docs/glossary.md', () => {
  const { languages, terms } = glossary();

  test('has every language, and a form of every term in each', () => {
    expect(languages.toSorted()).toEqual(FOLDERS.filter((folder) => folder !== 'en').sort());
    expect(terms.length).toBeGreaterThan(9);
    for (const { forms } of terms) expect(forms.flat()).toHaveLength(forms.flat().filter(Boolean).length);
    for (const { forms } of terms) expect(forms).toHaveLength(languages.length);
  });

  test.each(terms)('$term occurs in the texts', ({ term }) => {
    expect([...textsOf('en').values()].filter((text) => has(text, term))).not.toEqual([]);
  });

  test.each(languages)('%s uses the glossary’s terms', (language) => {
    const column = languages.indexOf(language);
    const strays = [...textsOf(language)].flatMap(([key, text]) =>
      terms
        .filter(({ term }) => has(englishOf(key), term))
        .filter(({ forms }) => !forms[column]?.some((form) => text.toLowerCase().includes(form)))
        .map(({ term }) => `${key} lacks “${term}”: ${text}`),
    );
    expect(strays).toEqual([]);
  });
});
