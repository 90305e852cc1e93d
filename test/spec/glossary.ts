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

/** Matches a term as a whole word, singular or plural. */
const termPattern = (term: string) => new RegExp(`(?<![\\w-])${term.replace('/', '\\/')}s?(?![\\w-])`, 'gi');

/** The terms in an English text, without placeholders. Longer terms win: a margin call is not also a margin. */
export function termsIn(english: string): readonly string[] {
  let rest = english.replace(/\{+.*?\}+/g, '');
  return LONGEST_FIRST.filter((term) => {
    const remainder = rest.replace(termPattern(term), '');
    const isPresent = remainder !== rest;
    rest = remainder;
    return isPresent;
  });
}

/** A message for each translation that does not use the glossary's form of a term. */
export function findMissingTerms(
  language: string,
  texts: readonly (readonly [key: string, english: string, translation: string])[],
): readonly string[] {
  const column = languages.indexOf(language);
  const formsOf = (term: string) => terms.find((row) => row.term === term)?.forms[column] ?? [];
  return texts.flatMap(([key, english, translation]) =>
    termsIn(english)
      .filter((term) => !formsOf(term).some((form) => translation.toLowerCase().includes(form)))
      .map((term) => `${key} does not translate “${term}”: ${translation}`),
  );
}

const { languages, terms } = glossary();
const LONGEST_FIRST = terms.map(({ term }) => term).toSorted((a, b) => b.length - a.length);
