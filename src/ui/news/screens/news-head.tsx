import ReloadOutlined from '@ant-design/icons/es/icons/ReloadOutlined';
import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { NewsStore } from '../../../application/news/news-store';
import { SkeletonBlock } from '../../components/panels/skeleton-block';
import { PageHead } from '../../components/page/page-head';
import { Sentence } from '../../components/text/sentence';
import { Time } from '../../components/figures/time';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';

/** Title, time of the list, and refresh button; placeholders reserve their space while the list loads. */
export const NewsHead = observer(function NewsHead() {
  const { t } = useTranslation();
  const store = useStore(NewsStore);
  const { remote } = store;
  const readyNews = remote.status === 'ready' ? remote : undefined;
  return (
    <PageHead
      title={t('news.title')}
      note={
        readyNews ? (
          <Sentence
            textKey="news.asOf"
            parts={{ time: <Time instant={readyNews.data.asOf} style="asOf" /> }}
          />
        ) : (
          remote.status !== 'failed' && <SkeletonBlock shape="medium" />
        )
      }
      actions={
        <Button
          data-testid="news-refresh"
          icon={<ReloadOutlined aria-hidden />}
          disabled={!readyNews}
          loading={readyNews?.refreshing ?? false}
          onClick={() => store.retry()}
        >
          {t('news.refresh')}
        </Button>
      }
    />
  );
});
