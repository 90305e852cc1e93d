import { port } from './port';

/** An entry of the language menu. */
export interface LanguageItem {
  /** The language's own name, e.g. "Deutsch". */
  name: string;
  culture: string;
}

/** The language menu's entries (R7 `Language`), sorted by name. Rejects with `PortalError` only. */
export interface Languages {
  list(signal?: AbortSignal): Promise<readonly LanguageItem[]>;
}
export const Languages = port<Languages>('Languages');
