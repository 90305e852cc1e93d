import ReloadOutlined from '@ant-design/icons/es/icons/ReloadOutlined';
import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { NewsStore } from '../../../application/stores/news-store';
import { PageHead } from '../../components/page-head';
import { Sentence } from '../../components/sentence';
import { Time } from '../../components/time';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../use-store';

/** Title, the time of the list, and Refresh. */
export const NewsHead = observer(function NewsHead() {
  const { t } = useTranslation();
  const store = useStore(NewsStore);
  const { remote } = store;
  if (remote.status !== 'ready') return <PageHead title={t('news.title')} />;
  return (
    <PageHead
      title={t('news.title')}
      note={
        <Sentence textKey="news.asOf" parts={{ time: <Time instant={remote.data.asOf} style="asOf" /> }} />
      }
      actions={
        <Button
          data-testid="news-refresh"
          icon={<ReloadOutlined aria-hidden />}
          loading={remote.refreshing}
          onClick={() => store.retry()}
        >
          {t('news.refresh')}
        </Button>
      }
    />
  );
});
