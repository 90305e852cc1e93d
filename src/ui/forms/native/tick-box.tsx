import { FieldError } from '../field-error';
import type { TickBoxProps } from '../tick-box-props';
import styles from './tick-box.module.css';

/** A checkbox with its label and, below, its error. */
export function TickBox({ id, checked, error, onChange, children }: TickBoxProps) {
  const invalid = error !== undefined;
  return (
    <div className={styles['box']}>
      <div className={styles['line']}>
        <input
          type="checkbox"
          id={id}
          data-testid={id}
          checked={checked}
          aria-invalid={invalid}
          aria-describedby={invalid ? `${id}-error` : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <label htmlFor={id}>{children}</label>
      </div>
      {invalid && <FieldError controlId={id}>{error}</FieldError>}
    </div>
  );
}
