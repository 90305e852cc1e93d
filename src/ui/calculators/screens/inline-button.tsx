import Button from 'antd/es/button';
import type { ReactNode } from 'react';
import styles from './inline-button.module.css';

/** A button that looks like a link inside a text, e.g. in a field's hint. For a separate action use `TextButton`. */
export function InlineButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button type="link" className={styles['button'] ?? ''} onClick={onClick}>
      {/* One element, since Ant Design puts space between the children of a button. */}
      <span>{children}</span>
    </Button>
  );
}
