import { instantOf } from '../../../domain/kernel/instant';
import type { NewsItem } from '../../../domain/news/news-item';
import { Time } from '../../components/figures/time';
import { LanguageMark } from '../../components/text/gateway-text';
import { Sentence } from '../../components/text/sentence';
import { useCategoryName } from '../../i18n/use-category-name';
import styles from './parts.module.css';

interface NewsMetaProps {
  item: NewsItem;
  /** True if the correction itself is not shown. */
  saysCorrected?: boolean;
}

/** Source, times, category and language of an item, in one quiet line. */
export function NewsMeta({ item, saysCorrected = false }: NewsMetaProps) {
  const nameOf = useCategoryName('news.category');
  const publishedInstant = instantOf(item.publishedAt);
  const revisedInstant = instantOf(item.revisedAt);
  return (
    <p className={styles['meta']}>
      {item.source && <span>{item.source}</span>}
      {publishedInstant !== null && <Time instant={publishedInstant} />}
      {item.category && <span>{nameOf(item.category)}</span>}
      {saysCorrected && revisedInstant !== null && item.withdrawnAt === null && (
        <span>
          <Sentence textKey="news.corrected" parts={{ time: <Time instant={revisedInstant} /> }} />
        </span>
      )}
      <LanguageMark culture={item.language} />
    </p>
  );
}
