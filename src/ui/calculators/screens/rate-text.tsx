import type { Rate } from '../../../domain/market/conversion';
import { useNumbers } from '../../i18n/numbers';
import styles from './rate-text.module.css';
import { SourceText } from './source-text';
import { Verbatim } from '../../components/text/verbatim';

/** A rate of the gateway with its source and time. */
export function RateText({ rate }: { rate: Rate }) {
  const numbers = useNumbers();
  return (
    <span className={styles['line']}>
      <Verbatim>
        1 {rate.from} = {numbers.exact(rate.rate)} {rate.to}
      </Verbatim>
      <SourceText figure={rate} />
    </span>
  );
}
