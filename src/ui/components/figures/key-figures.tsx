import type { ReactNode } from 'react';
import styles from './key-figures.module.css';

/** A figure with its caption. */
export interface KeyFigure {
  key: string;
  caption: ReactNode;
  /** An `Amount` or a `Profit`. */
  value: ReactNode;
  /** The time of the figure, or the missing accounts. */
  note?: ReactNode;
}

/** A strip of figures between two hairlines; the first figure is the largest text of the page (A3). */
export function KeyFigures({ figures }: { figures: readonly KeyFigure[] }) {
  return (
    <dl className={styles['figures']}>
      {figures.map(({ key, caption, value, note }) => (
        <div key={key} className={styles['figure']}>
          <dt className={styles['caption']}>{caption}</dt>
          <dd className={styles['value']}>{value}</dd>
          {note && <dd className={styles['note']}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
