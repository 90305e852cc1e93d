import type { Rate } from '../../../domain/calculators/conversion';
import styles from './rate-text.module.css';
import { SourceText } from './source-text';
import { useFigures } from './use-figures';

/** A rate of the gateway's with its source and time. */
export function RateText({ rate }: { rate: Rate }) {
  const figures = useFigures();
  return (
    <span className={styles['line']}>
      <bdi dir="ltr">
        1 {rate.from} = {figures.plain(rate.rate)} {rate.to}
      </bdi>
      <SourceText of={rate} />
    </span>
  );
}
