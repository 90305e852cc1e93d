/** How much of a file had arrived at an instant. */
export interface Arrived {
  /** Milliseconds. */
  readonly at: number;
  /** From 0 to 1. */
  readonly share: number;
}

/** A line gets faster and slower: its rate is that of the last seconds. */
const WATCHED_MS = 8_000;
/** A rate that was watched for less says nothing. */
const LEAST_MS = 1_000;
/** From here on the rest is shown in steps of five seconds, or it would change all the time. */
const ROUGH_SECONDS = 10;

/** What to watch once more has arrived: the last seconds. After a step back, as when a part is sent again, it starts over. */
export function watched(before: readonly Arrived[], now: Arrived): readonly Arrived[] {
  const isBack = (before.at(-1)?.share ?? 0) > now.share;
  return isBack ? [now] : [...before.filter(({ at }) => now.at - at <= WATCHED_MS), now];
}

/** Seconds until the rest has arrived at the rate of what is watched; `null` where that is too short, or stands still. */
export function secondsLeft(arrived: readonly Arrived[]): number | null {
  const [first, last] = [arrived[0], arrived.at(-1)];
  if (!first || !last || last.at - first.at < LEAST_MS || last.share <= first.share) return null;
  const rate = (last.share - first.share) / (last.at - first.at);
  const seconds = Math.max(1, Math.ceil((1 - last.share) / rate / 1_000));
  return seconds > ROUGH_SECONDS ? Math.ceil(seconds / 5) * 5 : seconds;
}
