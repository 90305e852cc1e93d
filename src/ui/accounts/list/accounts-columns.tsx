import type { CSSProperties } from 'react';
import { FIGURE_COLUMNS, type ColumnWidths } from './column-widths';
import styles from './accounts-columns.module.css';

/** The table's columns: each figure column fits its longest figure, the account column takes the rest. */
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
