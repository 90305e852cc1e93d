import { useId, type ReactNode } from 'react';
import styles from './dashboard.module.css';

interface WidgetProps {
  title: string;
  testId: string;
  /** A count or a button next to the title. */
  note?: ReactNode;
  children: ReactNode;
}

/** A part of the page with a title. */
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

interface FoldedWidgetProps extends Omit<WidgetProps, 'note'> {
  icon: ReactNode;
  /** Text shown while the widget is folded. */
  summary: ReactNode;
}

/** A widget in one line that opens on click, for phones. */
export function FoldedWidget({ title, testId, icon, summary, children }: FoldedWidgetProps) {
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
