import type { ReactNode } from 'react';
import styles from './lead.module.css';

/** What stands below a heading, or below the form, in a quieter voice. */
export function Lead({ children }: { children: ReactNode }) {
  return <p className={styles['lead']}>{children}</p>;
}
