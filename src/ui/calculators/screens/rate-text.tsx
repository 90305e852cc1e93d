import type { Rate } from '../../../domain/market/conversion';
import { useNumbers } from '../../i18n/numbers';
import styles from './rate-text.module.css';
import { SourceText } from './source-text';

/** A rate of the gateway with its source and time. */
export function RateText({ rate }: { rate: Rate }) {
  const numbers = useNumbers();
  return (
    <span className={styles['line']}>
      <bdi dir="ltr">
        1 {rate.from} = {numbers.exact(rate.rate)} {rate.to}
      </bdi>
      <SourceText figure={rate} />
    </span>
  );
}
