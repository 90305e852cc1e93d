import type { TabStore } from '../ports/storage';

const DRAFT = 'portico.draft.calculators';

/** What was entered, by field. */
export type Entered = Readonly<Record<string, string>>;

/**
 * What this tab still knows of a client's calculators (decisions 7): nothing of another client's, and nothing where it
 * can't be read.
 */
export function readDraft(tab: TabStore, clientId: number | undefined): Entered {
  try {
    const kept = Object(JSON.parse(tab.get(DRAFT) ?? '{}')) as { client?: unknown; entered?: unknown };
    if (kept.client !== clientId) return {};
    const entries = Object.entries(Object(kept.entered) as object);
    return Object.fromEntries(
      entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}

export function keepDraft(
  tab: TabStore,
  clientId: number | undefined,
  entered: Iterable<readonly [string, string]>,
): void {
  tab.set(DRAFT, JSON.stringify({ client: clientId, entered: Object.fromEntries(entered) }));
}
