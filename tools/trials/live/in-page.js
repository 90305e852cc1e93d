// Runs in the page before its own code. It answers two calls in place of the gateway: the stream with new figures, and the
// history with a great many trades. `window.trial` has the settings, and measures frames and page turns.
const originalFetch = window.fetch.bind(window);
const trial = { sentBatches: 0, accounts: [], perSecond: 0, batchMs: 500, deals: 0 };
/** The client's state by the last answer: with events of another state, the page would fetch everything once more. */
let clientState = null;
window.trial = trial;

const STREAM = /\/Stream\/events/;
const DEALS = /\/Account\/history/;
const PAGE = 100;

window.fetch = (input, init) => {
  const url = typeof input === 'string' ? input : input.url;
  if (STREAM.test(url)) return Promise.resolve(streamFigures());
  if (DEALS.test(url) && trial.deals > 0)
    return Promise.resolve(answerHistory(new URL(url, window.location.href).searchParams));
  return originalFetch(input, init).then((response) => {
    clientState = response.headers.get('Client-State') ?? clientState;
    return response;
  });
};

/** A stream that sends a new equity of `perSecond` accounts a second, in batches. */
function streamFigures() {
  const encoder = new TextEncoder();
  let updateCount = 0;
  const body = new ReadableStream({
    start(stream) {
      window.setInterval(() => {
        const count = Math.round((trial.perSecond * trial.batchMs) / 1000);
        if (trial.accounts.length === 0 || count === 0) return;
        const accounts = Array.from({ length: count }, () => {
          const [login, balance] = trial.accounts[(updateCount * 37) % trial.accounts.length];
          updateCount += 1;
          const equity = (1000 + (updateCount % 9000) + (updateCount % 100) / 100).toFixed(2);
          const figures = { equity, balance, freeMargin: equity, floatingPl: String(updateCount % 100) };
          return { ...figures, login, credit: '0.00', margin: '100.00', marginLevel: '500.00' };
        });
        trial.sentBatches += 1;
        const data = JSON.stringify({ at: new Date().toISOString(), accounts });
        stream.enqueue(
          encoder.encode(`event: figures\ndata: ${data}\nid: ${trial.sentBatches}-${clientState}\n\n`),
        );
      }, trial.batchMs);
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}

/** A page of a history of `deals` trades, half of which are on either side. */
function answerHistory(query) {
  const side = query.get('side');
  const count = side ? trial.deals / 2 : trial.deals;
  const from = Number(query.get('cursor') ?? 0);
  const result = Array.from({ length: Math.min(PAGE, count - from) }, (_, index) => ({
    ticket: 9_000_000 - from - index,
    symbol: 'EURUSD',
    side: side ?? (index % 2 === 0 ? 'buy' : 'sell'),
    lots: '0.10',
    openPrice: '1.08020',
    closePrice: '1.08242',
    openedAt: '2026-11-16T10:14:00Z',
    closedAt: '2026-11-18T09:30:00Z',
    profit: '22.20',
    swap: '-0.18',
    commission: '-0.60',
    net: '21.42',
    balance: '10250.40',
    closedBy: 'client',
  }));
  const sums = { lots: '10000.00', profit: '22.20', swap: '-0.18', commission: '-0.60', net: '21.42' };
  const next = from + PAGE < count ? String(from + PAGE) : null;
  const totals = from === 0 ? { count, ...sums } : null;
  return new Response(JSON.stringify({ hasError: false, result, next, totals }), {
    headers: { 'content-type': 'application/json' },
  });
}

/** Records the duration of each frame, and of each task longer than 50 ms, for some milliseconds. */
trial.watchFrames = (ms) =>
  new Promise((resolve) => {
    const frames = [];
    const longTasks = [];
    const tasks = new PerformanceObserver((list) =>
      list.getEntries().forEach((task) => longTasks.push(task.duration)),
    );
    tasks.observe({ type: 'longtask' });
    const batchesBefore = trial.sentBatches;
    let last = performance.now();
    const end = last + ms;
    const recordFrame = (now) => {
      frames.push(now - last);
      last = now;
      if (now < end) return requestAnimationFrame(recordFrame);
      tasks.disconnect();
      return resolve({ frames, longTasks, batches: trial.sentBatches - batchesBefore });
    };
    requestAnimationFrame(recordFrame);
  });

/** Milliseconds from a click to the first frame in which `isDone`. */
const timeClick = (click, isDone) =>
  new Promise((resolve) => {
    const startedAt = performance.now();
    click();
    const check = () => (isDone() ? resolve(performance.now() - startedAt) : requestAnimationFrame(check));
    requestAnimationFrame(check);
  });

/** Turns to the next older page of the history. */
trial.turnPage = () => {
  const nav = document.querySelector('[data-testid="book-history"] nav');
  const olderButton = nav.querySelector('button:last-of-type');
  const position = nav.textContent;
  const rows = document.querySelector('[data-testid="book-history"] tbody').textContent;
  return timeClick(
    () => olderButton.click(),
    () => {
      const body = document.querySelector('[data-testid="book-history"] tbody');
      return nav.textContent !== position && body !== null && body.textContent !== rows;
    },
  );
};
