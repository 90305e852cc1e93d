/** Longest pause between two moves of a wheel or a finger. */
const PAUSE_MS = 150;
const LONGEST_WAIT_MS = 3_000;

const listeners = new Set<(scrolling: boolean) => void>();
let isWatching = false;
/** Timer that ends the scrolling; undefined while nothing scrolls. */
let pauseTimer: ReturnType<typeof setTimeout> | undefined;

/** Starts to observe scrolling. */
export function watchScrolling(): void {
  if (isWatching) return;
  isWatching = true;
  window.addEventListener('scroll', handleScroll, { passive: true, capture: true });
}

/** Notifies when scrolling of the page, or a part of it, begins and ends. @returns the unsubscribe function. */
export function subscribeToScrolling(listener: (scrolling: boolean) => void): () => void {
  watchScrolling();
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Resolves when nothing scrolls, or after three seconds, so that rendering does not slow down the scrolling. */
export function waitForScrollEnd(): Promise<void> {
  if (pauseTimer === undefined) return Promise.resolve();
  return new Promise((resolve) => {
    const finish = () => {
      stop();
      clearTimeout(latest);
      resolve();
    };
    const stop = subscribeToScrolling(finish);
    const latest = setTimeout(finish, LONGEST_WAIT_MS);
  });
}

function handleScroll(): void {
  const begins = pauseTimer === undefined;
  clearTimeout(pauseTimer);
  pauseTimer = setTimeout(() => {
    pauseTimer = undefined;
    notifyAll(false);
  }, PAUSE_MS);
  if (begins) notifyAll(true);
}

function notifyAll(scrolling: boolean): void {
  for (const notify of listeners) notify(scrolling);
}
