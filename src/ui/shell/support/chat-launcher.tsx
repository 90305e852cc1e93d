import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import MessageOutlined from '@ant-design/icons/es/icons/MessageOutlined';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { ChatStore } from '../../../application/support/chat-store';
import { deferComponent } from '../../components/defer-component';
import { useTranslation } from '../../i18n/texts';
import { withTheme } from '../../theme/with-theme';
import { useStore } from '../../hooks/use-store';
import bar from '../bars/bar-button.module.css';
import styles from './support-chat.module.css';

const ChatPanel = deferComponent(
  withTheme(async () => (await import(/* webpackChunkName: "shell-chat-panel" */ './chat-panel')).ChatPanel),
);

/** The button of the built-in chat, and its panel. */
export const ChatLauncher = observer(function ChatLauncher() {
  const { t } = useTranslation();
  const chat = useStore(ChatStore);
  const button = useRef<HTMLButtonElement>(null);
  const { isPanelOpen } = chat;
  const Icon = isPanelOpen ? CloseOutlined : MessageOutlined;
  const close = () => {
    chat.togglePanel();
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`${bar['button']} ${styles['button']}`}
        data-testid="chat-launcher"
        aria-label={t(isPanelOpen ? 'chat.close' : 'chat.open')}
        aria-expanded={isPanelOpen}
        onClick={() => chat.togglePanel()}
      >
        <Icon aria-hidden />
      </button>
      {isPanelOpen && <ChatPanel onClose={close} />}
    </>
  );
});
