import BellOutlined from '@ant-design/icons/es/icons/BellOutlined';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { NotificationsStore } from '../../../application/notifications/notifications-store';
import { VisuallyHidden } from '../../components/visually-hidden';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import { useFeature } from '../../router/use-feature';
import { useStore } from '../../hooks/use-store';
import bar from './bar-button.module.css';
import styles from './notifications-bell.module.css';

/** The greatest number that fits into the badge. */
const MAX_COUNT = 99;

/** Leads to the notifications. The number of unread ones is loaded once the page has settled, or not at all (F7). */
export const NotificationsBell = observer(function NotificationsBell() {
  const { t } = useTranslation();
  const hasStore = useFeature('messages');
  return (
    <Link
      to="/notifications"
      className={`${bar['button']} ${styles['bell']}`}
      title={t('notifications.title')}
      data-testid="notifications-bell"
    >
      <BellOutlined aria-hidden />
      <VisuallyHidden>{t('notifications.title')}</VisuallyHidden>
      {hasStore && <UnreadBadge />}
    </Link>
  );
});

const UnreadBadge = observer(function UnreadBadge() {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const store = useStore(NotificationsStore);
  useEffect(() => store.load(), [store]);
  const count = store.unreadCount;
  if (count === 0) return null;
  return (
    <>
      <span className={styles['badge']} aria-hidden="true" data-testid="notifications-badge">
        {count > MAX_COUNT ? `${numbers.integer(MAX_COUNT)}+` : numbers.integer(count)}
      </span>
      <VisuallyHidden>
        {' '}
        {t('notifications.unreadHere', { count, number: numbers.integer(count) })}
      </VisuallyHidden>
    </>
  );
});
