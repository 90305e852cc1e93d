import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { NewsArticleStore } from '../../../application/news/news-article-store';
import { accountAddress } from '../../../domain/accounts/account-tabs';
import { instantOf } from '../../../domain/kernel/instant';
import type { NewsArticle, NewsPosition } from '../../../domain/news/news-article';
import { articleAddress, newsAddress } from '../../../domain/news/news-filter';
import { Login } from '../../components/figures/login';
import { Time } from '../../components/figures/time';
import { GatewayText } from '../../components/text/gateway-text';
import { Sentence } from '../../components/text/sentence';
import { Verbatim } from '../../components/text/verbatim';
import { useStore } from '../../hooks/use-store';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import { Touches } from '../parts/touches';
import styles from './article.module.css';
import { SincePublication } from './since-publication';

/** The prices since the publication, the client's positions in the symbols, and other news on the first one. */
export const ArticleAside = observer(function ArticleAside({ article }: { article: NewsArticle }) {
  const { related, symbol } = useStore(NewsArticleStore);
  const { positions, since, touches } = article;
  if (since.length === 0 && positions.length === 0 && related.length === 0) return null;
  return (
    <aside className={styles['aside']}>
      {since.length > 0 && <SincePublication article={article} />}
      {positions.length > 0 ? <Holdings positions={positions} /> : <Touches symbols={touches} />}
      {symbol !== null && related.length > 0 && <Related symbol={symbol} />}
    </aside>
  );
});

/** The open positions in the symbols, without their results; each leads to its account. */
function Holdings({ positions }: { positions: readonly NewsPosition[] }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  return (
    <section data-testid="news-holdings">
      <h2>{t('news.holdings.title')}</h2>
      <ul className={styles['rows']}>
        {positions.map(({ login, lots, side, symbol, ticket }) => (
          <li key={ticket}>
            <Link to={accountAddress(login, 'positions')}>
              <Sentence
                textKey={`news.holdings.${side}`}
                parts={{
                  symbol: <Verbatim className={styles['name']}>{symbol}</Verbatim>,
                  lots: <Verbatim>{numbers.exact(lots)}</Verbatim>,
                }}
              />
            </Link>
            <span className={styles['quiet']}>
              <Login login={login} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const Related = observer(function Related({ symbol }: { symbol: string }) {
  const { t } = useTranslation();
  const { related } = useStore(NewsArticleStore);
  return (
    <section data-testid="news-related">
      <h2>
        <Link to={newsAddress({ symbol })} data-testid="news-symbol">
          <Sentence textKey="news.moreOn" parts={{ symbol: <Verbatim>{symbol}</Verbatim> }} />
        </Link>
      </h2>
      <ul className={styles['rows']}>
        {related.map(({ id, language, publishedAt, title }) => {
          const instant = instantOf(publishedAt);
          return (
            <li key={id}>
              <Link to={articleAddress(id, { symbol })}>
                <GatewayText culture={language}>{title}</GatewayText>
              </Link>
              {instant !== null && (
                <span className={styles['quiet']}>
                  <Time instant={instant} />
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <p className={styles['more']}>
        <Link to={newsAddress({ mine: '1' })}>{t('news.mine')}</Link>
      </p>
    </section>
  );
});
