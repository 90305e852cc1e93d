import ReloadOutlined from '@ant-design/icons/es/icons/ReloadOutlined';
import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { NewsStore } from '../../../application/news/news-store';
import { Bone } from '../../components/panels/bone';
import { PageHead } from '../../components/page/page-head';
import { Sentence } from '../../components/text/sentence';
import { Time } from '../../components/figures/time';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';

/** Title, the time of the list, and Refresh; their places are kept until there is a list. */
export const NewsHead = observer(function NewsHead() {
  const { t } = useTranslation();
  const store = useStore(NewsStore);
  const { remote } = store;
  const known = remote.status === 'ready' ? remote : undefined;
  return (
    <PageHead
      title={t('news.title')}
      note={
        known ? (
          <Sentence textKey="news.asOf" parts={{ time: <Time instant={known.data.asOf} style="asOf" /> }} />
        ) : (
          remote.status !== 'failed' && <Bone as="medium" />
        )
      }
      actions={
        <Button
          data-testid="news-refresh"
          icon={<ReloadOutlined aria-hidden />}
          disabled={!known}
          loading={known?.refreshing ?? false}
          onClick={() => store.retry()}
        >
          {t('news.refresh')}
        </Button>
      }
    />
  );
});
