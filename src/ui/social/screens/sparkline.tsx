import { sparklineOf } from '../../../domain/social/sparkline';
import styles from './sparkline.module.css';

const WIDTH = 88;
const HEIGHT = 24;

/** The course of a return as a line. The figures beside it say the same, so it is hidden from screen readers. Never mirrored. */
export function Sparkline({ curve }: { curve: readonly string[] }) {
  const line = sparklineOf(curve, WIDTH, HEIGHT);
  if (!line) return null;
  return (
    <svg className={styles['sparkline']} width={WIDTH} height={HEIGHT} aria-hidden="true">
      <line x1="0" x2={WIDTH} y1={line.zeroY} y2={line.zeroY} />
      <polyline points={line.points} />
    </svg>
  );
}
