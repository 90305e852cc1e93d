import { PictureFrame } from './picture-frame';
import styles from './picture.module.css';

/** x, the line of the price, and true for an idea to buy. */
const IDEAS: readonly (readonly [number, string, boolean])[] = [
  [44, 'M56 168l16-10 14 12 18-26 16 8 20-22 18 4', true],
  [182, 'M194 128l16 12 16-6 16 22 18-4 18 18 16-6', false],
  [320, 'M332 160l14 8 18-20 16 4 16-16 18 6 16-18', true],
];

/** Three ideas: each with a side, a chart, entry, stop and target. */
export function FeaturedIdeasPicture({ label }: { label: string }) {
  return (
    <PictureFrame label={label}>
      {IDEAS.map(([x, line, isBuy]) => (
        <g key={x}>
          <rect className={styles['sheet']} x={x} y="74" width="122" height="184" rx="6" />
          <rect className={styles['strong']} x={x + 12} y="88" width="46" height="9" rx="4" />
          <rect className={styles[isBuy ? 'gain' : 'loss']} x={x + 82} y="84" width="28" height="16" rx="4" />
          <path
            className={`${styles['accentLine']} ${styles['dashed']}`}
            d={`M${x + 12} ${isBuy ? 118 : 180}h98`}
          />
          <path className={styles['line']} d={line} />
          <path className={styles['hair']} d={`M${x} 196h122`} />
          {[0, 1, 2].map((row) => (
            <g key={row}>
              <rect className={styles['word']} x={x + 12} y={206 + row * 17} width="34" height="7" rx="3" />
              <rect
                className={styles[row === 0 ? 'strong' : row === 1 ? 'loss' : 'gain']}
                x={x + 76}
                y={206 + row * 17}
                width="34"
                height="7"
                rx="3"
              />
            </g>
          ))}
        </g>
      ))}
    </PictureFrame>
  );
}
