import styles from './chart.module.css';

type Mark = 'line' | 'highWater' | 'stop' | 'bar' | 'openBar';

/** The names of a chart's lines or bars, each with its mark. */
export function ChartLegend({ entries }: { entries: readonly { mark: Mark; name: string }[] }) {
  return (
    <ul className={styles['legend']}>
      {entries.map(({ mark, name }) => (
        <li key={mark} className={styles[mark]}>
          {name}
        </li>
      ))}
    </ul>
  );
}
