import { cleanLine, hasControls } from './line-text';
import { DASHES } from './plain-text';

/** Letters and signs that keyboards of East Asia type in the width of their own script. */
const OF_OTHER_WIDTH = /[\uFF01-\uFFEF]+/g;

/**
 * A person's name in the form in which it is sent, stored and shown: one kind of dash and of blank, letters in their
 * usual width. Every letter, apostrophe, dot and comma stays as the person writes it.
 */
export function cleanName(text: string): string {
  const usualWidth = text.replace(OF_OTHER_WIDTH, (part) => part.normalize('NFKC'));
  return cleanLine(usualWidth).replace(DASHES, '-');
}

/** True for a cleaned name that can be stored: people decide how they are called, in any script. */
export function isName(name: string): boolean {
  return name !== '' && !hasControls(name);
}
