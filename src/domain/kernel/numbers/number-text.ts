import type { FieldRule } from './field-rules.table';
import { readNumber, separatorsOf, writeNumber, type TypedNumber } from './read-number';

/**
 * The text of a number field with the culture in which it was typed. It is always read in that culture, since `1.500`
 * is a different number in another.
 */
export interface NumberText {
  readonly text: string;
  readonly culture: string;
}

/** A number's text in a draft: `de-DE 1.500`. */
const DRAFT_FORMAT = /^([a-z]{2}-[A-Z]{2}) (.*)$/s;

/** The text in a draft; undefined if its culture is unknown, since the number would have to be guessed. */
export function parseNumberText(draft: string): NumberText | undefined {
  const [, culture, text] = DRAFT_FORMAT.exec(draft) ?? [];
  return culture === undefined || text === undefined ? undefined : { text, culture };
}

/** A text for a draft, which `parseNumberText` reads back. */
export function draftOfNumberText({ culture, text }: NumberText): string {
  return `${culture} ${text}`;
}

/** A value as a text in a culture's way of writing. */
export function numberTextOf(value: string, culture: string): NumberText {
  return { text: writeNumber(value, separatorsOf(culture)), culture };
}

/** Reads a text in the culture in which it was typed. */
export function readNumberText({ culture, text }: NumberText, rule: FieldRule): TypedNumber {
  return readNumber(text, rule, separatorsOf(culture));
}

/** A text for the page of a culture: as typed, or after a change of language its value written in the new one. */
export function shownNumberText(numberText: NumberText, rule: FieldRule, culture: string): string {
  if (numberText.culture === culture) return numberText.text;
  const reading = readNumberText(numberText, rule);
  return 'value' in reading ? numberTextOf(reading.value, culture).text : numberText.text;
}
