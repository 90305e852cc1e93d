import type { ReactNode } from 'react';
import styles from './picture.module.css';

interface PictureFrameProps {
  /** Description of the picture. */
  label: string;
  children: ReactNode;
}

/** A sheet of 480 × 300 with the head of a page, in the colors of the theme. */
export function PictureFrame({ label, children }: PictureFrameProps) {
  return (
    <svg viewBox="0 0 480 300" role="img" aria-label={label} className={styles['picture']}>
      <rect className={styles['desk']} width="480" height="300" rx="10" />
      <rect className={styles['sheet']} x="24" y="24" width="432" height="252" rx="6" />
      <path className={styles['hair']} d="M24 56h432" />
      <circle className={styles['dot']} cx="40" cy="40" r="4" />
      <rect className={styles['word']} x="52" y="36" width="72" height="8" rx="4" />
      {children}
    </svg>
  );
}
