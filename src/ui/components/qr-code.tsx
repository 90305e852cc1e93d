import { useMemo } from 'react';
import { qrModulesOf } from './qr-modules';
import styles from './qr-code.module.css';

interface QrCodeProps {
  text: string;
  /** Accessible name of the image. */
  label: string;
  className?: string | undefined;
  testId?: string;
}

/** A text as a QR code. */
export function QrCode({ text, label, className, testId }: QrCodeProps) {
  const { size, path } = useMemo(() => qrModulesOf(text), [text]);
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
