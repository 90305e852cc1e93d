import CustomerServiceOutlined from '@ant-design/icons/es/icons/CustomerServiceOutlined';
import QuestionCircleOutlined from '@ant-design/icons/es/icons/QuestionCircleOutlined';
import { observer } from 'mobx-react-lite';
import { useEffect, type MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { ChatStore } from '../../../application/support/chat-store';
import { LayoutStore } from '../../../application/kernel/layout-store';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import { ChatLauncher } from './chat-launcher';
import bar from '../bars/bar-button.module.css';
import styles from './support-chat.module.css';

/**
 * The support chat and the link to the guides, in the top bar, where they cover nothing of the page
 * (docs/decisions/0022). A placeholder until the shell has been shown for 2 s.
 */
export const SupportChat = observer(function SupportChat() {
  const { isSettled } = useStore(LayoutStore);
  const chat = useStore(ChatStore);
  useEffect(() => (isSettled ? chat.start() : undefined), [isSettled, chat]);
  if (!isSettled)
    return <span className={styles['placeholder']} aria-hidden data-testid="chat-placeholder" />;
  return (
    <>
      {chat.provider === 'builtin' && chat.status === 'ready' && <ChatLauncher />}
      {chat.isLinkVisible && <ChatLink />}
    </>
  );
});

/** Opens the chat. Without a chat, or until it is ready, it leads to the guides (D5). */
const ChatLink = observer(function ChatLink() {
  const { t } = useTranslation();
  const chat = useStore(ChatStore);
  const openChat = (event: MouseEvent) => {
    const isPlainClick = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (isPlainClick && chat.open()) event.preventDefault();
  };
  const name = t(chat.status === 'ready' ? 'chat.link' : 'chat.help');
  const Icon = chat.status === 'ready' ? CustomerServiceOutlined : QuestionCircleOutlined;
  return (
    <Link
      to="/how-to-use"
      className={`${bar['button']} ${styles['button']}`}
      data-testid="chat-link"
      aria-label={name}
      title={name}
      onClick={openChat}
    >
      <Icon aria-hidden />
    </Link>
  );
});
