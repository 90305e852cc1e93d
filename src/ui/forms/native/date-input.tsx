import { useState } from 'react';
import { readPastedDate } from '../../../domain/kernel/identifiers/date-parts';
import { plainText } from '../../../domain/kernel/identifiers/plain-text';
import { useCulture } from '../../i18n/culture-context';
import { dateParts, type DatePart } from '../../i18n/dates';
import { localizedName } from '../../i18n/names';
import { FieldContext, useControl } from '../field-context';
import styles from './date-input.module.css';
import { TextInput } from './text-input';

type Parts = Readonly<Record<DatePart, string>>;

interface DateInputProps {
  name: string;
  /** `YYYY-MM-DD`; missing parts are empty (`1990--03`), and the value is empty if all parts are missing. */
  value: string;
  /** Autofill's name of the whole date: `bday`. */
  autoComplete: string;
  onChange: (value: string) => void;
}

/**
 * A well-known date such as a birthday: three short fields in the culture's order and the portal's language. The
 * browser's date field would use the browser's language and open at today. Use it in a `FieldGroup`.
 */
export function DateInput({ name, value, autoComplete, onChange }: DateInputProps) {
  const culture = useCulture();
  const control = useControl();
  const [typedParts, setTypedParts] = useState(() => partsOf(value));
  // After a draft or a reset the value differs from the typed parts.
  const currentParts = dateOf(typedParts) === value ? typedParts : partsOf(value);
  return (
    <div className={styles['date']}>
      {dateParts(culture).map((part) => (
        <label key={part} className={styles[part]}>
          <span>{localizedName('dateTimeField', part, culture)}</span>
          <FieldContext value={{ ...control, ...idAttributes(`${control.id}-${part}`) }}>
            <TextInput
              name={`${name}-${part}`}
              dir="ltr"
              inputMode="numeric"
              autoComplete={`${autoComplete}-${part}`}
              value={currentParts[part]}
              onChange={(text) => {
                const pastedDate = readPastedDate(text, dateParts(culture));
                const next = pastedDate ?? { ...currentParts, [part]: text };
                setTypedParts(next);
                onChange(dateOf(next));
              }}
            />
          </FieldContext>
        </label>
      ))}
    </div>
  );
}

const idAttributes = (id: string) => ({ id, 'data-testid': id });

function partsOf(value: string): Parts {
  const [year = '', month = '', day = ''] = value.split('-');
  return { year, month, day };
}

/** The digits may be of any script: the fields show them as typed, since an input method may still be at work. */
function dateOf(parts: Parts): string {
  const [year, month, day] = [parts.year, parts.month, parts.day].map(plainText);
  if (!year && !month && !day) return '';
  const pad = (text = '') => (text === '' ? '' : text.padStart(2, '0'));
  return `${year ?? ''}-${pad(month)}-${pad(day)}`;
}
