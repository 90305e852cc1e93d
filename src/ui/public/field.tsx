import ExclamationCircleOutlined from '@ant-design/icons-svg/es/asn/ExclamationCircleOutlined';
import type { ReactNode } from 'react';
import { Icon } from '../components/icon';
import styles from './field.module.css';

export interface FieldProps {
  /** The id of the input; the error's id is `{id}-error`. */
  id: string;
  label: ReactNode;
  /** Stands at the end of the label's line. */
  aside?: ReactNode;
  /** Stands below the input while nothing is wrong; its id is `{id}-hint`. */
  hint?: ReactNode;
  error?: string | undefined;
  children: ReactNode;
}

/** Label above, input, error below it as a sentence (design.md "Forms"). */
export function Field({ id, label, aside, hint, error, children }: FieldProps) {
  return (
    <div className={styles['field']}>
      <div className={styles['line']}>
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      {children}
      {hint !== undefined && (
        <p className={styles['hint']} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p className={styles['error']} id={`${id}-error`} role="alert">
          <Icon of={ExclamationCircleOutlined} /> {error}
        </p>
      )}
    </div>
  );
}
