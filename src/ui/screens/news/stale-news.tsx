import { NewsStore } from '../../../application/stores/news-store';
import type { PortalError } from '../../../domain/errors';
import { Sentence } from '../../components/sentence';
import { StaleNote } from '../../components/stale-note';
import { Time } from '../../components/time';
import { useStore } from '../../use-store';

/** The newest answer failed: the old list stays, marked. */
export function StaleNews({ asOf, error }: { asOf: number; error: PortalError }) {
  const store = useStore(NewsStore);
  return (
    <StaleNote
      testId="news-stale"
      title={<Sentence textKey="news.stale" parts={{ time: <Time instant={asOf} style="asOf" /> }} />}
      error={error}
      onRetry={() => store.retry()}
    />
  );
}
