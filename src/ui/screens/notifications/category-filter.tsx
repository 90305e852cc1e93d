import { observer } from 'mobx-react-lite';
import { NotificationsStore } from '../../../application/stores/notifications-store';
import { FilterButtons } from '../../forms/antd/filter-buttons';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../use-store';
import styles from './category-filter.module.css';
import { useCategoryName } from './use-category-name';

/** All messages, or those of one category. */
export const CategoryFilter = observer(function CategoryFilter() {
  const { t } = useTranslation();
  const nameOf = useCategoryName();
  const store = useStore(NotificationsStore);
  return (
    <div className={styles['filter']}>
      <FilterButtons
        label={t('notifications.categories')}
        choices={[null, ...store.categories]}
        chosen={store.category}
        nameOf={(category) => (category === null ? t('notifications.all') : nameOf(category))}
        onChoose={(category) => store.setCategory(category)}
      />
    </div>
  );
});
