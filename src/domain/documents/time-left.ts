/** The share of a file that had arrived at an instant. */
export interface UploadSample {
  /** Milliseconds. */
  readonly at: number;
  /** From 0 to 1. */
  readonly share: number;
}

/** The speed of a connection changes, so only the last seconds count. */
const WINDOW_MS = 8_000;
/** A rate over a shorter time is not reliable. */
const SHORTEST_WINDOW_MS = 1_000;
/** Longer times are shown in steps of five seconds, or they would change all the time. */
const ROUGH_SECONDS = 10;

/** The samples of the last seconds, with a new one. They start over after a step back, such as a repeated part. */
export function recentSamples(
  samples: readonly UploadSample[],
  newSample: UploadSample,
): readonly UploadSample[] {
  const isStepBack = (samples.at(-1)?.share ?? 0) > newSample.share;
  return isStepBack
    ? [newSample]
    : [...samples.filter(({ at }) => newSample.at - at <= WINDOW_MS), newSample];
}

/** Seconds until the rest has arrived at the rate of the samples; `null` if they are too few, or nothing arrives. */
export function secondsLeft(samples: readonly UploadSample[]): number | null {
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last || last.at - first.at < SHORTEST_WINDOW_MS || last.share <= first.share) return null;
  const rate = (last.share - first.share) / (last.at - first.at);
  const seconds = Math.max(1, Math.ceil((1 - last.share) / rate / 1_000));
  return seconds > ROUGH_SECONDS ? Math.ceil(seconds / 5) * 5 : seconds;
}
