import { ExternalLink } from '../text/external-link';
import { Sentence } from '../text/sentence';
import styles from './chart.module.css';

const LIBRARY = { name: 'TradingView Lightweight Charts', url: 'https://www.tradingview.com/' };

/** The library's license wants its name beside the chart. */
export function ChartCredit() {
  return (
    <p className={styles['credit']}>
      <Sentence
        textKey="account.curve.credit"
        parts={{ library: <ExternalLink href={LIBRARY.url}>{LIBRARY.name}</ExternalLink> }}
      />
    </p>
  );
}
