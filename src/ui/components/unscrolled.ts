/** A wheel and a finger pause as long between two moves. */
const PAUSE_MS = 150;
const LONGEST_WAIT_MS = 3_000;

let watching = false;
let scrolledAt = -Infinity;

/** From now on `unscrolled` knows of scrolling. */
export function watchScrolling(): void {
  if (watching) return;
  watching = true;
  const scrolled = () => (scrolledAt = performance.now());
  window.addEventListener('scroll', scrolled, { passive: true, capture: true });
}

/** Resolves when nothing is being scrolled, or after three seconds: until then the frames are the scrolling's own. */
export async function unscrolled(): Promise<void> {
  const latest = performance.now() + LONGEST_WAIT_MS;
  for (;;) {
    const now = performance.now();
    const wait = Math.min(scrolledAt + PAUSE_MS, latest) - now;
    if (wait <= 0) return;
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}
