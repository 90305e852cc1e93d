import { setImmediate } from 'node:timers/promises';
import { CopyReplay } from './copy-replay';
import type { LeaderScript, ScriptEvent } from './leader-script';
import type { RehearsedCopy, RehearsedFigures } from './rehearsed-figures';

/** The replay lets other requests run after as long a time of the strategy, in milliseconds. */
const PAUSE_EVERY = 20 * 86_400_000;

/**
 * Replays a strategy's deals on a copy, by the functions that size the live copy and charge its fee. The copy trades at
 * the prices and instants of the strategy; a closing waits until its market is open. Its equity is compared with the stop
 * at each trade and on every hour; if it is below, the first such tick is searched within the hour.
 * @param begin and @param end epoch milliseconds; all positions are closed at the end, and the fee is charged.
 */
export async function rehearseCopy(
  script: LeaderScript,
  copy: RehearsedCopy,
  begin: number,
  end: number,
): Promise<RehearsedFigures> {
  const replay = new CopyReplay(script, copy, begin);
  let pauseAt = begin + PAUSE_EVERY;
  for (const event of eventsOf(script, begin, end)) {
    if (!replay.runUntil(event.at)) break;
    replay.apply(event);
    if (event.at < pauseAt) continue;
    pauseAt = event.at + PAUSE_EVERY;
    await setImmediate();
  }
  replay.runUntil(end);
  return replay.finish(end);
}

/** All actions of the leader, in the order of time; at the same instant, money comes first, then trades. */
function eventsOf({ money, positions }: LeaderScript, begin: number, end: number): readonly ScriptEvent[] {
  const events: ScriptEvent[] = money.map((movement) => ({ kind: 'money', ...movement }));
  for (const position of positions) {
    if (position.openedAt >= begin) events.push({ kind: 'open', at: position.openedAt, position });
    for (const closing of position.closings)
      if (closing.at >= begin) events.push({ kind: 'close', at: closing.at, position, closing });
  }
  // Sorting is stable: an opening stays before the closings of its position.
  return events.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at);
}
