import Input from 'antd/es/input/Input';
import type { ReactNode } from 'react';
import styles from './control.module.css';
import { useAntdControl } from './use-antd-control';

interface NumberInputProps {
  /** As typed: the domain reads it in the client's own way of writing, and says what it can't read. */
  value: string;
  /** Stands before the figure: a currency code, or `1:`. */
  before?: string | undefined;
  /** Stands behind it: `%`. */
  after?: string | undefined;
  /** A button inside, at its end. */
  action?: ReactNode;
  onChange: (value: string) => void;
}

/**
 * A decimal number, or money behind its currency. It is text: a field that takes nothing but numbers would drop what
 * somebody has typed instead of saying what is wrong with it (docs/decisions/0011).
 */
export function NumberInput({ value, before, after, action, onChange }: NumberInputProps) {
  return (
    <div dir="ltr">
      <Input
        {...useAntdControl()}
        inputMode="decimal"
        autoComplete="off"
        spellCheck={false}
        value={value}
        prefix={before !== undefined && <span className={styles['unit']}>{before}</span>}
        suffix={after === undefined ? action : <span className={styles['unit']}>{after}</span>}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
