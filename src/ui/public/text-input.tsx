import type { ComponentProps } from 'react';
import styles from './text-input.module.css';

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'className' | 'onChange'> {
  id: string;
  /** The value can't be sent as it is; the sentence has the id `{id}-error`. */
  invalid: boolean;
  /** The field has a hint, with the id `{id}-hint`. */
  hinted?: boolean;
  onChange: (value: string) => void;
}

/** One line of text in a visitor's form: 44 px high, and 16 px letters on phones (design.md "Forms"). */
export function TextInput({ id, invalid, hinted = false, onChange, ...input }: TextInputProps) {
  return (
    <input
      {...input}
      id={id}
      className={styles['input']}
      aria-invalid={invalid}
      aria-describedby={descriptionOf(id, invalid, hinted)}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** Ids of what says more about an input: what is wrong, and its hint. */
export function descriptionOf(id: string, invalid: boolean, hinted: boolean): string | undefined {
  const ids = [invalid && `${id}-error`, hinted && `${id}-hint`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}
