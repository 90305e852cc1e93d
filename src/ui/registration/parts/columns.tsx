import type { ReactNode } from 'react';
import styles from './columns.module.css';

/** Two short fields side by side, one below the other on phones. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={styles['columns']}>{children}</div>;
}
