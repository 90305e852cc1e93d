import { useId, type ReactNode } from 'react';
import styles from './dashboard.module.css';

interface WidgetProps {
  title: string;
  testId: string;
  /** Beside the title: how many, or a button. */
  note?: ReactNode;
  children: ReactNode;
}

/** A part of the page with a title. What it waits for holds back nothing beside it. */
export function Widget({ title, testId, note, children }: WidgetProps) {
  const id = useId();
  return (
    <section className={styles['widget']} aria-labelledby={id} data-testid={testId}>
      <div className={styles['head']}>
        <h2 id={id}>{title}</h2>
        {note}
      </div>
      <div>{children}</div>
    </section>
  );
}

interface FoldedProps extends Omit<WidgetProps, 'note'> {
  icon: ReactNode;
  /** What is shown while it is folded. */
  summary: ReactNode;
}

/** The same where there is little room: one line, which opens the rest. */
export function Folded({ title, testId, icon, summary, children }: FoldedProps) {
  return (
    <details className={styles['folded']} data-testid={testId}>
      <summary>
        <span aria-hidden="true">{icon}</span>
        <span>
          <b>{title}</b>
          <span className={styles['quiet']}>{summary}</span>
        </span>
      </summary>
      {children}
    </details>
  );
}
