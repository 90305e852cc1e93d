import ClockCircleOutlined from '@ant-design/icons/es/icons/ClockCircleOutlined';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Remote } from '../../application/remote/remote';
import { ErrorLabels } from './error-labels';
import styles from './fresh-panel.module.css';
import { RemotePanel } from './remote-panel';
import { RetryButton } from './retry-button';
import { Time } from './time';

interface FreshPanelProps<Data> {
  remote: Remote<Data>;
  onRetry: () => void;
  /** What did not load, as a sentence. */
  failedTitle: string;
  children: (data: Data) => ReactNode;
}

/** A panel of the client's own pages; an old answer stays, marked, while a newer one has failed (design "States"). */
export function FreshPanel<Data>({ remote, onRetry, failedTitle, children }: FreshPanelProps<Data>) {
  const { t } = useTranslation();
  return (
    <RemotePanel
      remote={remote}
      onRetry={onRetry}
      failedTitle={failedTitle}
      failedHelp={t('clientArea.failedHelp')}
    >
      {(data, { asOf, error }) => (
        <>
          {error && (
            <div className={styles['stale']} role="status" data-testid="stale">
              <ClockCircleOutlined aria-hidden />
              <p>
                <b>
                  {t('clientArea.stale')} <Time instant={asOf} />.
                </b>{' '}
                <ErrorLabels codes={error.codes} />
              </p>
              <RetryButton onRetry={onRetry} />
            </div>
          )}
          {children(data)}
        </>
      )}
    </RemotePanel>
  );
}
