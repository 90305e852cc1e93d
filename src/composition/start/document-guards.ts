import { withholdCompositionKeys } from '../../infrastructure/browser/composition-keys';

/** Protects the page from what others do to its document: input methods and translators. */
export function guardDocument(): void {
  withholdCompositionKeys();
}
