import type { ReactNode } from 'react';
import styles from './chip.module.css';

/** How a chip looks. */
export type ChipTone = 'neutral' | 'outline' | 'success' | 'warning' | 'error' | 'info';

interface ChipProps {
  tone?: ChipTone;
  /** An outlined icon of `@ant-design/icons`; a tone with a hue needs one beside the word. */
  icon?: ReactNode;
  children: ReactNode;
}

/** A state in a word. */
export function Chip({ tone = 'neutral', icon, children }: ChipProps) {
  return (
    <span className={`${styles['chip']} ${styles[tone] ?? ''}`}>
      {icon && <span aria-hidden="true">{icon}</span>}
      {children}
    </span>
  );
}
