import type { ComponentProps } from 'react';
import { useControl } from '../field-context';
import styles from './input.module.css';

/** Without `maxLength`, which cuts a pasted text silently: the field reports how much is too much instead. */
export interface TextInputProps extends Omit<
  ComponentProps<'input'>,
  'id' | 'className' | 'onChange' | 'maxLength'
> {
  value: string;
  onChange: (value: string) => void;
}

/** One line of text in a visitor's form: 44 px high, and 16 px letters on phones (A7). */
export function TextInput({ onChange, ...input }: TextInputProps) {
  return (
    <input
      {...useControl()}
      {...input}
      className={styles['input']}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
