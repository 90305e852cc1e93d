/** Keys by which a field or a panel acts; letters are not withheld, since some fields listen to all of them. */
const ACTING_KEYS = /^(Enter|Escape|Tab|Arrow.+)$/;

/** The `keyCode` of a key that an input method has used; Safari sends it after the composition, with `isComposing` false. */
const USED_BY_INPUT_METHOD = 229;

/**
 * Withholds the keys that belong to an input method: an Enter that accepts a word, an Escape that rejects one. No field,
 * panel or part of a library gets them, so only a real Enter submits.
 */
export function withholdCompositionKeys(): void {
  window.addEventListener(
    'keydown',
    (event) => {
      // The code is deprecated, but it is the only sign of the key that ends a composition in Safari.
      const isUsed = event.isComposing || event.keyCode === USED_BY_INPUT_METHOD;
      if (isUsed && ACTING_KEYS.test(event.key)) event.stopImmediatePropagation();
    },
    true,
  );
}
