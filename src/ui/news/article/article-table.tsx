import type { ReactNode } from 'react';
import styles from './article.module.css';

interface ArticleTableProps {
  caption?: string | null;
  /** Empty for a column without a name. */
  head: readonly ReactNode[];
  rows: readonly (readonly ReactNode[])[];
}

/** A small table in a text: the first cell of a row names it, the others are figures. */
export function ArticleTable({ caption, head, rows }: ArticleTableProps) {
  return (
    <table className={styles['table']}>
      {caption && <caption>{caption}</caption>}
      <thead>
        <tr>
          {head.map((name, index) =>
            name === '' ? (
              <td key={index} />
            ) : (
              <th key={index} scope="col">
                {name}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row}>
            {cells.map((cell, index) =>
              index === 0 ? (
                <th key={index} scope="row">
                  {cell}
                </th>
              ) : (
                <td key={index}>
                  <bdi>{cell}</bdi>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
