import type { ReactNode } from 'react';
import styles from './page-head.module.css';

interface PageHeadProps {
  title: string;
  /** Small text next to the title, such as the time of the figures. */
  note?: ReactNode;
  /** Buttons at the end; at most one of them is primary. */
  actions?: ReactNode;
}

/** Title row of a page. The heading takes the focus after a change of route. */
export function PageHead({ title, note, actions }: PageHeadProps) {
  return (
    <div className={styles['head']}>
      <h1 tabIndex={-1}>{title}</h1>
      {note && <div className={styles['note']}>{note}</div>}
      {actions && (
        <div className={styles['actions']} data-paper="off">
          {actions}
        </div>
      )}
    </div>
  );
}
