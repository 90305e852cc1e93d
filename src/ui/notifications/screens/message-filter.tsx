import Switch from 'antd/es/switch';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { NotificationListStore } from '../../../application/notifications/notification-list-store';
import { FilterButtons } from '../../forms/antd/filter-buttons';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import styles from './message-filter.module.css';
import { useCategoryName } from '../../i18n/use-category-name';

/** Filters messages by category, and by whether they are unread. */
export const MessageFilter = observer(function MessageFilter() {
  const { t } = useTranslation();
  const nameOf = useCategoryName('notifications.category');
  const store = useStore(NotificationListStore);
  const id = useId();
  return (
    <div className={styles['filter']}>
      <FilterButtons
        label={t('notifications.categories')}
        choices={[null, ...store.categories]}
        value={store.category}
        nameOf={(category) => (category === null ? t('notifications.all') : nameOf(category))}
        onChange={(category) => store.setCategory(category)}
      />
      <label className={styles['unread']} htmlFor={id}>
        <Switch
          id={id}
          checked={store.unreadOnly}
          data-testid="notifications-unread-only"
          onChange={(unreadOnly) => store.setUnreadOnly(unreadOnly)}
        />
        {t('notifications.unreadOnly')}
      </label>
    </div>
  );
});
