import { readFileSync } from 'node:fs';

/** The table in docs/glossary.md: one row per term, one column per language, with the term's forms in the cells. */
export function glossary(): { languages: string[]; terms: { term: string; forms: string[][] }[] } {
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

/** A term as a whole word, singular or plural. */
const wordsOf = (term: string) => new RegExp(`(?<![\\w-])${term.replace('/', '\\/')}s?(?![\\w-])`, 'gi');

/** The terms that an English text contains outside placeholders; a margin call is not also a margin. */
export function termsIn(english: string): readonly string[] {
  let rest = english.replace(/\{+.*?\}+/g, '');
  return LONGEST_FIRST.filter((term) => {
    const without = rest.replace(wordsOf(term), '');
    const isThere = without !== rest;
    rest = without;
    return isThere;
  });
}

/** Which of a language's texts, each with its key and the English, lack the glossary's form of a term. */
export function strays(
  language: string,
  texts: readonly (readonly [key: string, english: string, own: string])[],
): readonly string[] {
  const column = languages.indexOf(language);
  const formsOf = (term: string) => terms.find((one) => one.term === term)?.forms[column] ?? [];
  return texts.flatMap(([key, english, own]) =>
    termsIn(english)
      .filter((term) => !formsOf(term).some((form) => own.toLowerCase().includes(form)))
      .map((term) => `${key} lacks “${term}”: ${own}`),
  );
}

const { languages, terms } = glossary();
const LONGEST_FIRST = terms.map(({ term }) => term).toSorted((one, other) => other.length - one.length);
