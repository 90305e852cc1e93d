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

/** Whether an English text contains a term as a whole word, singular or plural, outside placeholders. */
export function has(english: string, term: string): boolean {
  const words = term.replace('/', '\\/');
  return new RegExp(`(?<![\\w-])${words}s?(?![\\w-])`, 'i').test(english.replace(/\{\{.*?\}\}/g, ''));
}
