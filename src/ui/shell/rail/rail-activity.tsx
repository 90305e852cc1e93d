import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useTranslation } from '../../i18n/texts';
import { Link } from 'react-router-dom';
import { NotificationsStore } from '../../../application/notifications/notifications-store';
import { instantOf } from '../../../domain/kernel/instant';
import type { Message } from '../../../domain/notifications/message';
import { RemotePanel } from '../../components/panels/remote-panel';
import { GatewayText, LanguageMark } from '../../components/text/gateway-text';
import { Time } from '../../components/figures/time';
import { useCurrentRoute } from '../../hooks/use-current-route';
import { useStore } from '../../hooks/use-store';
import styles from './rail.module.css';

/** Number of messages in the rail. */
const MAX_MESSAGES = 5;

/** The latest messages. Not shown beside the notifications page, which has them all. */
export const RailActivity = observer(function RailActivity() {
  const { t } = useTranslation();
  const store = useStore(NotificationsStore);
  const id = useId();
  if (useCurrentRoute() === 'notifications') return null;
  return (
    <section aria-labelledby={id} className={styles['section']} data-testid="rail-activity">
      <div className={styles['head']}>
        <h2 id={id}>{t('rail.activity')}</h2>
        <Link to="/notifications">{t('rail.all')}</Link>
      </div>
      <RemotePanel
        remote={store.remote}
        onRetry={() => store.retry()}
        failedTitle={t('notifications.failed')}
        skeleton={<span className={styles['line']} />}
      >
        {(messages) =>
          messages.length === 0 ? (
            <p className={styles['help']}>{t('notifications.empty.title')}</p>
          ) : (
            <ul>
              {messages.slice(0, MAX_MESSAGES).map((message) => (
                <MessageItem key={message.id} message={message} />
              ))}
            </ul>
          )
        }
      </RemotePanel>
    </section>
  );
});

function MessageItem({ message: { culture, title, createdAt, isRead } }: { message: Message }) {
  const createdInstant = instantOf(createdAt);
  return (
    <li className={`${styles['item']} ${isRead ? '' : styles['unread']}`}>
      <GatewayText culture={culture}>{title}</GatewayText>
      {createdInstant !== null && (
        <p className={styles['help']}>
          <Time instant={createdInstant} />
          <LanguageMark culture={culture} />
        </p>
      )}
    </li>
  );
}
