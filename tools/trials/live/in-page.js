// Runs in the page before all else. It stands for a gateway whose figures move, and for one with a very long history, and
// measures what the page makes of both; what it answers, `window.trial` says.
const real = window.fetch.bind(window);
const trial = { batches: 0, list: [], perSecond: 0, batchMs: 500, deals: 0 };
window.trial = trial;

const STREAM = /\/Stream\/events/;
const DEALS = /\/Account\/history/;
const PAGE = 100;

window.fetch = (input, init) => {
  const url = typeof input === 'string' ? input : input.url;
  if (STREAM.test(url)) return Promise.resolve(movingFigures());
  if (DEALS.test(url) && trial.deals > 0)
    return Promise.resolve(dealsOf(new URL(url, window.location.href).searchParams));
  return real(input, init);
};

/** A stream in which `perSecond` accounts a second have a new equity, in batches. */
function movingFigures() {
  const encoder = new TextEncoder();
  let moved = 0;
  const body = new ReadableStream({
    start(stream) {
      window.setInterval(() => {
        const count = Math.round((trial.perSecond * trial.batchMs) / 1000);
        if (trial.list.length === 0 || count === 0) return;
        const accounts = Array.from({ length: count }, () => {
          const [login, balance] = trial.list[(moved * 37) % trial.list.length];
          moved += 1;
          const equity = (1000 + (moved % 9000) + (moved % 100) / 100).toFixed(2);
          const figures = { equity, balance, freeMargin: equity, floatingPl: String(moved % 100) };
          return { ...figures, login, credit: '0.00', margin: '100.00', marginLevel: '500.00' };
        });
        trial.batches += 1;
        const data = JSON.stringify({ at: new Date().toISOString(), accounts });
        stream.enqueue(encoder.encode(`event: figures\ndata: ${data}\nid: batch-${trial.batches}\n\n`));
      }, trial.batchMs);
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}

/** A page of a history of `deals` trades, of which the filter by side takes half. */
function dealsOf(query) {
  const side = query.get('side');
  const all = side ? trial.deals / 2 : trial.deals;
  const from = Number(query.get('cursor') ?? 0);
  const result = Array.from({ length: Math.min(PAGE, all - from) }, (_, index) => ({
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
  const next = from + PAGE < all ? String(from + PAGE) : null;
  const totals = from === 0 ? { count: all, ...sums } : null;
  return new Response(JSON.stringify({ hasError: false, result, next, totals }), {
    headers: { 'content-type': 'application/json' },
  });
}

/** The frames of some milliseconds: how long each took, and the tasks longer than 50 ms. */
trial.watchFrames = (ms) =>
  new Promise((resolve) => {
    const frames = [];
    const longTasks = [];
    const tasks = new PerformanceObserver((list) =>
      list.getEntries().forEach((task) => longTasks.push(task.duration)),
    );
    tasks.observe({ type: 'longtask' });
    const from = trial.batches;
    let last = performance.now();
    const end = last + ms;
    const look = (now) => {
      frames.push(now - last);
      last = now;
      if (now < end) return requestAnimationFrame(look);
      tasks.disconnect();
      return resolve({ frames, longTasks, batches: trial.batches - from });
    };
    requestAnimationFrame(look);
  });

/** Milliseconds from a click to the frame that shows what `isThere` waits for. */
trial.timeOf = (click, isThere) =>
  new Promise((resolve) => {
    const began = performance.now();
    click();
    const look = () => (isThere() ? resolve(performance.now() - began) : requestAnimationFrame(look));
    requestAnimationFrame(look);
  });

/** Turns to the next older page of the list on screen. */
trial.turn = () => {
  const nav = document.querySelector('[data-testid="book-history"] nav');
  const older = nav.querySelector('button:last-of-type');
  const place = nav.textContent;
  const first = document.querySelector('[data-testid="book-history"] tbody').textContent;
  return trial.timeOf(
    () => older.click(),
    () => {
      const body = document.querySelector('[data-testid="book-history"] tbody');
      return nav.textContent !== place && body !== null && body.textContent !== first;
    },
  );
};
