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

/** Message of an empty list, with the next step (A6). The word for support in the text is a link. */
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
