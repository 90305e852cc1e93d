import SendOutlined from '@ant-design/icons/es/icons/SendOutlined';
import Button from 'antd/es/button';
import TextArea, { type TextAreaRef } from 'antd/es/input/TextArea';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, type FormEvent, type KeyboardEvent } from 'react';
import { ConversationStore, MAX_MESSAGE_LENGTH } from '../../../application/support/conversation-store';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import styles from './chat-panel.module.css';

/** The message field of the chat. Enter sends, Shift and Enter begin a new line. */
export const ChatForm = observer(function ChatForm() {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const conversation = useStore(ConversationStore);
  const field = useRef<TextAreaRef>(null);
  const id = useId();
  const { draft, isTooLong } = conversation;
  const { problem: sendProblem, isSending } = conversation.submission;
  const problem = isTooLong
    ? t('chat.tooLong', { most: numbers.integer(MAX_MESSAGE_LENGTH) })
    : sendProblem
      ? t('chat.sendFailed')
      : undefined;
  useEffect(() => field.current?.focus(), []);
  const send = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    void conversation.send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.shiftKey) send(event);
  };
  return (
    <form className={styles['form']} onSubmit={send}>
      {problem !== undefined && (
        <p id={`${id}-problem`} role="alert" className={styles['problem']}>
          {problem}
        </p>
      )}
      <label htmlFor={id}>{t('chat.message')}</label>
      <div className={styles['line']}>
        <TextArea
          ref={field}
          id={id}
          className={styles['field'] ?? ''}
          rows={2}
          dir="auto"
          value={draft}
          autoComplete="off"
          data-testid="chat-input"
          status={problem === undefined ? '' : 'error'}
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : `${id}-problem`}
          onChange={(event) => conversation.setDraft(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button
          type="primary"
          htmlType="submit"
          size="large"
          data-testid="chat-send"
          aria-label={t('chat.send')}
          aria-disabled={isSending}
          icon={<SendOutlined aria-hidden />}
        />
      </div>
    </form>
  );
});
