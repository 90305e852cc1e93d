import { PictureFrame } from './picture-frame';
import styles from './picture.module.css';

/** x, high, low, top of the body, bottom of the body, true if the price rose. */
const CANDLES: readonly (readonly [number, number, number, number, number, boolean])[] = [
  [56, 196, 244, 204, 236, false],
  [80, 204, 250, 212, 242, true],
  [104, 176, 226, 184, 218, true],
  [128, 172, 216, 182, 204, false],
  [152, 180, 232, 190, 222, false],
  [176, 168, 220, 176, 212, true],
  [200, 140, 190, 148, 180, true],
  [224, 144, 188, 152, 176, false],
  [248, 150, 198, 160, 190, false],
  [272, 128, 184, 136, 176, true],
  [296, 108, 152, 116, 142, true],
];

/** A chart with a pivot, two levels and the expected price path. */
export function TechnicalViewsPicture({ label }: { label: string }) {
  return (
    <PictureFrame label={label}>
      <path className={`${styles['gainLine']} ${styles['dashed']}`} d="M44 88h332" />
      <path className={`${styles['accentLine']} ${styles['dashed']}`} d="M44 166h332" />
      <path className={`${styles['lossLine']} ${styles['dashed']}`} d="M44 228h332" />
      {CANDLES.map(([x, high, low, top, bottom, hasRisen]) => (
        <g key={x} className={styles[hasRisen ? 'gain' : 'loss']}>
          <path d={`M${x} ${high}V${low}`} />
          <rect x={x - 6} y={top} width="12" height={bottom - top} rx="1" />
        </g>
      ))}
      <path className={styles['line']} d="M304 124l24 14 44-44" />
      <path className={styles['line']} d="M358 92h16v16" />
      <rect className={styles['gain']} x="392" y="80" width="48" height="16" rx="4" />
      <rect className={styles['accent']} x="392" y="158" width="48" height="16" rx="4" />
      <rect className={styles['loss']} x="392" y="220" width="48" height="16" rx="4" />
    </PictureFrame>
  );
}
