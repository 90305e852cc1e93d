import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { NewsStore } from '../../../application/news/news-store';
import type { NewsList } from '../../../application/news/ports/news';
import { RemotePanel, type ReadyRemote } from '../../components/panels/remote-panel';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import { NewsArticle } from './news-article';
import { NewsEmpty } from './news-empty';
import { NewsHead } from './news-head';
import styles from './news-screen.module.css';
import { NewsSkeleton, OlderSkeleton } from './news-skeleton';
import { NewsTools } from './news-tools';
import { StaleNews } from './stale-news';

/** The portal's own news (V15; D4: a list, without a frame). */
export const Screen = observer(function NewsScreen() {
  const { t } = useTranslation();
  const store = useStore(NewsStore);
  useEffect(() => store.open(), [store]);
  return (
    <div data-testid="screen-news">
      <NewsHead />
      <RemotePanel
        remote={store.remote}
        onRetry={() => store.retry()}
        failedTitle={t('news.failed')}
        skeleton={<NewsSkeleton />}
      >
        {(list, ready) => <LoadedNews list={list} ready={ready} />}
      </RemotePanel>
    </div>
  );
});

const LoadedNews = observer(function LoadedNews({
  list,
  ready,
}: {
  list: NewsList;
  ready: ReadyRemote<NewsList>;
}) {
  const store = useStore(NewsStore);
  return (
    <>
      {ready.error && <StaleNews asOf={list.asOf} error={ready.error} />}
      {list.items.length > 0 && <NewsTools />}
      {store.visibleItems.length === 0 ? (
        <NewsEmpty isFiltered={list.items.length > 0} />
      ) : (
        <ul className={styles['list']} data-testid="news-list">
          {store.visibleItems.map((item) => (
            <NewsArticle key={item.id} item={item} />
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
