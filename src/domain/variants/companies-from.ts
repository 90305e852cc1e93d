import { CompanyError, companiesOf, type Companies } from '../site/companies';
import { STOCK_VARIANTS, type CompanyEntry } from '../site/company';
import { POLICY_CELLS } from './policy-cells';

const KEY = /^[a-z][a-z0-9-]{0,31}$/;
const joinWords = (words: Iterable<string>): string => [...words].join(', ');

/**
 * Makes the set of companies, those of extensions included. Entries may be like one another in any order. A portal without
 * extensions does not load this module, which needs every policy table.
 * @throws CompanyError for a duplicate key or id, an unknown `like`, cell or word, and a missing cell.
 */
export function companiesFrom(
  stock: readonly CompanyEntry[],
  extensions: readonly CompanyEntry[] = [],
): Companies {
  const entries = [...stock, ...extensions];
  entries.forEach((entry, index) => checkEntry(entry, entries.slice(0, index)));
  entries.forEach(checkGaps);
  return companiesOf(entries);
}

function checkEntry({ key, id, cells = {} }: CompanyEntry, previousEntries: readonly CompanyEntry[]): void {
  const companyName = `Company "${key}"`;
  if (!KEY.test(key) || key === 'other')
    throw new CompanyError(
      `${companyName}: a key is lower-case letters, digits and hyphens, and not "other"`,
    );
  if (!Number.isSafeInteger(id) || id < 1)
    throw new CompanyError(`${companyName}: an id is a whole number from 1`);
  const duplicate = previousEntries.find((entry) => entry.key === key || entry.id === id);
  if (duplicate)
    throw new CompanyError(
      `${companyName} (${id}): key or id is that of "${duplicate.key}" (${duplicate.id})`,
    );
  for (const [cell, word] of Object.entries(cells)) {
    const words = POLICY_CELLS.get(cell);
    if (!words)
      throw new CompanyError(
        `${companyName}: there is no cell "${cell}"; the cells are ${joinWords(POLICY_CELLS.keys())}`,
      );
    if (!words.includes(word))
      throw new CompanyError(
        `${companyName}: "${word}" can't stand in ${cell}, but one of ${joinWords(words)}`,
      );
  }
}

/** A variant without `like` is a stock one, or defines every cell itself. */
function checkGaps({ key, like, cells = {} }: CompanyEntry): void {
  if (like !== undefined || STOCK_VARIANTS.some((candidate) => candidate === key)) return;
  const missing = [...POLICY_CELLS.keys()].filter((cell) => !Object.hasOwn(cells, cell));
  if (missing.length > 0)
    throw new CompanyError(
      `Company "${key}": without like it brings every cell; missing are ${joinWords(missing)}`,
    );
}
