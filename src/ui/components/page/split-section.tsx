import type { ReactNode } from 'react';
import styles from './split-section.module.css';

interface SplitSectionProps {
  title: string;
  help?: ReactNode | undefined;
  /** Below the help: what concerns the whole section. */
  action?: ReactNode;
  testId?: string;
  children: ReactNode;
}

/** A part of a page of settings: what it is about, and beside it, on phones below it, its current state. */
export function SplitSection({ title, help, action, testId, children }: SplitSectionProps) {
  return (
    <section className={styles['section']} data-testid={testId} tabIndex={testId ? -1 : undefined}>
      <div>
        <h2>{title}</h2>
        {help !== undefined && <p className={styles['help']}>{help}</p>}
        {action ? <div className={styles['action']}>{action}</div> : null}
      </div>
      <div className={styles['body']}>{children}</div>
    </section>
  );
}
