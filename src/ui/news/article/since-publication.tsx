import ReloadOutlined from '@ant-design/icons/es/icons/ReloadOutlined';
import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { NewsArticleStore } from '../../../application/news/news-article-store';
import { instantOf } from '../../../domain/kernel/instant';
import type { NewsArticle } from '../../../domain/news/news-article';
import { Time } from '../../components/figures/time';
import { Verbatim } from '../../components/text/verbatim';
import { useStore } from '../../hooks/use-store';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import { ArticleTable } from './article-table';
import styles from './article.module.css';

/** The move of each symbol's middle price since the publication: a sign and no color, since nobody gained or lost it. */
export const SincePublication = observer(function SincePublication({ article }: { article: NewsArticle }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const store = useStore(NewsArticleStore);
  const { asOf, since } = article;
  const first = instantOf(since[0]?.at ?? null);
  const now = instantOf(asOf);
  const { remote } = store;
  return (
    <section data-testid="news-since">
      <div className={styles['head']}>
        <h2>{t('news.since.title')}</h2>
        <span className={styles['quiet']}>{now !== null && <Time instant={now} style="asOfTime" />}</span>
        <Button
          type="text"
          icon={<ReloadOutlined aria-hidden />}
          aria-label={t('news.refresh')}
          title={t('news.refresh')}
          data-testid="news-since-refresh"
          data-paper="off"
          loading={remote.status === 'ready' && remote.refreshing}
          onClick={() => store.retry()}
        />
      </div>
      <ArticleTable
        head={[
          t('news.since.symbol'),
          first === null ? '' : <Time instant={first} style="minutes" />,
          t('news.since.now'),
          t('news.since.change'),
        ]}
        rows={since.map(({ now: price, percent, symbol, then }) => [
          <Verbatim>{symbol}</Verbatim>,
          <Verbatim>{numbers.exact(then)}</Verbatim>,
          <Verbatim>{numbers.exact(price)}</Verbatim>,
          <Verbatim className={styles['name']}>{numbers.percentChange(percent).text}</Verbatim>,
        ])}
      />
      <p className={styles['note']}>{t('news.since.note')}</p>
    </section>
  );
});
