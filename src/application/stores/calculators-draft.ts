import type { TabStore } from '../ports/storage';

const DRAFT = 'portico.draft.calculators';

/** What was entered, by field. */
export type Entered = Readonly<Record<string, string>>;

/** What this tab still knows of the calculators' fields (decisions 7); nothing where it can't be read. */
export function readDraft(tab: TabStore): Entered {
  try {
    const kept: unknown = JSON.parse(tab.get(DRAFT) ?? '{}');
    const entries = Object.entries(Object(kept) as object);
    return Object.fromEntries(
      entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}

export function keepDraft(tab: TabStore, entered: Iterable<readonly [string, string]>): void {
  tab.set(DRAFT, JSON.stringify(Object.fromEntries(entered)));
}
