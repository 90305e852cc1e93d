import type { TextMap } from '../ports/texts';
import { port } from '../../kernel/port';

/** The text engine behind the views. */
export interface Translator {
  /** Replaces all texts: `texts` of `language` (two letters) override `fallback`, which is English. */
  use(language: string, texts: TextMap, fallback: TextMap): void;
  /**
   * Adds texts for views that are not mounted yet: existing texts stay, and nothing is rendered again. Parameters as in
   * `use`.
   */
  extend(language: string, texts: TextMap, fallback: TextMap): void;
  /** A text, "" if the key is unknown in both (never the raw key). */
  text(key: string, values?: Readonly<Record<string, string | number>>): string;
}
export const Translator = port<Translator>('Translator');
