import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { NotificationsStore } from '../../../application/stores/notifications-store';
import sections from '../../components/page-sections.module.css';
import { useStore } from '../../use-store';
import { useCategoryName } from './use-category-name';

/** All messages, or those of one category. */
export const CategoryFilter = observer(function CategoryFilter() {
  const { t } = useTranslation();
  const nameOf = useCategoryName();
  const store = useStore(NotificationsStore);
  return (
    <div role="group" aria-label={t('notifications.categories')} className={sections['choices']}>
      {[null, ...store.categories].map((category) => (
        <button
          key={category ?? ''}
          type="button"
          className={sections['choice']}
          aria-pressed={store.category === category}
          onClick={() => store.setCategory(category)}
        >
          {category === null ? t('notifications.all') : nameOf(category)}
        </button>
      ))}
    </div>
  );
});
