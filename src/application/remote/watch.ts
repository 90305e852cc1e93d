import type { Clock } from '../kernel/ports/clock';
import type { Page } from '../kernel/ports/page';
import { dataOf } from './remote';
import type { RemoteQuery } from './remote-query';

/** Milliseconds between two polls of a request that is under way. */
const WATCH_MS = 5_000;

/** Fetches now, and again while the answer reports a pending request; returns a function that stops it. */
export function watch<T>(
  query: RemoteQuery<T>,
  isUnderWay: (data: T) => boolean,
  { clock, page }: { clock: Clock; page: Page },
): () => void {
  let stop: () => void = () => undefined;
  let isStopped = false;
  const scheduleNext = () => {
    const data = dataOf(query.state);
    if (isStopped || (data && !isUnderWay(data))) return;
    stop = clock.after(WATCH_MS, poll);
  };
  const poll = () => {
    if (page.visible) void query.load().then(scheduleNext, scheduleNext);
    else scheduleNext();
  };
  poll();
  return () => {
    isStopped = true;
    stop();
  };
}
