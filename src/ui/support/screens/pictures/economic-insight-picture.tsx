import { PictureFrame } from './picture-frame';
import styles from './picture.module.css';

/** y, weight of the event, and widths of the bars: previous, expected and actual figure. */
const EVENTS: readonly (readonly [number, 1 | 2 | 3, readonly [number, number, number]])[] = [
  [72, 3, [30, 36, 44]],
  [112, 1, [22, 22, 18]],
  [152, 2, [40, 34, 34]],
  [192, 3, [26, 30, 20]],
  [232, 1, [34, 38, 40]],
];

/** A calendar of events with their weight, and the previous, expected and actual figures. */
export function EconomicInsightPicture({ label }: { label: string }) {
  return (
    <PictureFrame label={label}>
      {EVENTS.map(([y, weight, figures], row) => (
        <g key={y}>
          {row === 1 && <rect className={styles['tint']} x="25" y={y - 8} width="430" height="40" />}
          <rect className={styles['strong']} x="44" y={y + 7} width="36" height="9" rx="4" />
          {[0, 1, 2].map((bar) => (
            <rect
              key={bar}
              className={styles[bar < weight ? 'accent' : 'word']}
              x={100 + bar * 9}
              y={y + 14 - bar * 5}
              width="6"
              height={6 + bar * 5}
              rx="1"
            />
          ))}
          <rect className={styles['word']} x="142" y={y + 2} width={120 - row * 9} height="8" rx="4" />
          <rect className={styles['word']} x="142" y={y + 15} width={64 + row * 8} height="6" rx="3" />
          {figures.map((width, column) => (
            <rect
              key={column}
              className={styles[column === 2 ? 'primary' : 'word']}
              x={296 + column * 52}
              y={y + 7}
              width={width}
              height="9"
              rx="4"
            />
          ))}
          <path className={styles['hair']} d={`M24 ${y + 32}h432`} />
        </g>
      ))}
    </PictureFrame>
  );
}
