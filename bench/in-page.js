// Runs in the measured page before its own code; plain JavaScript, since a compiler's helpers would be missing there.
window.bench = { firstAccountAt: 0, worstFrame: 0, sortedIn: 0, watchFrames, watchSort };

const firstAccount = () => document.querySelector('[data-testid="accounts-list"] [data-testid^="account-"]');

const shown = new window.MutationObserver(() => {
  if (firstAccount() === null) return;
  shown.disconnect();
  // The second frame after the change is the first one that surely shows it.
  requestAnimationFrame(() => requestAnimationFrame((now) => (window.bench.firstAccountAt = now)));
});
shown.observe(document, { childList: true, subtree: true });

/** From now on `worstFrame` is the longest time between two frames. */
function watchFrames() {
  let last = 0;
  const watch = (now) => {
    if (last > 0) window.bench.worstFrame = Math.max(window.bench.worstFrame, now - last);
    last = now;
    requestAnimationFrame(watch);
  };
  requestAnimationFrame(watch);
}

/** `sortedIn` becomes the time from the next click to the frame after the one with another order. */
function watchSort() {
  window.addEventListener(
    'click',
    ({ timeStamp }) => {
      const before = firstAccount()?.getAttribute('data-testid');
      const watch = () => {
        if (firstAccount()?.getAttribute('data-testid') === before) requestAnimationFrame(watch);
        else requestAnimationFrame(() => (window.bench.sortedIn = performance.now() - timeStamp));
      };
      requestAnimationFrame(watch);
    },
    { capture: true, once: true },
  );
}
