import type { ReactNode } from 'react';
import { SupportText } from '../text/support-text';
import styles from './empty-note.module.css';

interface EmptyNoteProps {
  title: string;
  text: string;
  testId: string;
  /** The next step for the client. */
  children?: ReactNode;
}

/** A list without rows says what to do next (A6); the text's word for support leads there. */
export function EmptyNote({ title, text, testId, children }: EmptyNoteProps) {
  return (
    <div className={styles['empty']} role="status" data-testid={testId}>
      <h2>{title}</h2>
      <p>
        <SupportText>{text}</SupportText>
      </p>
      {children}
    </div>
  );
}
