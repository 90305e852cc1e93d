import { withholdCompositionKeys } from '../../infrastructure/browser/composition-keys';
import { followTranslatedTexts } from '../../infrastructure/browser/translated-texts';
import '../../ui/theme/print.css';

/**
 * Protects the page from what others do to its keys and its document: input methods and translators. The rules for paper
 * come with it.
 */
export function guardDocument(): void {
  withholdCompositionKeys();
  followTranslatedTexts();
}
