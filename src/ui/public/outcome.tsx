import type { ReactNode } from 'react';
import styles from './outcome.module.css';

interface OutcomeProps {
  title: string;
  /** The next step, with its time (A12). */
  children: ReactNode;
  /** The only action. */
  action: ReactNode;
}

const focus = (heading: HTMLElement | null) => heading?.focus();

/** Replaces a visitor's form after it was sent. The heading gets the focus, so that it is read out. */
export function Outcome({ title, children, action }: OutcomeProps) {
  return (
    <section className={styles['outcome']}>
      <h1 tabIndex={-1} ref={focus}>
        {title}
      </h1>
      <div className={styles['text']}>{children}</div>
      {action}
    </section>
  );
}
