import { asciiDigits } from './plain-text';

/** Unseen characters, except those that choose the form of a letter. */
const UNSEEN = /(?![\u200C\u200D\p{Variation_Selector}])[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** Joiners that do not follow a letter: Persian and Indian names need the others. */
const LOOSE_JOINERS = /(?<![\p{L}\p{M}])[\u200C\u200D]+|[\u200C\u200D]+(?![\p{L}\p{M}])/gu;
const CONTROLS = /[\p{Cc}\p{Cs}]/u;

/** A text without the characters that could turn or hide the text around them. */
export function withoutUnseen(text: string): string {
  return text.replace(UNSEEN, '').replace(LOOSE_JOINERS, '').normalize('NFC');
}

/**
 * One line of free text, such as a street: the typed text with one kind of blank, no blanks at the ends, ASCII digits,
 * and no invisible characters that could turn or hide the text around it.
 */
export function cleanLine(text: string): string {
  return asciiDigits(withoutUnseen(text)).replace(/\s+/g, ' ').trim();
}

/** True for a text with characters that no line has: controls, and halves of a character. */
export function hasControls(text: string): boolean {
  return CONTROLS.test(text);
}
