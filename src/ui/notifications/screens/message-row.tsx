import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined';
import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { NotificationListStore } from '../../../application/notifications/notification-list-store';
import { instantOf } from '../../../domain/kernel/instant';
import { severityOf, type Message } from '../../../domain/notifications/message';
import { Chip } from '../../components/chip';
import { ContentAnchor } from '../../components/text/content-anchor';
import { GatewayText, LanguageMark } from '../../components/text/gateway-text';
import sections from '../../components/page/page-sections.module.css';
import { Time } from '../../components/figures/time';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import styles from './message-row.module.css';
import { SeverityMark } from './severity-mark';
import { useCategoryName } from '../../i18n/use-category-name';

const CHIPS = { info: null, success: null, warning: 'warning', critical: 'error' } as const;

/** One message; an unread one has bold text and a mark with a name. */
export const MessageRow = observer(function MessageRow({ message }: { message: Message }) {
  const { t } = useTranslation();
  const store = useStore(NotificationListStore);
  const { id, body, buttonText, culture, isRead, title } = message;
  const severity = severityOf(message);
  const tone = CHIPS[severity];
  const link = store.linkOf(message);
  return (
    <li className={`${sections['row']} ${styles['message']}`} data-testid={`notification-${id}`}>
      <SeverityMark severity={severity} />
      <div className={styles['words']}>
        <div className={`${sections['line']} ${styles['head']}`}>
          <h3 className={isRead ? styles['read'] : styles['unread']}>
            <GatewayText culture={culture}>{title}</GatewayText>
          </h3>
          {tone && <Chip tone={tone}>{t(`notifications.severity.${severity}`)}</Chip>}
          {!isRead && <span role="img" aria-label={t('notifications.new')} className={styles['newMark']} />}
        </div>
        {body && (
          <p className={styles['body']}>
            <GatewayText culture={culture}>{body}</GatewayText>
          </p>
        )}
      </div>
      <Meta message={message} />
      <div className={styles['actions']}>
        {link && buttonText && (
          <ContentAnchor link={link} className={styles['link']}>
            <GatewayText culture={culture}>{buttonText}</GatewayText>
          </ContentAnchor>
        )}
        {!isRead && (
          <Button
            type="text"
            icon={<CheckOutlined aria-hidden />}
            aria-label={t('notifications.readTitle', { title })}
            title={t('notifications.read')}
            onClick={() => void store.markRead(message)}
          />
        )}
      </div>
    </li>
  );
});

/** The time and the category of a message. */
function Meta({ message: { category, createdAt, culture } }: { message: Message }) {
  const nameOf = useCategoryName('notifications.category');
  const createdInstant = instantOf(createdAt);
  return (
    <p className={`${sections['meta']} ${styles['meta']}`}>
      {createdInstant !== null && <Time instant={createdInstant} />}
      {category !== null && ` · ${nameOf(category)}`}
      <LanguageMark culture={culture} />
    </p>
  );
}
