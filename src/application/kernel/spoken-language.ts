import type { Culture } from '../../domain/culture/cultures.table';

/** The culture whose texts are on screen; `LanguageStore` is one. */
export interface SpokenLanguage {
  readonly spoken: Culture;
}
