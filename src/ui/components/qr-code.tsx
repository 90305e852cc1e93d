import { useMemo } from 'react';
import { encode } from 'uqr';
import styles from './qr-code.module.css';

/** Empty border that scanners need around a code, in modules. */
const QUIET_ZONE = 4;

interface QrCodeProps {
  text: string;
  /** Accessible name of the image. */
  label: string;
  className?: string | undefined;
  testId?: string;
}

/** A text as a QR code. */
export function QrCode({ text, label, className, testId }: QrCodeProps) {
  const { size, path } = useMemo(() => modulesOf(text), [text]);
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      data-testid={testId}
    >
      <rect className={styles['light']} width={size} height={size} />
      <path className={styles['dark']} d={path} />
    </svg>
  );
}

/** The dark modules of a code as one path of squares. */
function modulesOf(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: squares.join('') };
}
