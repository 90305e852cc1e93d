import { range } from '../../components/panels/skeleton-block';
import { MissingValue } from '../../components/figures/amount';
import { Verbatim } from '../../components/text/verbatim';
import { useNumbers } from '../../i18n/numbers';
import styles from './risk-scale.module.css';

const STEPS = range(10);

/** A risk as a figure with ten ticks. The figure is sufficient, so the ticks are hidden from screen readers. */
export function RiskScale({ risk }: { risk: number | null }) {
  const numbers = useNumbers();
  if (risk === null) return <MissingValue />;
  return (
    <span className={styles['risk']}>
      <Verbatim>{numbers.integer(risk)}</Verbatim>
      <span className={styles['ticks']} aria-hidden="true">
        {STEPS.map((step) => (
          <i key={step} className={step < risk ? styles['on'] : undefined} />
        ))}
      </span>
    </span>
  );
}
