// Runs in the measured page before its own code. Plain JavaScript, because a compiler's helpers would be missing
// there.
const bench = {
  largestPaint: 0,
  largestElement: '',
  shift: 0,
  longTasks: [],
  usableAt: 0,
  readyAt: 0,
  clickedAt: 0,
  paintedAt: 0,
  worstFrame: 0,
  sortedIn: 0,
  watchFrames,
  watchSort,
  summarize,
};
Object.assign(window, { bench });

const firstAccount = () => document.querySelector('[data-testid="accounts-list"] [data-testid^="account-"]');
const emailField = () => document.querySelector('input[autocomplete="username"]');
/** True if a field of the pre-rendered page or the live one accepts text. */
const isUsable = (input) =>
  input !== null && input.closest('[inert]') === null && !input.matches(':disabled');
const isReady = () =>
  firstAccount() !== null || document.querySelector('[data-testid="login-form"]') !== null;

let hasUsableField = false;
const observer = new window.MutationObserver(() => {
  if (!hasUsableField && (isReady() || isUsable(emailField()))) {
    hasUsableField = true;
    markFrame('usableAt');
  }
  if (!isReady()) return;
  observer.disconnect();
  markPaint();
  markFrame('readyAt');
});
observer.observe(document, {
  childList: true,
  subtree: true,
  attributes: true,
  attributeFilter: ['inert', 'disabled'],
});

/** An element by its closest test id, e.g. `p in reassessment-alert-3`. */
function nameOf(element) {
  const owner = element.closest('[data-testid]');
  return owner
    ? `${element.localName} in ${owner.dataset.testid}`
    : [element.localName, ...element.classList].join('.');
}

/** Records the time of the second frame after a change, which is the first that certainly shows it. */
function markFrame(name) {
  requestAnimationFrame(() =>
    requestAnimationFrame((now) => {
      bench[name] = now;
      console.debug(`bench: ${name}`);
    }),
  );
}

/** Records the end of the frame that shows a change, as `paintedAt`: the next task runs when the page's work on it is done. */
function markPaint() {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => (bench.paintedAt = performance.now());
  requestAnimationFrame(() => port2.postMessage(null));
}

const observe = (type, record) =>
  new PerformanceObserver((list) => list.getEntries().forEach(record)).observe({ type, buffered: true });
observe('largest-contentful-paint', ({ startTime, element }) => {
  bench.largestPaint = startTime;
  bench.largestElement = element ? nameOf(element) : 'removed since';
});
observe('layout-shift', ({ value, hadRecentInput }) => (bench.shift += hadRecentInput ? 0 : value));
observe('longtask', ({ startTime, duration }) => bench.longTasks.push({ startTime, duration }));

/** Metrics of the load: times in milliseconds since navigation, requests and bytes until the page was ready. */
function summarize() {
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
    largestElement: bench.largestElement,
    usable: bench.usableAt,
    ready: bench.readyAt,
    blockingMs: bench.longTasks
      .filter(({ startTime }) => startTime >= firstPaint && startTime <= bench.readyAt)
      .reduce((total, { duration }) => total + Math.max(0, duration - 50), 0),
    shift: bench.shift,
    requests: requests.length,
    chain: countChain(requests),
    codeBytes: bytes(files.filter(({ name }) => /\.(js|css)(\?|$)/.test(name))),
    allBytes: bytes(files),
  };
}

/** Length of the longest chain of requests, each started after the previous one had finished. */
function countChain(files) {
  let length = 0;
  let previousEnd = -1;
  for (const { startTime, responseEnd } of [...files].sort((a, b) => a.responseEnd - b.responseEnd)) {
    if (startTime < previousEnd) continue;
    length += 1;
    previousEnd = responseEnd;
  }
  return length;
}

window.addEventListener('click', ({ timeStamp }) => (bench.clickedAt ||= timeStamp), { capture: true });

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
