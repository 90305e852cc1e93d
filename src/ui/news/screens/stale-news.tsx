import { NewsStore } from '../../../application/news/news-store';
import type { PortalError } from '../../../domain/kernel/errors';
import { Sentence } from '../../components/text/sentence';
import { StaleNote } from '../../components/panels/stale-note';
import { Time } from '../../components/figures/time';
import { useStore } from '../../hooks/use-store';

/** Notice that the newest request failed and the list is old. */
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
