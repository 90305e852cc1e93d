import type { ReactNode } from 'react';
import type { Remote } from '../../../application/remote/remote';
import { useTranslation } from '../../i18n/texts';
import { RemotePanel } from './remote-panel';
import { Sentence } from '../text/sentence';
import { StaleNote } from './stale-note';
import { Time } from '../figures/time';

interface FreshPanelProps<Data> {
  remote: Remote<Data>;
  onRetry: () => void;
  /** A sentence that names the data that did not load. */
  failedTitle: string;
  /** Placeholder in the shape of the content. Lines by default. */
  skeleton?: ReactNode;
  /** @param asOf time of the answer, epoch milliseconds */
  children: (data: Data, asOf: number) => ReactNode;
}

/** A panel of the client's pages. If a newer request fails, the old data stay, with a note (A6). */
export function FreshPanel<Data>({
  remote,
  onRetry,
  failedTitle,
  skeleton,
  children,
}: FreshPanelProps<Data>) {
  const { t } = useTranslation();
  return (
    <RemotePanel
      remote={remote}
      onRetry={onRetry}
      failedTitle={failedTitle}
      failedHelp={t('clientArea.failedHelp')}
      skeleton={skeleton}
    >
      {(data, { asOf, error }) => (
        <>
          {error && (
            <StaleNote
              testId="stale"
              title={
                <Sentence textKey="clientArea.stale" parts={{ time: <Time instant={asOf} style="asOf" /> }} />
              }
              error={error}
              onRetry={onRetry}
            />
          )}
          {children(data, asOf)}
        </>
      )}
    </RemotePanel>
  );
}
