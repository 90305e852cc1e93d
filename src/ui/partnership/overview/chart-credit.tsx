import { ExternalLink } from '../../components/text/external-link';
import { Sentence } from '../../components/text/sentence';
import styles from './commission-weeks.module.css';

const LIBRARY = { name: 'TradingView Lightweight Charts', url: 'https://www.tradingview.com/' };

/** The library's license wants its name beside the chart. */
export function ChartCredit() {
  return (
    <p className={styles['note']}>
      <Sentence
        textKey="account.curve.credit"
        parts={{ library: <ExternalLink href={LIBRARY.url}>{LIBRARY.name}</ExternalLink> }}
      />
    </p>
  );
}
