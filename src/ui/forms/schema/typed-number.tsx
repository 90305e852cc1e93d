import { useState } from 'react';
import { isDecimal } from '../../../domain/accounts/decimal';
import type { FieldRule } from '../../../domain/kernel/numbers/field-rules.table';
import { readNumber, separatorsOf } from '../../../domain/kernel/numbers/read-number';
import { useCulture } from '../../i18n/culture-context';
import { useNumbers } from '../../i18n/numbers';
import { NumberInput } from '../antd/number-input';

/** Limits are the question's own. */
const ANY: FieldRule = { sign: 'any', atMost: '999999999999999', written: 'amount', whole: false };

interface TypedNumberProps {
  /** A decimal string; what can't be read as one stays as it was typed. */
  value: string;
  /** A currency. */
  before?: string | undefined;
  onChange: (value: string) => void;
}

/** A number in the client's own way of writing; it is tidied once the field is left. */
export function TypedNumber({ value, before, onChange }: TypedNumberProps) {
  const culture = useCulture();
  const numbers = useNumbers();
  const [typing, setTyping] = useState<string | null>(null);
  const type = (text: string) => {
    const read = readNumber(text, ANY, separatorsOf(culture));
    setTyping(text);
    onChange('value' in read ? read.value : text.trim());
  };
  return (
    <div onBlur={() => setTyping(null)}>
      <NumberInput
        value={typing ?? (isDecimal(value) ? numbers.exact(value) : value)}
        before={before}
        onChange={type}
      />
    </div>
  );
}
