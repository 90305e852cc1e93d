import ExclamationCircleOutlined from '@ant-design/icons-svg/es/asn/ExclamationCircleOutlined';
import type { ReactNode } from 'react';
import { Icon } from '../components/icon';
import styles from './field.module.css';

interface FieldErrorProps {
  /** Id of the control. */
  of: string;
  children: ReactNode;
}

/** What is wrong with a control, below it. */
export function FieldError({ of, children }: FieldErrorProps) {
  return (
    <p className={styles['error']} id={`${of}-error`} role="alert">
      <Icon of={ExclamationCircleOutlined} /> {children}
    </p>
  );
}
