import { useTranslation } from 'react-i18next';
import type { ChatMessage } from '../../application/ports/chat';
import { useCulture } from '../i18n/culture-context';
import { writeInstant } from '../i18n/dates';
import styles from './chat-panel.module.css';

/** What was said, oldest first, with who and when. Text is text, never markup (quality X1). */
export function ChatMessages({ messages }: { messages: readonly ChatMessage[] }) {
  const { t } = useTranslation();
  const culture = useCulture();
  return (
    <ol className={styles['messages']}>
      {messages.map(({ id, from, text, sentAt }) => {
        const at = sentAt === null ? NaN : Date.parse(sentAt);
        return (
          <li key={id} className={styles[from]} data-testid={`chat-message-${from}`}>
            <span className={styles['who']}>
              {t(from === 'client' ? 'chat.you' : 'chat.assistant')}
              {!Number.isNaN(at) && (
                <time dateTime={new Date(at).toISOString()}> {writeInstant(at, culture, 'minutes')}</time>
              )}
            </span>
            <p dir="auto">{text}</p>
          </li>
        );
      })}
    </ol>
  );
}
