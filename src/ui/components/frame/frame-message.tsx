import StopOutlined from '@ant-design/icons/es/icons/StopOutlined';
import type { ReactNode } from 'react';
import styles from './frame-message.module.css';

interface FrameMessageProps {
  title: string;
  text: string;
  /** Buttons and links. */
  children?: ReactNode;
  testId?: string;
}

/** A message in place of a frame. */
export function FrameMessage({ title, text, children, testId = 'frame-message' }: FrameMessageProps) {
  return (
    <div className={styles['message']} role="status" data-testid={testId}>
      <StopOutlined aria-hidden />
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
        {children && <div className={styles['actions']}>{children}</div>}
      </div>
    </div>
  );
}
