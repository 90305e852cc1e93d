import ClockCircleOutlined from '@ant-design/icons/es/icons/ClockCircleOutlined';
import ExclamationCircleOutlined from '@ant-design/icons/es/icons/ExclamationCircleOutlined';
import { Observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Remote } from '../../../application/remote/remote';
import type { PortalError } from '../../../domain/kernel/errors';
import { useTranslation } from '../../i18n/texts';
import { ErrorLabels, useErrorLabels } from './error-labels';
import styles from './remote-panel.module.css';
import { RetryButton } from './retry-button';
import { VisuallyHidden } from '../visually-hidden';

/** Remote data that have loaded. */
export type ReadyRemote<Data> = Extract<Remote<Data>, { status: 'ready' }>;

interface RemotePanelProps<Data> {
  remote: Remote<Data>;
  onRetry: () => void;
  /** A sentence that names the data: "Accounts did not load". */
  failedTitle: string;
  /** Assures, after the labels, that the client's money is safe, with the next step. */
  failedHelp?: string;
  /** Placeholder in the shape of the content. Lines by default. */
  skeleton?: ReactNode;
  /** Renders the data. `ready` has their age, and whether a newer answer is loading or has failed. */
  children: (data: Data, ready: ReadyRemote<Data>) => ReactNode;
}

/** Remote data in each state: loading, slow, failed, ready (A6). */
export function RemotePanel<Data>(props: RemotePanelProps<Data>) {
  const { remote, onRetry, children } = props;
  switch (remote.status) {
    case 'ready':
      return <Observer>{() => <>{children(remote.data, remote)}</>}</Observer>;
    case 'failed':
      return <FailureNotice {...props} error={remote.error} />;
    case 'loading':
    case 'idle':
      return (
        <>
          {remote.status === 'loading' && remote.slow && <SlowNotice onRetry={onRetry} />}
          <Loading hidesFollowing={!(remote.status === 'loading' && remote.slow)}>
            {props.skeleton ?? <LinesSkeleton />}
          </Loading>
        </>
      );
  }
}

/** @param hidesFollowing hides the content below until the panel is ready, so that the panel does not push it away. */
function Loading({ hidesFollowing, children }: { hidesFollowing: boolean; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className={styles['delayed']} aria-busy="true" data-loading={hidesFollowing}>
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

function LinesSkeleton() {
  return (
    <div className={styles['lines']}>
      {[0, 1, 2, 3].map((line) => (
        <span key={line} className={styles['line']} />
      ))}
    </div>
  );
}

function FailureNotice<Data>({
  error,
  failedTitle,
  failedHelp,
  onRetry,
}: RemotePanelProps<Data> & { error: PortalError }) {
  const labels = useErrorLabels(error.codes);
  // Some error labels already contain the help.
  const isHelpInLabels = failedHelp !== undefined && labels.some(({ text }) => text.includes(failedHelp));
  return (
    <div className={`${styles['notice']} ${styles['failed']}`} role="alert">
      <ExclamationCircleOutlined aria-hidden />
      <div className={styles['text']}>
        <span className={styles['title']}>{failedTitle}</span>
        <p>
          <ErrorLabels codes={error.codes} /> {!isHelpInLabels && failedHelp}
        </p>
      </div>
      <div className={styles['action']}>
        <RetryButton onRetry={onRetry} />
      </div>
    </div>
  );
}

/** Shown after 15 s without an answer; a late answer is still used (D4). */
function SlowNotice({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={`${styles['notice']} ${styles['slow']}`} role="status">
      <ClockCircleOutlined aria-hidden />
      <div className={styles['text']}>
        <span className={styles['title']}>{t('common.slowTitle')}</span>
        <p>{t('common.slowHelp')}</p>
      </div>
      <div className={styles['action']}>
        <RetryButton onRetry={onRetry} />
      </div>
    </div>
  );
}
