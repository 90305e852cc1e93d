import { PictureFrame } from './picture-frame';
import styles from './picture.module.css';

const PRICE = 'M148 150l24-18 22 10 26-30 22 14 26-24 24 12 26-28 24 16 26-22 24 8 24-20 24 10';
const ADAPTIVE = 'M148 164c40-10 60-30 96-40s70-18 104-30 60-14 92-22';
const BARS = [10, 18, 26, 20, 12, -8, -16, -10, 6, 14, 24, 30, 22, 16];

/** A platform with its list of indicators beside the chart, one of them under the price. */
export function AlphaGenerationPicture({ label }: { label: string }) {
  return (
    <PictureFrame label={label}>
      <path className={styles['hair']} d="M132 56v220M132 204h324" />
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <g key={row}>
          {row === 2 && <rect className={styles['tint']} x="32" y="131" width="92" height="26" rx="4" />}
          <rect
            className={styles[row === 2 ? 'primary' : 'word']}
            x="40"
            y={76 + row * 32}
            width="8"
            height="8"
            rx="2"
          />
          <rect
            className={styles[row === 2 ? 'strong' : 'word']}
            x="56"
            y={76 + row * 32}
            width={44 + ((row * 7) % 20)}
            height="8"
            rx="4"
          />
        </g>
      ))}
      <path className={styles['area']} d={`${PRICE}V204H148z`} />
      <path className={styles['line']} d={PRICE} />
      <path className={styles['accentLine']} d={ADAPTIVE} />
      <path className={`${styles['quietLine']} ${styles['dashed']}`} d="M124 144c10 0 14 2 20 14" />
      {BARS.map((height, index) => (
        <rect
          key={index}
          className={styles[height > 0 ? 'gain' : 'loss']}
          x={150 + index * 21}
          y={height > 0 ? 246 - height : 246}
          width="10"
          height={Math.abs(height)}
        />
      ))}
    </PictureFrame>
  );
}
