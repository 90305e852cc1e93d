import type { NewsItem } from '../../../domain/news/news-item';
import { instantOf } from '../../../domain/kernel/instant';
import { Chip } from '../../components/chip';
import { GatewayText, LanguageMark } from '../../components/text/gateway-text';
import { VisuallyHidden } from '../../components/visually-hidden';
import { Time } from '../../components/figures/time';
import { useTranslation } from '../../i18n/texts';
import { useCategoryName } from '../../i18n/use-category-name';
import { Verbatim } from '../../components/text/verbatim';
import styles from './news-article.module.css';

/** One piece of news. Its texts have the direction of their language. */
export function NewsArticle({ item }: { item: NewsItem }) {
  const { t } = useTranslation();
  const nameOf = useCategoryName('news.category');
  const instant = instantOf(item.publishedAt);
  return (
    <li>
      <article className={styles['article']} data-testid={`news-${item.id}`}>
        <h2>
          <GatewayText culture={item.language}>{item.title}</GatewayText>
        </h2>
        <p className={styles['meta']}>
          {item.source && <span>{item.source}</span>}
          {instant !== null && <Time instant={instant} />}
          {item.category && <span>{nameOf(item.category)}</span>}
          <LanguageMark culture={item.language} />
        </p>
        {item.summary && (
          <p className={styles['summary']}>
            <GatewayText culture={item.language}>{item.summary}</GatewayText>
          </p>
        )}
        {item.instruments.length > 0 && (
          <div className={styles['instruments']}>
            <VisuallyHidden>{t('news.instruments')}</VisuallyHidden>
            {item.instruments.map((symbol) => (
              <Chip key={symbol} tone="outline">
                <Verbatim>{symbol}</Verbatim>
              </Chip>
            ))}
          </div>
        )}
      </article>
    </li>
  );
}
