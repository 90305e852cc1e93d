import type { ComponentProps } from 'react';
import styles from './text-input.module.css';

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'className' | 'onChange'> {
  id: string;
  /** The value can't be sent as it is; the sentence has the id `{id}-error`. */
  invalid: boolean;
  onChange: (value: string) => void;
}

/** One line of text in a visitor's form: 44 px high, and 16 px letters on phones (design.md "Forms"). */
export function TextInput({ id, invalid, onChange, ...input }: TextInputProps) {
  return (
    <input
      {...input}
      id={id}
      className={styles['input']}
      aria-invalid={invalid}
      aria-describedby={invalid ? `${id}-error` : undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
