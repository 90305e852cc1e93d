import Button from 'antd/es/button';
import Input, { type InputRef } from 'antd/es/input/Input';
import { useRef, type ReactNode } from 'react';
import { numberTextOf } from '../../../domain/kernel/numbers/number-text';
import { Verbatim } from '../../components/text/verbatim';
import { useCulture } from '../../i18n/culture-context';
import { useNumbers } from '../../i18n/numbers';
import styles from './control.module.css';
import { useAntdControl } from './use-antd-control';

interface NumberInputProps {
  /** The typed text. The domain reads it in the client's number format and reports errors. */
  value: string;
  /** Unit before the figure: a currency code, or `1:`. */
  prefix?: string | undefined;
  /** Unit after the figure: `%`. */
  suffix?: string | undefined;
  /** A button inside, at its end. */
  action?: ReactNode;
  /** The values that an ambiguous text may mean, as decimal strings: a button for each writes it into the field. */
  readings?: readonly string[] | undefined;
  onChange: (value: string) => void;
}

/**
 * A decimal number, or money after its currency. It is a text field: a number field would drop invalid input instead
 * of explaining it (docs/decisions/0011).
 */
export function NumberInput({ value, prefix, suffix, action, readings = [], onChange }: NumberInputProps) {
  const control = useAntdControl();
  const input = useRef<InputRef>(null);
  return (
    <div dir="ltr" className={styles['number'] ?? ''}>
      <Input
        {...control}
        ref={input}
        inputMode="decimal"
        autoComplete="off"
        spellCheck={false}
        value={value}
        prefix={prefix !== undefined && <span className={styles['unit']}>{prefix}</span>}
        suffix={suffix === undefined ? action : <span className={styles['unit']}>{suffix}</span>}
        onChange={(event) => onChange(event.target.value)}
      />
      {readings.length > 0 && (
        <Readings
          controlId={control.id}
          readings={readings}
          onChoose={(text) => {
            onChange(text);
            // The chosen button disappears with the question.
            input.current?.focus();
          }}
        />
      )}
    </div>
  );
}

interface ReadingsProps {
  controlId: string;
  readings: readonly string[];
  onChoose: (text: string) => void;
}

/** The answers to the question in the error of the field. */
function Readings({ controlId, readings, onChoose }: ReadingsProps) {
  const culture = useCulture();
  const numbers = useNumbers();
  return (
    <div role="group" aria-labelledby={`${controlId}-error`} className={styles['readings']}>
      {readings.map((reading) => (
        <Button
          key={reading}
          data-testid={`${controlId}-reading`}
          onClick={() => onChoose(numberTextOf(reading, culture).text)}
        >
          <Verbatim>{numbers.exact(reading)}</Verbatim>
        </Button>
      ))}
    </div>
  );
}
