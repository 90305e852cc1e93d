/** A wheel and a finger pause as long between two moves. */
const PAUSE_MS = 150;
const LONGEST_WAIT_MS = 3_000;

const followers = new Set<(scrolling: boolean) => void>();
let watching = false;
/** What ends the scrolling, while there is any. */
let pause: ReturnType<typeof setTimeout> | undefined;

/** From now on `unscrolled` knows of scrolling. */
export function watchScrolling(): void {
  if (watching) return;
  watching = true;
  window.addEventListener('scroll', scrolled, { passive: true, capture: true });
}

/** Tells when the page, or a part of it, begins to be scrolled and when that is over. @returns what ends it. */
export function followScrolling(tell: (scrolling: boolean) => void): () => void {
  watchScrolling();
  followers.add(tell);
  return () => void followers.delete(tell);
}

/** Resolves when nothing is being scrolled, or after three seconds: until then the frames are the scrolling's own. */
export function unscrolled(): Promise<void> {
  if (pause === undefined) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      stop();
      clearTimeout(latest);
      resolve();
    };
    const stop = followScrolling(done);
    const latest = setTimeout(done, LONGEST_WAIT_MS);
  });
}

function scrolled(): void {
  const begins = pause === undefined;
  clearTimeout(pause);
  pause = setTimeout(() => {
    pause = undefined;
    tellAll(false);
  }, PAUSE_MS);
  if (begins) tellAll(true);
}

function tellAll(scrolling: boolean): void {
  for (const tell of followers) tell(scrolling);
}
