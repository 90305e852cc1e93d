import { observer } from 'mobx-react-lite';
import { NewsArticleStore } from '../../../application/news/news-article-store';
import type { NewsArticle } from '../../../domain/news/news-article';
import { GatewayText } from '../../components/text/gateway-text';
import { Sentence } from '../../components/text/sentence';
import { Verbatim } from '../../components/text/verbatim';
import { useStore } from '../../hooks/use-store';
import { ConjunctionList } from '../../i18n/conjunction-list';
import { useTranslation } from '../../i18n/texts';
import { NewsMeta } from '../parts/news-meta';
import { WithdrawnNotice } from '../parts/withdrawn-notice';
import { ArticleActions } from './article-actions';
import { ArticleBody } from './article-body';
import styles from './article.module.css';
import { Corrections } from './corrections';

/** Title, corrections and body of an article. Of a withdrawn one, the title and the reason are left. */
export const ArticleText = observer(function ArticleText({ article }: { article: NewsArticle }) {
  const { t } = useTranslation();
  const image = useStore(NewsArticleStore).imageOf(article.image);
  const { body, instruments, kind, language, otherSymbols, revisions, summary, title, withdrawnAt } = article;
  return (
    <article className={styles['text']}>
      <NewsMeta item={article} />
      <h1 tabIndex={-1}>
        <GatewayText culture={language}>{title}</GatewayText>
      </h1>
      <ArticleActions article={article} />
      {withdrawnAt !== null ? (
        <WithdrawnNotice item={article} />
      ) : (
        <>
          <Corrections article={article} revisions={revisions} />
          {summary && (
            <p className={styles['summary']}>
              <GatewayText culture={language}>{summary}</GatewayText>
            </p>
          )}
          {image !== null && <img className={styles['image']} src={image} alt="" loading="lazy" />}
          <ArticleBody body={body} language={language} instruments={instruments} />
          {otherSymbols.length > 0 && (
            <p className={styles['note']}>
              <Sentence
                textKey="news.notTraded"
                parts={{
                  symbols: (
                    <ConjunctionList
                      items={otherSymbols.map((symbol) => (
                        <Verbatim key={symbol}>{symbol}</Verbatim>
                      ))}
                    />
                  ),
                }}
              />
            </p>
          )}
          {kind === 'editorial' && <p className={styles['note']}>{t('news.advice')}</p>}
        </>
      )}
    </article>
  );
});
