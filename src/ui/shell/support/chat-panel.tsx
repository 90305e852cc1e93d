import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { ConversationStore } from '../../../application/support/conversation-store';
import { dataOf, isPending } from '../../../application/remote/remote';
import { FreshPanel } from '../../components/panels/fresh-panel';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import { ChatForm } from './chat-form';
import { ChatMessages } from './chat-messages';
import styles from './chat-panel.module.css';

/** The built-in chat's conversation. Esc closes it, and keeps the typed text. */
export const ChatPanel = observer(function ChatPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const conversation = useStore(ConversationStore);
  const titleId = useId();
  const log = useRef<HTMLDivElement>(null);
  const { remote } = conversation;
  const messages = dataOf(remote);
  useEffect(() => void conversation.load(), [conversation]);
  useEffect(() => {
    const element = log.current;
    if (element) element.scrollTop = element.scrollHeight;
  }, [messages]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  return (
    <section
      className={styles['panel']}
      role="dialog"
      aria-labelledby={titleId}
      data-testid="chat-panel"
      onKeyDown={onKeyDown}
    >
      <header className={styles['head']}>
        <h2 id={titleId}>{t('chat.title')}</h2>
        <p>{t('chat.automatic')}</p>
      </header>
      <div
        ref={log}
        className={styles['log']}
        role="log"
        tabIndex={0}
        aria-label={t('chat.conversation')}
        aria-busy={isPending(remote)}
      >
        {/* A panel of its own: while it loads, the field below stays usable. */}
        <div>
          <FreshPanel remote={remote} onRetry={() => conversation.retry()} failedTitle={t('chat.loadFailed')}>
            {(messages) =>
              messages.length > 0 ? (
                <ChatMessages messages={messages} />
              ) : (
                <p className={styles['empty']}>{t('chat.empty')}</p>
              )
            }
          </FreshPanel>
        </div>
      </div>
      <ChatForm />
    </section>
  );
});
