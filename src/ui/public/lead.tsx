import type { ReactNode } from 'react';
import styles from './lead.module.css';

/** Secondary text below a heading or a form. */
export function Lead({ children }: { children: ReactNode }) {
  return <p className={styles['lead']}>{children}</p>;
}
