/** Longest pause between two moves of a wheel or a finger. */
const PAUSE_MS = 150;

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

/** True while the page, or a part of it, scrolls; always false before `watchScrolling`. */
export function isScrolling(): boolean {
  return pauseTimer !== undefined;
}

/** Notifies when scrolling of the page, or a part of it, begins and ends. @returns the unsubscribe function. */
export function subscribeToScrolling(listener: (scrolling: boolean) => void): () => void {
  watchScrolling();
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function handleScroll(): void {
  const begins = !isScrolling();
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
