import type { ReactNode } from 'react';
import styles from './security-section.module.css';

interface SecuritySectionProps {
  title: string;
  help: string;
  /** Below the help: what concerns the whole section. */
  action?: ReactNode;
  testId?: string;
  children: ReactNode;
}

/** A part of the security page: what it is about, and beside it, on phones below it, how it stands. */
export function SecuritySection({ title, help, action, testId, children }: SecuritySectionProps) {
  return (
    <section className={styles['section']} data-testid={testId} tabIndex={testId ? -1 : undefined}>
      <div>
        <h2>{title}</h2>
        <p className={styles['help']}>{help}</p>
        {action}
      </div>
      <div className={styles['body']}>{children}</div>
    </section>
  );
}
