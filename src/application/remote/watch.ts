import type { Clock } from '../kernel/ports/clock';
import type { Page } from '../kernel/ports/page';
import { dataOf } from './remote';
import type { RemoteQuery } from './remote-query';

/** How often something that is under way is asked for while it is looked at. */
const WATCH_MS = 5_000;

/** Asks now, and again while the answer says that something is under way; returns a function that ends it. */
export function watch<T>(
  query: RemoteQuery<T>,
  isUnderWay: (data: T) => boolean,
  { clock, page }: { clock: Clock; page: Page },
): () => void {
  let stop: () => void = () => undefined;
  let ended = false;
  const again = () => {
    const data = dataOf(query.state);
    if (ended || (data && !isUnderWay(data))) return;
    stop = clock.after(WATCH_MS, ask);
  };
  const ask = () => {
    if (page.visible) void query.load().then(again, again);
    else again();
  };
  ask();
  return () => {
    ended = true;
    stop();
  };
}
