import Checkbox from 'antd/es/checkbox';
import { FieldError } from '../field-error';
import field from '../field.module.css';
import type { TickBoxProps } from '../tick-box-props';
import styles from './tick-box.module.css';

/** A checkbox with its label and, below, its error. */
export function TickBox({ id, checked, error, onChange, children }: TickBoxProps) {
  const invalid = error !== undefined;
  return (
    <div className={`${field['field']} ${field['wide']}`}>
      <Checkbox
        id={id}
        data-testid={id}
        className={styles['box'] ?? ''}
        checked={checked}
        aria-invalid={invalid}
        aria-describedby={invalid ? `${id}-error` : undefined}
        onChange={(event) => onChange(event.target.checked)}
      >
        {children}
      </Checkbox>
      {invalid && <FieldError controlId={id}>{error}</FieldError>}
    </div>
  );
}
