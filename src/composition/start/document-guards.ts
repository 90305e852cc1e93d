import { LayoutStore } from '../../application/kernel/layout-store';
import { withholdCompositionKeys } from '../../infrastructure/browser/composition-keys';
import { followTranslatedTexts } from '../../infrastructure/browser/translated-texts';
import { followPaper } from '../../ui/theme/paper';
import '../../ui/theme/forced-colors.css';
import '../../ui/theme/print.css';
import type { Composition } from './compose';

/** Prepares the page for others who use its keys, its document and its colors: input methods, translators, printers and contrast themes. */
export function guardDocument(resolve: Composition['resolve']): void {
  withholdCompositionKeys();
  followTranslatedTexts();
  followPaper(resolve(LayoutStore));
}
