import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { NotificationsStore } from '../../../application/stores/notifications-store';
import { EmptyNote } from '../../components/empty-note';
import { FreshPanel } from '../../components/fresh-panel';
import { Bone } from '../../components/bone';
import { PageHead } from '../../components/page-head';
import { useTranslation } from '../../i18n/texts';
import sections from '../../components/page-sections.module.css';
import { FormProblemNotice } from '../../forms/form-notice';
import { useNumbers } from '../../i18n/numbers';
import { useStore } from '../../use-store';
import { CategoryFilter } from './category-filter';
import { MessageRow } from './message-row';
import { NotificationsSkeleton } from './notifications-skeleton';

/** What the client was told, with what is still unread (V8). */
export const Screen = observer(function NotificationsScreen() {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const store = useStore(NotificationsStore);
  useEffect(() => store.open(), [store]);
  const { submission, unread } = store;
  return (
    <div data-testid="screen-notifications">
      <PageHead
        title={t('notifications.title')}
        note={
          store.remote.status === 'loading' ? (
            <Bone />
          ) : (
            unread.length > 0 &&
            t('notifications.unread', { count: unread.length, number: numbers.integer(unread.length) })
          )
        }
        actions={
          unread.length > 0 && (
            <Button
              data-testid="notifications-read-all"
              loading={submission.sending}
              onClick={() => void store.markRead(unread)}
            >
              {t('notifications.readAll')}
            </Button>
          )
        }
      />
      {submission.problem && <FormProblemNotice problem={submission.problem} />}
      <FreshPanel
        remote={store.remote}
        onRetry={() => store.retry()}
        failedTitle={t('notifications.failed')}
        skeleton={<NotificationsSkeleton />}
      >
        {(messages) =>
          messages.length === 0 ? (
            <EmptyNote
              title={t('notifications.empty.title')}
              text={t('notifications.empty.text')}
              testId="notifications-empty"
            >
              <Link to="/accounts">{t('menu.accounts')}</Link>
            </EmptyNote>
          ) : (
            <>
              <CategoryFilter />
              <Messages />
            </>
          )
        }
      </FreshPanel>
    </div>
  );
});

const Messages = observer(function Messages() {
  const store = useStore(NotificationsStore);
  return (
    <ul className={sections['rows']}>
      {store.shown.map((message) => (
        <MessageRow key={message.id} message={message} />
      ))}
    </ul>
  );
});
