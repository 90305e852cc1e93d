import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { NotificationListStore } from '../../../application/notifications/notification-list-store';
import type { DayGroup } from '../../../domain/notifications/day-groups';
import type { Message } from '../../../domain/notifications/message';
import { EmptyNote } from '../../components/panels/empty-note';
import { RemotePanel } from '../../components/panels/remote-panel';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import styles from './message-list.module.css';
import { MessageRow } from './message-row';
import { MessageRowsSkeleton } from './notifications-skeleton';

/** The messages by day, or a note that the list is empty. */
export const MessageList = observer(function MessageList() {
  const store = useStore(NotificationListStore);
  const { groups, hasMore, isFiltered } = store;
  if (groups.length === 0 && !hasMore) return isFiltered ? <NoMatchingMessages /> : <NoMessages />;
  return (
    <div className={styles['days']}>
      {groups.map(([group, messages]) => (
        <Group key={group} group={group} messages={messages} />
      ))}
      <OlderMessages />
    </div>
  );
});

function Group({ group, messages }: { group: DayGroup; messages: readonly Message[] }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles['day']}>
        {t(`notifications.day.${group}`)}
      </h2>
      <ul>
        {messages.map((message) => (
          <MessageRow key={message.id} message={message} />
        ))}
      </ul>
    </section>
  );
}

/** The button that loads older messages, or the state of that request. */
const OlderMessages = observer(function OlderMessages() {
  const { t } = useTranslation();
  const store = useStore(NotificationListStore);
  const { olderPage } = store;
  if (olderPage && olderPage.status !== 'ready')
    return (
      <RemotePanel
        remote={olderPage}
        onRetry={() => store.retryMore()}
        failedTitle={t('notifications.failed')}
        skeleton={<MessageRowsSkeleton count={2} />}
      >
        {() => null}
      </RemotePanel>
    );
  if (!store.hasMore) return null;
  return (
    <Button
      className={styles['more'] ?? ''}
      data-testid="notifications-more"
      onClick={() => store.loadMore()}
    >
      {t('notifications.more')}
    </Button>
  );
});

function NoMessages() {
  const { t } = useTranslation();
  return (
    <EmptyNote
      title={t('notifications.empty.title')}
      text={t('notifications.empty.text')}
      testId="notifications-empty"
    >
      <Link to="/accounts">{t('menu.accounts')}</Link>
    </EmptyNote>
  );
}

function NoMatchingMessages() {
  const { t } = useTranslation();
  const store = useStore(NotificationListStore);
  return (
    <EmptyNote
      title={t('notifications.filtered.title')}
      text={t('notifications.filtered.text')}
      testId="notifications-filtered-empty"
    >
      <Button onClick={() => store.clearFilter()}>{t('notifications.filtered.clear')}</Button>
    </EmptyNote>
  );
}
