import { PictureFrame } from './picture-frame';
import styles from './picture.module.css';

/** y, width of the name, share of good news in percent, number of articles as a radius. */
const RANKS: readonly (readonly [number, number, number, number])[] = [
  [76, 56, 78, 15],
  [116, 44, 64, 12],
  [156, 62, 50, 10],
  [196, 40, 36, 8],
  [236, 52, 22, 6],
];
const BAR_WIDTH = 200;

/** Symbols ranked by number of articles, each with its share of good and bad news. */
export function MarketBuzzPicture({ label }: { label: string }) {
  return (
    <PictureFrame label={label}>
      {RANKS.map(([y, nameWidth, goodPercent, radius]) => (
        <g key={y}>
          <circle className={styles['tint']} cx="60" cy={y + 8} r="17" />
          <circle className={styles['primary']} cx="60" cy={y + 8} r={radius} />
          <rect className={styles['strong']} x="92" y={y + 4} width={nameWidth} height="9" rx="4" />
          <rect
            className={styles['gain']}
            x="184"
            y={y + 3}
            width={(BAR_WIDTH * goodPercent) / 100 - 2}
            height="10"
            rx="2"
          />
          <rect
            className={styles['loss']}
            x={184 + (BAR_WIDTH * goodPercent) / 100 + 2}
            y={y + 3}
            width={(BAR_WIDTH * (100 - goodPercent)) / 100 - 2}
            height="10"
            rx="2"
          />
          <path
            className={styles[goodPercent >= 50 ? 'gainLine' : 'lossLine']}
            d={goodPercent >= 50 ? `M410 ${y + 13}l10-10 10 10` : `M410 ${y + 3}l10 10 10-10`}
          />
        </g>
      ))}
    </PictureFrame>
  );
}
