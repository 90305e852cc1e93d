// Runs in the measured page before its own code. Plain JavaScript, because a compiler's helpers would be missing
// there.
const bench = {
  largestPaint: 0,
  shift: 0,
  longTasks: [],
  usableAt: 0,
  readyAt: 0,
  worstFrame: 0,
  sortedIn: 0,
  watchFrames,
  watchSort,
  sum,
};
Object.assign(window, { bench });

const firstAccount = () => document.querySelector('[data-testid="accounts-list"] [data-testid^="account-"]');
const field = () => document.querySelector('input[autocomplete="username"]');
/** True if a field accepts typing, in the pre-rendered page or the live one. */
const isUsable = (input) =>
  input !== null && input.closest('[inert]') === null && !input.matches(':disabled');
const isReady = () =>
  firstAccount() !== null || document.querySelector('[data-testid="login-form"]') !== null;

let usable = false;
const observer = new window.MutationObserver(() => {
  if (!usable && (isReady() || isUsable(field()))) {
    usable = true;
    mark('usableAt');
  }
  if (!isReady()) return;
  observer.disconnect();
  mark('readyAt');
});
observer.observe(document, {
  childList: true,
  subtree: true,
  attributes: true,
  attributeFilter: ['inert', 'disabled'],
});

/** The second frame after a change is the first that certainly shows it. */
function mark(name) {
  requestAnimationFrame(() =>
    requestAnimationFrame((now) => {
      bench[name] = now;
      console.debug(`bench: ${name}`);
    }),
  );
}

const observe = (type, see) =>
  new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
observe('largest-contentful-paint', ({ startTime }) => (bench.largestPaint = startTime));
observe('layout-shift', ({ value, hadRecentInput }) => (bench.shift += hadRecentInput ? 0 : value));
observe('longtask', ({ startTime, duration }) => bench.longTasks.push({ startTime, duration }));

/** Metrics of the load: times in milliseconds since navigation, requests and bytes until the page was ready. */
function sum() {
  const [page] = performance.getEntriesByType('navigation');
  const files = [page, ...performance.getEntriesByType('resource')].filter(
    ({ startTime, responseEnd }) =>
      startTime <= bench.readyAt && responseEnd > 0 && responseEnd <= bench.readyAt,
  );
  // Files from the cache don't count as requests.
  const requests = files.filter(({ transferSize }) => transferSize > 0);
  const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN;
  const bytes = (list) => list.reduce((total, { transferSize }) => total + transferSize, 0);
  return {
    firstPaint,
    largestPaint: bench.largestPaint,
    usable: bench.usableAt,
    ready: bench.readyAt,
    blockingMs: bench.longTasks
      .filter(({ startTime }) => startTime >= firstPaint && startTime <= bench.readyAt)
      .reduce((total, { duration }) => total + Math.max(0, duration - 50), 0),
    shift: bench.shift,
    requests: requests.length,
    chain: chainOf(requests),
    codeBytes: bytes(files.filter(({ name }) => /\.(js|css)(\?|$)/.test(name))),
    allBytes: bytes(files),
  };
}

/** Length of the longest chain of requests, each started after the previous one had finished. */
function chainOf(files) {
  let length = 0;
  let since = -1;
  for (const { startTime, responseEnd } of [...files].sort((a, b) => a.responseEnd - b.responseEnd)) {
    if (startTime < since) continue;
    length += 1;
    since = responseEnd;
  }
  return length;
}

/** Records the longest time between two frames from now on, as `worstFrame`. */
function watchFrames() {
  let last = 0;
  const watch = (now) => {
    if (last > 0) bench.worstFrame = Math.max(bench.worstFrame, now - last);
    last = now;
    requestAnimationFrame(watch);
  };
  requestAnimationFrame(watch);
}

/** Records the time from the next click to the frame that shows the new order, as `sortedIn`. */
function watchSort() {
  window.addEventListener(
    'click',
    ({ timeStamp }) => {
      const before = firstAccount()?.getAttribute('data-testid');
      const watch = () => {
        if (firstAccount()?.getAttribute('data-testid') === before) requestAnimationFrame(watch);
        else requestAnimationFrame(() => (bench.sortedIn = performance.now() - timeStamp));
      };
      requestAnimationFrame(watch);
    },
    { capture: true, once: true },
  );
}
