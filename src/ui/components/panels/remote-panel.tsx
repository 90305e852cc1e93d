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

/** Remote data that are there. */
export type ReadyRemote<Data> = Extract<Remote<Data>, { status: 'ready' }>;

interface RemotePanelProps<Data> {
  remote: Remote<Data>;
  onRetry: () => void;
  /** What did not load, as a sentence: "Accounts did not load". */
  failedTitle: string;
  /** Whether the client's money is affected, and what to do next; below the labels. */
  failedHelp?: string;
  /** The shape of what comes. Lines by default. */
  skeleton?: ReactNode;
  /** Draws the answer. `ready` tells its age, and whether a newer one is on its way or has failed. */
  children: (data: Data, ready: ReadyRemote<Data>) => ReactNode;
}

/** Remote data in each of its states, in the place where it belongs (A6). */
export function RemotePanel<Data>(props: RemotePanelProps<Data>) {
  const { remote, onRetry, children } = props;
  switch (remote.status) {
    case 'ready':
      return <Observer>{() => <>{children(remote.data, remote)}</>}</Observer>;
    case 'failed':
      return <Failed {...props} error={remote.error} />;
    case 'loading':
    case 'idle':
      return (
        <>
          {remote.status === 'loading' && remote.slow && <Slow onRetry={onRetry} />}
          <Loading soon={!(remote.status === 'loading' && remote.slow)}>
            {props.skeleton ?? <Lines />}
          </Loading>
        </>
      );
  }
}

/** @param soon what stands below is held back: it comes with the panel, instead of being pushed away by it. */
function Loading({ soon, children }: { soon: boolean; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className={styles['late']} aria-busy="true" data-coming={soon}>
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

function Lines() {
  return (
    <div className={styles['lines']}>
      {[0, 1, 2, 3].map((line) => (
        <span key={line} className={styles['line']} />
      ))}
    </div>
  );
}

function Failed<Data>({
  error,
  failedTitle,
  failedHelp,
  onRetry,
}: RemotePanelProps<Data> & { error: PortalError }) {
  const labels = useErrorLabels(error.codes);
  // Some errors say by themselves that no money is affected.
  const isSaid = failedHelp !== undefined && labels.some(({ text }) => text.includes(failedHelp));
  return (
    <div className={`${styles['notice']} ${styles['failed']}`} role="alert">
      <ExclamationCircleOutlined aria-hidden />
      <div className={styles['text']}>
        <span className={styles['title']}>{failedTitle}</span>
        <p>
          <ErrorLabels codes={error.codes} /> {!isSaid && failedHelp}
        </p>
      </div>
      <div className={styles['action']}>
        <RetryButton onRetry={onRetry} />
      </div>
    </div>
  );
}

/** After 15 s without an answer; a late one is still used (D4). */
function Slow({ onRetry }: { onRetry: () => void }) {
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
