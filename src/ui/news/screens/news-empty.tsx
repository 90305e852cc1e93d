import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { NewsStore } from '../../../application/news/news-store';
import { EmptyNote } from '../../components/panels/empty-note';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import type { NewsAddress } from './use-news-address';

/** Message of an empty list: no news, none on the client's positions, or none that matches the filter. */
export const NewsEmpty = observer(function NewsEmpty({ address }: { address: NewsAddress }) {
  const { t } = useTranslation();
  const { isFiltered, isOnlyMine } = useStore(NewsStore);
  const kind = isOnlyMine ? 'mine' : isFiltered ? 'filtered' : 'none';
  return (
    <EmptyNote title={t(`news.empty.${kind}.title`)} text={t(`news.empty.${kind}.help`)} testId="news-empty">
      {isFiltered ? (
        <Button onClick={address.clearFilter}>{t('news.clear')}</Button>
      ) : (
        <Link to="/economicinsight">{t('menu.economic-insight')}</Link>
      )}
    </EmptyNote>
  );
});
