import type { ReactNode } from 'react';
import styles from './outcome.module.css';

interface OutcomeProps {
  title: string;
  /** What happens next, and when (A12). */
  children: ReactNode;
  /** The one thing to do now. */
  action: ReactNode;
}

const focus = (heading: HTMLElement | null) => heading?.focus();

/** The end of a visitor's form, in its place. The heading gets the focus, so that it is read out. */
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
