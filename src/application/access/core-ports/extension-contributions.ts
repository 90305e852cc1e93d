import type { ContributedPages } from '../../../domain/access/contributed-pages';
import type { Culture } from '../../../domain/culture/cultures.table';
import type { TextMap } from '../../../domain/culture/text-map';
import { port } from '../../kernel/port';

/** Screens, menu entries, texts and tokens of extensions, checked. */
export interface ExtensionContributions extends ContributedPages {
  /** Their own texts in a culture; empty without any. Never rejects. */
  texts(culture: Culture): Promise<TextMap>;
  /** Ant Design tokens that override a variant's own, one object for each variant and scheme. */
  tokens(variant: string, dark: boolean): Readonly<Record<string, string | number | boolean>>;
}
export const ExtensionContributions = port<ExtensionContributions>('ExtensionContributions');
