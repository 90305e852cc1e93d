/** The width below which the style sheet folds the page. */
const NARROW = '(max-width: 899px)';

/** True on a screen that shows one part of the page at a time. */
export const isNarrow = (): boolean => typeof matchMedia === 'function' && matchMedia(NARROW).matches;
