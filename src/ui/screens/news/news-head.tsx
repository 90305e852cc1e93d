import ReloadOutlined from '@ant-design/icons/es/icons/ReloadOutlined';
import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { NewsStore } from '../../../application/stores/news-store';
import { Bone } from '../../components/bone';
import { PageHead } from '../../components/page-head';
import { Sentence } from '../../components/sentence';
import { Time } from '../../components/time';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../use-store';

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
