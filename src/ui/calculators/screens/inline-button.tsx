import Button from 'antd/es/button';
import type { ReactNode } from 'react';
import styles from './inline-button.module.css';

/** A button that looks like a link in a text, as in the hint of a field; an action of its own is a `TextButton`. */
export function InlineButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button type="link" className={styles['button'] ?? ''} onClick={onClick}>
      {/* One element, since Ant Design sets the parts of a button apart. */}
      <span>{children}</span>
    </Button>
  );
}
