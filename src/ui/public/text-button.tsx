import type { ReactNode } from 'react';
import styles from './text-button.module.css';

interface TextButtonProps {
  onClick: () => void;
  testId?: string;
  disabled?: boolean;
  children: ReactNode;
}

/** A second way on beside the one primary button, as plain as a link. */
export function TextButton({ onClick, testId, disabled = false, children }: TextButtonProps) {
  return (
    <button
      type="button"
      className={styles['button']}
      data-testid={testId}
      aria-disabled={disabled}
      onClick={() => !disabled && onClick()}
    >
      {children}
    </button>
  );
}
