import { currencyDigits } from '../kernel/numbers/currency-digits';
import type { FieldRule } from '../kernel/numbers/field-rules.table';
import {
  draftOfNumberText,
  parseNumberText,
  readNumberText,
  type NumberText,
} from '../kernel/numbers/number-text';
import type { Answer, FieldSchema } from './form-schema';

/** The number rule of a question; its limits are checked with the question. */
export function ruleOfNumber({ type, 'x-portico-currency': currency }: FieldSchema): FieldRule {
  const digits = type === 'integer' ? 0 : currency === undefined ? undefined : currencyDigits(currency);
  return { sign: 'any', atMost: '999999999999999', notation: 'amount', whole: false, digits };
}

/**
 * The answer of a typed number: a decimal string, or the text as it was typed. An ambiguous text is stored with its
 * culture, so that it is never read as a decimal string.
 */
export function answerOfNumber(typed: NumberText, rule: FieldRule): string {
  const read = readNumberText(typed, rule);
  if ('value' in read) return read.value;
  return read.issue === 'ambiguous' ? draftOfNumberText(typed) : typed.text.trim();
}

/** The values that an ambiguous answer may mean; none for any other answer. */
export function readingsOfAnswer(answer: Answer | undefined, field: FieldSchema): readonly string[] {
  const typed = typeof answer === 'string' ? parseNumberText(answer) : undefined;
  const read = typed && readNumberText(typed, ruleOfNumber(field));
  return read && 'readings' in read ? read.readings : [];
}
