import CustomerServiceOutlined from '@ant-design/icons/es/icons/CustomerServiceOutlined';
import QuestionCircleOutlined from '@ant-design/icons/es/icons/QuestionCircleOutlined';
import { observer } from 'mobx-react-lite';
import { useEffect, type MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { ChatStore } from '../../application/stores/chat-store';
import { ConsentStore } from '../../application/stores/consent-store';
import { LayoutStore } from '../../application/stores/layout-store';
import { useTranslation } from '../i18n/texts';
import { useStore } from '../use-store';
import { ChatLauncher } from './chat-launcher';
import styles from './support-chat.module.css';

/** The support chat at the bottom end of every page; a placeholder until the shell has been there for 2 s. */
export const SupportChat = observer(function SupportChat() {
  const { settled } = useStore(LayoutStore);
  const chat = useStore(ChatStore);
  const consent = useStore(ConsentStore);
  useEffect(() => (settled ? chat.start() : undefined), [settled, chat]);
  if (!settled)
    return (
      <div className={styles['dock']} aria-hidden data-testid="chat-placeholder">
        <span className={styles['placeholder']} />
      </div>
    );
  const besideOthers = chat.byWidget && chat.status === 'ready';
  const looks = [styles['dock'], besideOthers && styles['beside'], consent.open && styles['asked']];
  return (
    <div className={looks.filter(Boolean).join(' ')}>
      {chat.provider === 'builtin' && chat.status === 'ready' && <ChatLauncher />}
      {chat.linkShown && <ChatLink />}
    </div>
  );
});

/** Opens the chat; where there is none, or none yet, it leads to the guides (D5). */
const ChatLink = observer(function ChatLink() {
  const { t } = useTranslation();
  const chat = useStore(ChatStore);
  const follow = (event: MouseEvent) => {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (plain && chat.open()) event.preventDefault();
  };
  const Icon = chat.status === 'ready' ? CustomerServiceOutlined : QuestionCircleOutlined;
  return (
    <Link
      to="/how-to-use"
      className={styles['circle']}
      data-testid="chat-link"
      aria-label={t(chat.status === 'ready' ? 'chat.link' : 'chat.help')}
      onClick={follow}
    >
      <Icon aria-hidden />
    </Link>
  );
});
