import type { ReactNode } from 'react';
import styles from './chart.module.css';

/** As high as a chart: reserves its place while it loads, or for the text that is shown instead. */
export function ChartSpace({ children }: { children?: ReactNode }) {
  return <div className={styles['chart']}>{children}</div>;
}
