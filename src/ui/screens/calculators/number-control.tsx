import type { ComponentProps } from 'react';
import styles from './control.module.css';

interface NumberControlProps extends Omit<ComponentProps<'input'>, 'className' | 'onChange' | 'type'> {
  /** Stands before the figure: a currency code, or `1:`. */
  before?: string | undefined;
  /** Stands behind it: `%`. */
  after?: string | undefined;
  invalid: boolean;
  onType: (text: string) => void;
}

/** A field for a decimal number. It is text, since a number field of the browser knows one way of writing only. */
export function NumberControl({ before, after, invalid, onType, ...input }: NumberControlProps) {
  return (
    <div dir="ltr" className={`${styles['box']} ${invalid ? styles['invalid'] : ''}`}>
      {before !== undefined && <span className={styles['unit']}>{before}</span>}
      <input
        {...input}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        spellCheck={false}
        className={styles['input']}
        aria-invalid={invalid}
        onChange={(event) => onType(event.target.value)}
      />
      {after !== undefined && <span className={styles['unit']}>{after}</span>}
    </div>
  );
}
