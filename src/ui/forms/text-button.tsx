import type { ReactNode } from 'react';
import styles from './text-button.module.css';

interface TextButtonProps {
  /** Unnecessary if the button submits its form. */
  onClick?: () => void;
  type?: 'button' | 'submit';
  testId?: string;
  disabled?: boolean;
  children: ReactNode;
}

/** A secondary action next to the primary button; it looks like a link. */
export function TextButton({
  onClick,
  type = 'button',
  testId,
  disabled = false,
  children,
}: TextButtonProps) {
  return (
    <button
      type={type}
      className={styles['button']}
      data-testid={testId}
      aria-disabled={disabled}
      onClick={() => !disabled && onClick?.()}
    >
      {children}
    </button>
  );
}
