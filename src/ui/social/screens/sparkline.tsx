import { sparklineOf } from '../../../domain/social/sparkline';
import styles from './sparkline.module.css';

const WIDTH = 88;
const HEIGHT = 24;

/** How a return developed, as a line; the figures beside it say the same in words. Never mirrored. */
export function Sparkline({ curve }: { curve: readonly string[] }) {
  const line = sparklineOf(curve, WIDTH, HEIGHT);
  if (!line) return null;
  return (
    <svg className={styles['sparkline']} width={WIDTH} height={HEIGHT} aria-hidden="true">
      <line x1="0" x2={WIDTH} y1={line.nought} y2={line.nought} />
      <polyline points={line.points} />
    </svg>
  );
}
