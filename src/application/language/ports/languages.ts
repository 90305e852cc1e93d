import { port } from '../../kernel/port';

/** An entry of the language menu. */
export interface LanguageItem {
  /** The language's own name, e.g. "Deutsch". */
  name: string;
  /** E.g. `de-DE`; a culture without texts can't be chosen. */
  culture: string;
}

/** The language menu's entries (R7 `Language`), fetched when it opens. Rejects with `PortalError` only. */
export interface Languages {
  /** Sorted by name as `localeCompare` does. */
  list(signal?: AbortSignal): Promise<readonly LanguageItem[]>;
}
export const Languages = port<Languages>('Languages');
