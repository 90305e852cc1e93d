import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { NewsStore } from '../../../application/news/news-store';
import type { NewsList } from '../../../application/news/ports/news';
import { RemotePanel, type ReadyRemote } from '../../components/panels/remote-panel';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import { ArticlePage } from '../article/article-page';
import { NewsEmpty } from './news-empty';
import { NewsEntry } from './news-entry';
import { NewsHead } from './news-head';
import styles from './news-screen.module.css';
import { NewsSkeleton, OlderSkeleton } from './news-skeleton';
import { NewsTools } from './news-tools';
import { StaleNews } from './stale-news';
import { useNewsAddress, type NewsAddress } from './use-news-address';

/** The portal's own news (V15; D4: a list, without a frame). The address names the filter and the open article. */
export function Screen() {
  const address = useNewsAddress();
  return (
    <div data-testid="screen-news">
      {address.article === null ? (
        <NewsPage address={address} />
      ) : (
        <ArticlePage key={address.article} id={address.article} filter={address.filter} />
      )}
    </div>
  );
}

const NewsPage = observer(function NewsPage({ address }: { address: NewsAddress }) {
  const { t } = useTranslation();
  const store = useStore(NewsStore);
  const { filter } = address;
  useEffect(() => store.show(filter), [store, filter]);
  useEffect(() => store.open(), [store]);
  return (
    <>
      <NewsHead />
      {store.categories !== null && <NewsTools address={address} />}
      <RemotePanel
        remote={store.remote}
        onRetry={() => store.retry()}
        failedTitle={t('news.failed')}
        skeleton={store.categories === null ? <NewsSkeleton /> : <OlderSkeleton />}
      >
        {(list, ready) => <LoadedNews address={address} list={list} ready={ready} />}
      </RemotePanel>
    </>
  );
});

interface LoadedNewsProps {
  address: NewsAddress;
  list: NewsList;
  ready: ReadyRemote<NewsList>;
}

const LoadedNews = observer(function LoadedNews({ address, list, ready }: LoadedNewsProps) {
  const store = useStore(NewsStore);
  return (
    <>
      {ready.error && <StaleNews asOf={list.asOf} error={ready.error} />}
      {store.visibleItems.length === 0 ? (
        <NewsEmpty address={address} />
      ) : (
        <ul className={styles['list']} data-testid="news-list">
          {store.visibleItems.map((item) => (
            <NewsEntry key={item.id} item={item} />
          ))}
        </ul>
      )}
      <OlderNews />
    </>
  );
});

/** Button that loads older news, or its loading state. */
const OlderNews = observer(function OlderNews() {
  const { t } = useTranslation();
  const store = useStore(NewsStore);
  const { olderPage } = store;
  if (olderPage && olderPage.status !== 'ready')
    return (
      <RemotePanel
        remote={olderPage}
        onRetry={() => store.retryOlder()}
        failedTitle={t('news.failed')}
        skeleton={<OlderSkeleton />}
      >
        {() => null}
      </RemotePanel>
    );
  if (!store.hasMore) return null;
  return (
    <Button size="large" className={styles['more'] ?? ''} onClick={() => store.showMore()}>
      {t('news.more')}
    </Button>
  );
});
