import type { FieldRule } from '../../../src/domain/kernel/numbers/field-rules.table';
import { readNumber, separatorsOf } from '../../../src/domain/kernel/numbers/read-number';
import type { TerminalTexts } from './terminal-texts';
import type { Writer } from './writer';

/** A typed number as a decimal string, or the reason why the text is not a number, in the reader's language. */
export type ReadTypedNumber =
  | { readonly value: string }
  | { readonly issue: string; readonly isMissing: boolean };

/** Reads a typed number. It refuses an ambiguous text, with the reason. */
export function readTypedNumber(
  text: string,
  rule: FieldRule,
  issues: TerminalTexts['issue'],
  writer: Writer,
): ReadTypedNumber {
  const reading = readNumber(text, rule, separatorsOf(writer.culture));
  const refusal = (issue: string) => ({ issue, isMissing: false });
  if ('value' in reading) {
    const digits = rule.digits ?? Infinity;
    const hasTooManyDigits = (reading.value.split('.')[1]?.length ?? 0) > digits;
    if (!hasTooManyDigits) return reading;
    return refusal(writer.fill(issues['too-fine'], { digits: writer.number(String(digits)) }));
  }
  switch (reading.issue) {
    case 'missing':
      return { issue: issues.missing, isMissing: true };
    case 'ambiguous': {
      const readings = writer.alternatives(reading.readings.map((value) => writer.number(value)));
      return refusal(writer.fill(issues.ambiguous, { readings }));
    }
    case 'not-positive':
      return refusal(issues['not-positive']);
    case 'not-a-number':
    case 'not-whole':
      return refusal(writer.fill(issues['not-a-number'], { typed: text, example: writer.number('1.25') }));
    case 'too-big':
      return refusal(issues['too-big']);
  }
}
