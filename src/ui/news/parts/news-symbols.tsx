import { Link } from 'react-router-dom';
import { newsAddress } from '../../../domain/news/news-filter';
import type { NewsItem } from '../../../domain/news/news-item';
import { Chip } from '../../components/chip';
import { Verbatim } from '../../components/text/verbatim';
import { VisuallyHidden } from '../../components/visually-hidden';
import { useTranslation } from '../../i18n/texts';
import styles from './parts.module.css';

interface NewsSymbolsProps {
  item: NewsItem;
  /** False for a gateway that has no filter, and so no list of a symbol. */
  hasLinks: boolean;
}

/** The symbols of an item. Each leads to its news; one that is not traded here is plain text. */
export function NewsSymbols({ item: { instruments, otherSymbols }, hasLinks }: NewsSymbolsProps) {
  const { t } = useTranslation();
  if (instruments.length + otherSymbols.length === 0) return null;
  return (
    <div className={styles['symbols']}>
      <VisuallyHidden>{t('news.instruments')}</VisuallyHidden>
      {instruments.map((symbol) => (
        <Chip key={symbol} tone="outline">
          {hasLinks ? <SymbolLink symbol={symbol} /> : <Verbatim>{symbol}</Verbatim>}
        </Chip>
      ))}
      {otherSymbols.map((symbol) => (
        <Verbatim key={symbol} className={styles['other']}>
          {symbol}
        </Verbatim>
      ))}
    </div>
  );
}

/** A symbol that leads to its news. */
export function SymbolLink({ symbol }: { symbol: string }) {
  return (
    <Link to={newsAddress({ symbol })} className={styles['symbol']} data-testid="news-symbol">
      <Verbatim>{symbol}</Verbatim>
    </Link>
  );
}
