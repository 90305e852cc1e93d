import type { ReactNode } from 'react';
import styles from './split-section.module.css';

interface SplitSectionProps {
  title: string;
  help?: ReactNode | undefined;
  /** Action of the whole section, below the help. */
  action?: ReactNode;
  testId?: string;
  children: ReactNode;
}

/** A section of a settings page: title and help, and next to it (on phones below) its content. */
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
