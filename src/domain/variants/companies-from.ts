import { CompanyError, companiesOf, type Companies } from '../site/companies';
import { BUILT_IN_VARIANTS, type CompanyEntry } from '../site/company';
import { POLICY_CELLS } from './policy-cells';

const KEY = /^[a-z][a-z0-9-]{0,31}$/;
const joinNames = (names: Iterable<string>): string => [...names].join(', ');

/**
 * Makes the set of companies, including those of extensions. An entry may name any other in `like`, also a later one. A
 * portal without extensions does not load this module, which needs every policy table.
 * @throws CompanyError for a duplicate key or id, an unknown `like`, an unknown cell or value of a cell, and a missing
 * cell.
 */
export function companiesFrom(
  builtIn: readonly CompanyEntry[],
  extensions: readonly CompanyEntry[],
): Companies {
  const entries = [...builtIn, ...extensions];
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
  for (const [cell, value] of Object.entries(cells)) {
    const values = POLICY_CELLS.get(cell);
    if (!values)
      throw new CompanyError(
        `${companyName}: there is no cell "${cell}"; the cells are ${joinNames(POLICY_CELLS.keys())}`,
      );
    if (!values.includes(value))
      throw new CompanyError(
        `${companyName}: "${value}" is not a value of ${cell}; it has to be one of ${joinNames(values)}`,
      );
  }
}

/** A company without `like` is one of the built-in variants, or defines every cell itself. */
function checkGaps({ key, like, cells = {} }: CompanyEntry): void {
  if (like !== undefined || BUILT_IN_VARIANTS.some((candidate) => candidate === key)) return;
  const missing = [...POLICY_CELLS.keys()].filter((cell) => !Object.hasOwn(cells, cell));
  if (missing.length > 0)
    throw new CompanyError(
      `Company "${key}": a company without "like" must define every cell; missing: ${joinNames(missing)}`,
    );
}
