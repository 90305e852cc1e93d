import Button from 'antd/es/button';
import type { ReactNode } from 'react';
import styles from './text-button.module.css';

interface TextButtonProps {
  onClick: () => void;
  testId?: string;
  children: ReactNode;
}

/** A secondary action next to the primary button; it looks like a link. */
export function TextButton({ onClick, testId, children }: TextButtonProps) {
  return (
    <Button type="link" className={styles['button'] ?? ''} data-testid={testId} onClick={onClick}>
      {children}
    </Button>
  );
}
