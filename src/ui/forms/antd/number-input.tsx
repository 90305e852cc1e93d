import Input from 'antd/es/input/Input';
import type { ReactNode } from 'react';
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
  onChange: (value: string) => void;
}

/**
 * A decimal number, or money after its currency. It is a text field: a number field would drop invalid input instead
 * of explaining it (docs/decisions/0011).
 */
export function NumberInput({ value, prefix, suffix, action, onChange }: NumberInputProps) {
  return (
    <div dir="ltr">
      <Input
        {...useAntdControl()}
        inputMode="decimal"
        autoComplete="off"
        spellCheck={false}
        value={value}
        prefix={prefix !== undefined && <span className={styles['unit']}>{prefix}</span>}
        suffix={suffix === undefined ? action : <span className={styles['unit']}>{suffix}</span>}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
