import { useNumbers } from '../../i18n/numbers';
import { MissingValue } from './amount';
import { Verbatim } from '../text/verbatim';
import styles from './margin-level.module.css';

interface MarginLevelProps {
  /** Percentage as a decimal string; `null` if no margin is used. */
  value: string | null | undefined;
  /** `marginHealth` of the account: amber near the margin call, red near the stop-out. */
  health: 'none' | 'fine' | 'low' | 'critical';
}

/** The margin level at which the bar is full. */
const FULL_PERCENT = 1000;

/** Margin level in percent with a bar beside it; the bar only repeats the figure. */
export function MarginLevel({ value, health }: MarginLevelProps) {
  const numbers = useNumbers();
  if (value === null || value === undefined) return <MissingValue />;
  const share = Math.min(100, Math.max(3, (Number(value) / FULL_PERCENT) * 100));
  return (
    <span className={`${styles['level']} ${styles[health] ?? ''}`}>
      <Verbatim>{numbers.percent(value)}</Verbatim>
      <span className={styles['bar']} aria-hidden="true">
        <span className={styles['fill']} style={{ inlineSize: `${share}%` }} />
      </span>
    </span>
  );
}
