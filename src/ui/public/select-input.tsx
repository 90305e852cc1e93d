import type { ComponentProps } from 'react';
import styles from './text-input.module.css';
import { descriptionOf } from './text-input';

export interface SelectInputProps extends Omit<ComponentProps<'select'>, 'className' | 'onChange'> {
  id: string;
  invalid: boolean;
  hinted?: boolean;
  onChange: (value: string) => void;
}

/** A choice of one out of many: the browser's own list, which phones and screen readers know best. */
export function SelectInput({ id, invalid, hinted = false, onChange, ...select }: SelectInputProps) {
  return (
    <select
      {...select}
      id={id}
      className={styles['input']}
      aria-invalid={invalid}
      aria-describedby={descriptionOf(id, invalid, hinted)}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
