import type { CSSProperties } from 'react';
import { FIGURE_COLUMNS, type ColumnWidths } from './column-widths';
import styles from './accounts-columns.module.css';

/** The table's columns: figures as wide as the longest of them, the account takes what is left. */
export function AccountsColumns({ widths }: { widths: ColumnWidths }) {
  return (
    <colgroup>
      <col />
      {FIGURE_COLUMNS.map((column) => (
        <col
          key={column}
          className={`${styles['figure']} ${styles[column] ?? ''}`}
          style={{ '--digits': widths[column] } as CSSProperties}
        />
      ))}
      <col className={styles['level']} />
      <col />
    </colgroup>
  );
}
