import type { ReactNode } from 'react';
import styles from './chart.module.css';

/** As high as a chart: holds its place while it loads, or the text that stands in its place. */
export function ChartSpace({ children }: { children?: ReactNode }) {
  return <div className={styles['chart']}>{children}</div>;
}
