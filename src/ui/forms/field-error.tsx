import ExclamationCircleOutlined from '@ant-design/icons-svg/es/asn/ExclamationCircleOutlined';
import type { ReactNode } from 'react';
import { Icon } from '../components/icon';
import styles from './field.module.css';

interface FieldErrorProps {
  /** Id of the control. */
  controlId: string;
  children: ReactNode;
}

/** Error text below a control. */
export function FieldError({ controlId, children }: FieldErrorProps) {
  return (
    <p className={styles['error']} id={`${controlId}-error`} role="alert">
      <Icon icon={ExclamationCircleOutlined} /> {children}
    </p>
  );
}
