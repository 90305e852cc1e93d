import { useState } from 'react';
import { isDecimal } from '../../../domain/kernel/numbers/decimal';
import type { FieldRule } from '../../../domain/kernel/numbers/field-rules.table';
import { parseNumberText } from '../../../domain/kernel/numbers/number-text';
import { answerOfNumber } from '../../../domain/onboarding/number-answer';
import { useCulture } from '../../i18n/culture-context';
import { useNumbers } from '../../i18n/numbers';
import { NumberInput } from '../../forms/antd/number-input';

interface TypedNumberProps {
  /** A decimal string, or the typed text if it cannot be read as a number. */
  value: string;
  rule: FieldRule;
  /** A currency before the number. */
  prefix?: string | undefined;
  /** The possible values of an ambiguous text, once the form asks about it. */
  readings?: readonly string[] | undefined;
  onChange: (value: string) => void;
}

/** A number in the format of the client's culture. It is formatted when the field is left. */
export function TypedNumber({ value, rule, prefix, readings, onChange }: TypedNumberProps) {
  const culture = useCulture();
  const numbers = useNumbers();
  const [draftText, setTyping] = useState<{ text: string; culture: string } | null>(null);
  const setText = (text: string) => {
    setTyping({ text, culture });
    onChange(answerOfNumber({ text, culture }, rule));
  };
  const formattedText = isDecimal(value) ? numbers.exact(value) : (parseNumberText(value)?.text ?? value);
  return (
    <div onBlur={() => setTyping(null)}>
      <NumberInput
        value={draftText?.culture === culture ? draftText.text : formattedText}
        prefix={prefix}
        readings={readings}
        onChange={setText}
      />
    </div>
  );
}
