import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { NewsStore } from '../../../application/stores/news-store';
import { useStore } from '../../use-store';
import styles from './news-empty.module.css';

/** No news at all, or none that fit what the reader looks for. */
export const NewsEmpty = observer(function NewsEmpty({ filtered }: { filtered: boolean }) {
  const { t } = useTranslation();
  const store = useStore(NewsStore);
  const kind = filtered ? 'filtered' : 'none';
  return (
    <div className={styles['empty']} role="status" data-testid="news-empty">
      <h2>{t(`news.empty.${kind}.title`)}</h2>
      <p>{t(`news.empty.${kind}.help`)}</p>
      {filtered ? (
        <Button onClick={() => store.clearFilter()}>{t('news.clear')}</Button>
      ) : (
        <Link to="/economicinsight">{t('menu.economic-insight')}</Link>
      )}
    </div>
  );
});
