import type { ComponentProps } from 'react';
import { useControl } from '../field-context';
import styles from './input.module.css';

interface SelectInputProps extends Omit<ComponentProps<'select'>, 'id' | 'className' | 'onChange'> {
  onChange: (value: string) => void;
}

/** A choice of one out of many: the browser's own list, which phones and screen readers know best. */
export function SelectInput({ onChange, ...select }: SelectInputProps) {
  return (
    <select
      {...useControl()}
      {...select}
      className={styles['input']}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
