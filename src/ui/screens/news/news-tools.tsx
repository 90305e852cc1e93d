import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined';
import Input from 'antd/es/input/Input';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { NewsStore } from '../../../application/stores/news-store';
import { useStore } from '../../use-store';
import styles from './news-tools.module.css';
import { useCategoryName } from './use-category-name';

/** Search and categories above the list. */
export const NewsTools = observer(function NewsTools() {
  const { t } = useTranslation();
  const store = useStore(NewsStore);
  const nameOf = useCategoryName();
  const choices = [null, ...store.categories];
  return (
    <div className={styles['tools']}>
      <div role="group" aria-label={t('news.categories')} className={styles['categories']}>
        {choices.map((category) => (
          <button
            key={category ?? ''}
            type="button"
            className={styles['category']}
            aria-pressed={store.category === category}
            onClick={() => store.setCategory(category)}
          >
            {category === null ? t('news.all') : nameOf(category)}
          </button>
        ))}
      </div>
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
