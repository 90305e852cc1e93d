import type { ChatMessage } from '../../../application/support/ports/chat';
import { Time } from '../../components/figures/time';
import { useTranslation } from '../../i18n/texts';
import styles from './chat-panel.module.css';

/** The messages of a chat, oldest first, with sender and time. Text is never markup (X1). */
export function ChatMessages({ messages }: { messages: readonly ChatMessage[] }) {
  const { t } = useTranslation();
  return (
    <ol className={styles['messages']}>
      {messages.map(({ id, from, text, sentAt }) => {
        const instant = sentAt === null ? NaN : Date.parse(sentAt);
        return (
          <li key={id} className={styles[from]} data-testid={`chat-message-${from}`}>
            <span className={styles['sender']}>
              {t(from === 'client' ? 'chat.you' : 'chat.assistant')}
              {!Number.isNaN(instant) && (
                <>
                  {' '}
                  <Time instant={instant} style="minutes" />
                </>
              )}
            </span>
            <p dir="auto">{text}</p>
          </li>
        );
      })}
    </ol>
  );
}
