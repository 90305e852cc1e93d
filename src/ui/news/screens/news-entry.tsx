import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { NewsStore } from '../../../application/news/news-store';
import { articleAddress } from '../../../domain/news/news-filter';
import type { NewsItem } from '../../../domain/news/news-item';
import { GatewayText } from '../../components/text/gateway-text';
import { useStore } from '../../hooks/use-store';
import { NewsMeta } from '../parts/news-meta';
import { NewsSymbols } from '../parts/news-symbols';
import { Touches } from '../parts/touches';
import { WithdrawnNotice } from '../parts/withdrawn-notice';
import styles from './news-entry.module.css';

/** One piece of news in the list. Its texts have the direction of their language. */
export const NewsEntry = observer(function NewsEntry({ item }: { item: NewsItem }) {
  const { categories, filter } = useStore(NewsStore);
  const title = <GatewayText culture={item.language}>{item.title}</GatewayText>;
  const hasArticles = categories !== null;
  return (
    <li>
      <article className={styles['article']} data-testid={`news-${item.id}`}>
        <h2>{hasArticles ? <Link to={articleAddress(item.id, filter)}>{title}</Link> : title}</h2>
        <NewsMeta item={item} saysCorrected />
        {item.withdrawnAt === null ? (
          <>
            {item.summary && (
              <p className={styles['summary']}>
                <GatewayText culture={item.language}>{item.summary}</GatewayText>
              </p>
            )}
            <NewsSymbols item={item} hasLinks={hasArticles} />
            <Touches symbols={item.touches} />
          </>
        ) : (
          <WithdrawnNotice item={item} />
        )}
      </article>
    </li>
  );
});
