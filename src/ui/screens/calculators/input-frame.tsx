import ExclamationCircleOutlined from '@ant-design/icons/es/icons/ExclamationCircleOutlined';
import type { ReactNode } from 'react';
import styles from './input-frame.module.css';

export interface InputFrameProps {
  /** The id of the input; below it lie `{id}-error` and `{id}-hint`. */
  id: string;
  label: ReactNode;
  error?: string | undefined;
  hint?: ReactNode;
  wide?: boolean;
  children: ReactNode;
}

/** Label above, input, hint and error below it (design "Forms"). */
export function InputFrame({ id, label, error, hint, wide = false, children }: InputFrameProps) {
  return (
    <div className={`${styles['frame']} ${wide ? styles['wide'] : ''}`}>
      <label htmlFor={id} className={styles['label']}>
        {label}
      </label>
      {children}
      {error !== undefined && (
        <p id={`${id}-error`} className={styles['error']} role="alert">
          <ExclamationCircleOutlined aria-hidden />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles['hint']}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** Which texts describe an input, for `aria-describedby`. */
export function describedBy(id: string, error: unknown, hint: unknown): string | undefined {
  const ids = [...(error ? [`${id}-error`] : []), ...(hint ? [`${id}-hint`] : [])];
  return ids.length > 0 ? ids.join(' ') : undefined;
}
