import ExclamationCircleOutlined from '@ant-design/icons-svg/es/asn/ExclamationCircleOutlined';
import type { ReactNode } from 'react';
import { Icon } from '../components/icon';
import styles from './tick-box.module.css';

interface TickBoxProps {
  id: string;
  testId: string;
  checked: boolean;
  error?: string | undefined;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}

/** A box to tick, its words beside it, what is wrong below. */
export function TickBox({ id, testId, checked, error, onChange, children }: TickBoxProps) {
  const invalid = error !== undefined;
  return (
    <div className={styles['box']}>
      <div className={styles['line']}>
        <input
          type="checkbox"
          id={id}
          data-testid={testId}
          checked={checked}
          aria-invalid={invalid}
          aria-describedby={invalid ? `${id}-error` : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <label htmlFor={id}>{children}</label>
      </div>
      {invalid && (
        <p className={styles['error']} id={`${id}-error`} role="alert">
          <Icon of={ExclamationCircleOutlined} /> {error}
        </p>
      )}
    </div>
  );
}
