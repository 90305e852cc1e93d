import LoadingOutlined from '@ant-design/icons-svg/es/asn/LoadingOutlined';
import type { ReactNode } from 'react';
import { Icon } from '../../components/icon';
import styles from './submit-button.module.css';

interface SubmitButtonProps {
  testId: string;
  /** True while the form is sent; a second click does nothing. */
  sending: boolean;
  children: ReactNode;
}

/** The one primary button of a visitor's form. */
export function SubmitButton({ testId, sending, children }: SubmitButtonProps) {
  return (
    <button type="submit" className={styles['button']} data-testid={testId} aria-disabled={sending}>
      {sending && <Icon icon={LoadingOutlined} className={styles['spinning']} />}
      {children}
    </button>
  );
}
