import type { ComponentProps } from 'react';
import { useControl } from '../field-context';
import styles from './input.module.css';

interface SelectInputProps extends Omit<ComponentProps<'select'>, 'id' | 'className' | 'onChange'> {
  onChange: (value: string) => void;
}

/** A choice from a long list, as a native select, which works best on phones and with screen readers. */
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
