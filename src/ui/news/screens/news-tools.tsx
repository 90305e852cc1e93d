import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined';
import Input from 'antd/es/input/Input';
import { observer } from 'mobx-react-lite';
import { NewsStore } from '../../../application/news/news-store';
import { FilterButtons } from '../../forms/antd/filter-buttons';
import { useTranslation } from '../../i18n/texts';
import { useCategoryName } from '../../i18n/use-category-name';
import { useStore } from '../../hooks/use-store';
import styles from './news-tools.module.css';

/** Search and categories above the list. */
export const NewsTools = observer(function NewsTools() {
  const { t } = useTranslation();
  const store = useStore(NewsStore);
  const nameOf = useCategoryName('news.category');
  return (
    <div className={styles['tools']}>
      <FilterButtons
        label={t('news.categories')}
        choices={[null, ...store.categories]}
        value={store.category}
        nameOf={(category) => (category === null ? t('news.all') : nameOf(category))}
        onChange={(category) => store.setCategory(category)}
      />
      <Input
        type="search"
        data-testid="news-search"
        className={styles['search'] ?? ''}
        prefix={<SearchOutlined aria-hidden />}
        placeholder={t('news.search')}
        aria-label={t('news.search')}
        autoComplete="off"
        value={store.search}
        onChange={(event) => store.setSearch(event.target.value)}
      />
    </div>
  );
});
