import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { NotificationListStore } from '../../../application/notifications/notification-list-store';
import { dataOf, isPending } from '../../../application/remote/remote';
import { SkeletonBlock } from '../../components/panels/skeleton-block';
import { FreshPanel } from '../../components/panels/fresh-panel';
import { PageHead } from '../../components/page/page-head';
import { useMediaQuery } from '../../hooks/use-media-query';
import { FormProblemNotice } from '../../forms/form-notice';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import { MessageFilter } from './message-filter';
import { MessageList } from './message-list';
import styles from './notifications-screen.module.css';
import { NotificationsSkeleton } from './notifications-skeleton';
import { Preferences } from '../parts/preferences';

/** Screens this wide show the preferences beside the list; on narrower ones they have a page of their own. */
const WIDE_SCREEN = '(width >= 75em)';

/** The client's messages, with the number of unread ones (V8). */
export const Screen = observer(function NotificationsScreen() {
  const { t } = useTranslation();
  const store = useStore(NotificationListStore);
  const isWide = useMediaQuery(WIDE_SCREEN);
  useEffect(() => store.open(), [store]);
  return (
    <div data-testid="screen-notifications">
      <Head />
      {store.submission.problem && <FormProblemNotice problem={store.submission.problem} />}
      <div className={styles['page']}>
        <div>
          <MessageFilter />
          <FreshPanel
            remote={store.remote}
            onRetry={() => store.retry()}
            failedTitle={t('notifications.failed')}
            skeleton={<NotificationsSkeleton />}
          >
            {() => <MessageList />}
          </FreshPanel>
        </div>
        {isWide && (
          <aside>
            <Preferences />
          </aside>
        )}
      </div>
    </div>
  );
});

const Head = observer(function Head() {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const store = useStore(NotificationListStore);
  const isWide = useMediaQuery(WIDE_SCREEN);
  // The note's space is reserved from the first rendering, before the request is sent.
  const isLoading = isPending(store.remote);
  const unread = dataOf(store.remote)?.unread ?? 0;
  const note = unread > 0 && t('notifications.unread', { count: unread, number: numbers.integer(unread) });
  return (
    <PageHead
      title={t('notifications.title')}
      note={isLoading ? <SkeletonBlock /> : note}
      actions={
        <>
          {!isWide && <Link to="/profile?tab=notifications">{t('notifications.preferences.title')}</Link>}
          {/* Rendered from the start, so that nothing below it moves. */}
          <Button
            data-testid="notifications-read-all"
            disabled={unread === 0}
            loading={store.submission.isSending}
            onClick={() => void store.markAllRead()}
          >
            {t('notifications.readAll')}
          </Button>
        </>
      }
    />
  );
});
