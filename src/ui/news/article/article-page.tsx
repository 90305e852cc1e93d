import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { NewsArticleStore } from '../../../application/news/news-article-store';
import { isMissing } from '../../../application/remote/remote';
import { newsAddress, type NewsFilter } from '../../../domain/news/news-filter';
import { EmptyNote } from '../../components/panels/empty-note';
import { FreshPanel } from '../../components/panels/fresh-panel';
import { useStore } from '../../hooks/use-store';
import { useTranslation } from '../../i18n/texts';
import { ArticleSkeleton } from './article-skeleton';
import { ArticleText } from './article-text';
import { ArticleAside } from './article-aside';
import { BackLink } from '../../components/page/back-link';
import styles from './article.module.css';

interface ArticlePageProps {
  id: number;
  /** The filter of the list that the client came from. */
  filter: NewsFilter;
}

/** An article, with the way back to its list. */
export const ArticlePage = observer(function ArticlePage({ id, filter }: ArticlePageProps) {
  const { t } = useTranslation();
  const store = useStore(NewsArticleStore);
  useEffect(() => store.open(id), [store, id]);
  const { remote } = store;
  return (
    <div data-testid="news-article">
      <BackLink to={newsAddress(filter)} testId="news-back">
        {t('news.title')}
      </BackLink>
      {isMissing(remote) ? (
        <EmptyNote title={t('news.missing.title')} text={t('news.missing.help')} testId="news-missing">
          <Link to="/news">{t('news.title')}</Link>
        </EmptyNote>
      ) : (
        <FreshPanel
          remote={remote}
          onRetry={() => store.retry()}
          failedTitle={t('news.articleFailed')}
          skeleton={<ArticleSkeleton />}
        >
          {(article) => (
            <div className={styles['page']}>
              <ArticleText article={article} />
              {article.withdrawnAt === null && <ArticleAside article={article} />}
            </div>
          )}
        </FreshPanel>
      )}
    </div>
  );
});
