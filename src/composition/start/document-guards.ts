import { withholdCompositionKeys } from '../../infrastructure/browser/composition-keys';
import { followTranslatedTexts } from '../../infrastructure/browser/translated-texts';

/** Protects the page from what others do to its keys and its document: input methods and translators. */
export function guardDocument(): void {
  withholdCompositionKeys();
  followTranslatedTexts();
}
