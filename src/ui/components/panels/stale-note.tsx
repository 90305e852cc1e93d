import ClockCircleOutlined from '@ant-design/icons/es/icons/ClockCircleOutlined';
import type { ReactNode } from 'react';
import type { PortalError } from '../../../domain/kernel/errors';
import { ErrorLabels } from './error-labels';
import { RetryButton } from './retry-button';
import styles from './stale-note.module.css';

interface StaleNoteProps {
  /** How old the answer is, as a sentence. */
  title: ReactNode;
  /** Why the newest answer failed; `null` while another one is on its way. */
  error: PortalError | null;
  /** Shown in place of the reason while there is none. */
  children?: ReactNode;
  busy?: boolean;
  testId: string;
  onRetry: () => void;
}

/** The newest answer failed: the old one stays, and this line above it says so (A6). */
export function StaleNote({ title, error, children, busy = false, testId, onRetry }: StaleNoteProps) {
  return (
    <div className={styles['stale']} role="status" data-testid={testId}>
      <ClockCircleOutlined aria-hidden />
      <p>
        <b>{title}</b> {error ? <ErrorLabels codes={error.codes} /> : children}
      </p>
      <RetryButton busy={busy} onRetry={onRetry} />
    </div>
  );
}
