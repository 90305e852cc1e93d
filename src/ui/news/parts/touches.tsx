import { Sentence } from '../../components/text/sentence';
import { Verbatim } from '../../components/text/verbatim';
import { ConjunctionList } from '../../i18n/conjunction-list';
import styles from './parts.module.css';

/** Names the instruments of an item in which the client has a position; nothing without one. */
export function Touches({ symbols }: { symbols: readonly string[] }) {
  if (symbols.length === 0) return null;
  const names = symbols.map((symbol) => <Verbatim key={symbol}>{symbol}</Verbatim>);
  return (
    <p className={styles['touches']}>
      <Sentence textKey="news.touches" parts={{ symbols: <ConjunctionList items={names} /> }} />
    </p>
  );
}
