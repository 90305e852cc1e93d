import type { ReactNode } from 'react';
import styles from './chip.module.css';

/** Color of a chip. */
export type ChipTone = 'neutral' | 'outline' | 'success' | 'warning' | 'error' | 'info';

interface ChipProps {
  tone?: ChipTone;
  /** An outlined icon of `@ant-design/icons`; required for tones with a color. */
  icon?: ReactNode;
  children: ReactNode;
}

/** A small label for a state. */
export function Chip({ tone = 'neutral', icon, children }: ChipProps) {
  return (
    <span className={`${styles['chip']} ${styles[tone] ?? ''}`}>
      {icon && <span aria-hidden="true">{icon}</span>}
      {children}
    </span>
  );
}
