import CalculatorOutlined from '@ant-design/icons/es/icons/CalculatorOutlined';
import LinkOutlined from '@ant-design/icons/es/icons/LinkOutlined';
import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { Link, useHref } from 'react-router-dom';
import { NewsArticleStore } from '../../../application/news/news-article-store';
import type { NewsArticle } from '../../../domain/news/news-article';
import { articleAddress } from '../../../domain/news/news-filter';
import { Sentence } from '../../components/text/sentence';
import { Verbatim } from '../../components/text/verbatim';
import { useStore } from '../../hooks/use-store';
import { useTranslation } from '../../i18n/texts';
import styles from './article.module.css';

/** The link to the article, and the way to a calculation with its first symbol. */
export const ArticleActions = observer(function ArticleActions({ article }: { article: NewsArticle }) {
  const { t } = useTranslation();
  const store = useStore(NewsArticleStore);
  const href = useHref(articleAddress(article.id));
  const { symbol } = store;
  return (
    <p className={styles['actions']} data-paper="off">
      <Button
        icon={<LinkOutlined aria-hidden />}
        data-testid="news-copy-link"
        onClick={() => void store.copyLink(href)}
      >
        {t('news.copyLink')}
      </Button>
      {store.hasCalculators && symbol !== null && article.withdrawnAt === null && (
        <Link
          to={`/calculators?calculator=pip-value&symbol=${encodeURIComponent(symbol)}`}
          className={styles['action']}
          data-testid="news-calculator"
        >
          <CalculatorOutlined aria-hidden />
          <span>
            <Sentence textKey="news.pipValue" parts={{ symbol: <Verbatim>{symbol}</Verbatim> }} />
          </span>
        </Link>
      )}
    </p>
  );
});
