import type { NewsItem } from '../../../domain/news/news-item';
import { instantOf } from '../../../domain/instant';
import { Chip } from '../../components/chip';
import { VisuallyHidden } from '../../components/visually-hidden';
import { Time } from '../../components/time';
import { useCulture } from '../../i18n/culture-context';
import { writeName } from '../../i18n/names';
import { useTranslation } from '../../i18n/texts';
import styles from './news-article.module.css';
import { useCategoryName } from './use-category-name';

/** One piece of news. Its texts keep the direction of their own language. */
export function NewsArticle({ item }: { item: NewsItem }) {
  const { t } = useTranslation();
  const nameOf = useCategoryName();
  const instant = instantOf(item.publishedAt);
  return (
    <li>
      <article className={styles['article']} data-testid={`news-${item.id}`}>
        <h2>
          <bdi {...languageOf(item)}>{item.title}</bdi>
        </h2>
        <p className={styles['meta']}>
          {item.source && <span>{item.source}</span>}
          {instant !== null && <Time instant={instant} />}
          {item.category && <span>{nameOf(item.category)}</span>}
          <ForeignLanguage item={item} />
        </p>
        {item.summary && (
          <p className={styles['summary']}>
            <bdi {...languageOf(item)}>{item.summary}</bdi>
          </p>
        )}
        {item.instruments.length > 0 && (
          <div className={styles['instruments']}>
            <VisuallyHidden>{t('news.instruments')}</VisuallyHidden>
            {item.instruments.map((symbol) => (
              <Chip key={symbol} tone="outline">
                <bdi dir="ltr">{symbol}</bdi>
              </Chip>
            ))}
          </div>
        )}
      </article>
    </li>
  );
}

/** The language's name, where it is not the reader's. */
function ForeignLanguage({ item }: { item: NewsItem }) {
  const culture = useCulture();
  if (!item.language || item.language.slice(0, 2) === culture.slice(0, 2)) return null;
  return <span>{writeName('language', item.language, culture)}</span>;
}

function languageOf({ language }: NewsItem): { lang?: string } {
  return language ? { lang: language } : {};
}
