import Button from 'antd/es/button';
import type { ReactNode } from 'react';
import styles from './inline-button.module.css';

/** A button inside a form that looks like a link. */
export function InlineButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button type="link" className={styles['button'] ?? ''} onClick={onClick}>
      {children}
    </Button>
  );
}
