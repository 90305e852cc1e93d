import Button from 'antd/es/button';
import type { ReactNode } from 'react';
import styles from './inline-button.module.css';

/** Does something in the midst of a form, as plain as a link. */
export function InlineButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button type="link" className={styles['button'] ?? ''} onClick={onClick}>
      {children}
    </Button>
  );
}
