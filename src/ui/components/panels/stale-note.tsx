import ClockCircleOutlined from '@ant-design/icons/es/icons/ClockCircleOutlined';
import type { ReactNode } from 'react';
import type { PortalError } from '../../../domain/kernel/errors';
import { ErrorLabels } from './error-labels';
import { RetryButton } from './retry-button';
import styles from './stale-note.module.css';

interface StaleNoteProps {
  /** A sentence with the age of the data. */
  title: ReactNode;
  /** Error of the newest request; `null` while another one is running. */
  error: PortalError | null;
  /** Shown unless there is an error. */
  children?: ReactNode;
  busy?: boolean;
  testId: string;
  onRetry: () => void;
}

/** Line above old data after a failed newest request (A6). */
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
