import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { NotificationsStore } from '../../../application/stores/notifications-store';
import { instantOf } from '../../../domain/instant';
import type { Message } from '../../../domain/notifications/message';
import { Chip } from '../../components/chip';
import { useTranslation } from '../../i18n/texts';
import sections from '../../components/page-sections.module.css';
import { Time } from '../../components/time';
import { GatewayText, InLanguage } from '../../components/gateway-text';
import { ContentAnchor } from '../../components/content-anchor';
import { useStore } from '../../use-store';
import styles from './message-row.module.css';
import { useCategoryName } from './use-category-name';

/** One message; an unread one says so in a word. */
export const MessageRow = observer(function MessageRow({ message }: { message: Message }) {
  const { t } = useTranslation();
  const nameOf = useCategoryName();
  const store = useStore(NotificationsStore);
  const { id, body, buttonText, category, createdAt, culture, isRead, title } = message;
  const created = instantOf(createdAt);
  const link = store.linkOf(message);
  return (
    <li className={`${sections['row']} ${styles['message']}`} data-testid={`notification-${id}`}>
      <div className={styles['words']}>
        <div className={sections['line']}>
          <h2 className={isRead ? styles['read'] : styles['unread']}>
            <GatewayText culture={culture}>{title}</GatewayText>
          </h2>
          {!isRead && <Chip tone="info">{t('notifications.new')}</Chip>}
        </div>
        <p className={sections['meta']}>
          {created !== null && <Time instant={created} />}
          {category !== null && ` · ${nameOf(category)}`}
          <InLanguage culture={culture} />
        </p>
        {body && (
          <p className={sections['text']}>
            <GatewayText culture={culture}>{body}</GatewayText>
          </p>
        )}
      </div>
      {link && buttonText && (
        <ContentAnchor link={link} className={styles['link']}>
          <GatewayText culture={culture}>{buttonText}</GatewayText>
        </ContentAnchor>
      )}
      {!isRead && (
        <Button
          type="text"
          className={styles['mark'] ?? ''}
          aria-label={t('notifications.readTitle', { title })}
          onClick={() => void store.markRead([message])}
        >
          {t('notifications.read')}
        </Button>
      )}
    </li>
  );
});
