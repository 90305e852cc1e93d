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
  return {
    sign: 'any',
    atMost: '999999999999999',
    notation: 'amount',
    isWhole: false,
    digits,
    unit: currency,
  };
}

/**
 * The answer of a typed number: a decimal string, or the typed text. An ambiguous text is stored with its culture, so
 * that it is never read as a decimal string.
 */
export function answerOfNumber(numberText: NumberText, rule: FieldRule): string {
  const result = readNumberText(numberText, rule);
  if ('value' in result) return result.value;
  return result.issue === 'ambiguous' ? draftOfNumberText(numberText) : numberText.text.trim();
}

/** The possible values of an ambiguous answer; empty for any other answer. */
export function readingsOfAnswer(answer: Answer | undefined, field: FieldSchema): readonly string[] {
  const numberText = typeof answer === 'string' ? parseNumberText(answer) : undefined;
  const result = numberText && readNumberText(numberText, ruleOfNumber(field));
  return result && 'readings' in result ? result.readings : [];
}
