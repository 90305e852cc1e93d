import { drawChart } from './chart';
import { byId } from './element';
import type { MarketInstrument } from '../../market/instruments.table';
import { candlesUntil, quoteAt, TICK_MS } from '../../market/market';
import { WATCHED_INSTRUMENTS } from '../../market/watched-instruments';
import { Positions } from './positions';
import { textsOf } from './texts';
import { WatchList } from './watch-list';

const query = new URLSearchParams(location.search);
const language = (query.get('lang') ?? 'en').slice(0, 2).toLowerCase();
const texts = textsOf(language);
document.documentElement.lang = language;
document.documentElement.dir = language === 'ur' ? 'rtl' : 'ltr';

for (const node of document.querySelectorAll<HTMLElement>('[data-text]')) {
  node.textContent = texts[node.dataset['text'] as keyof typeof texts];
}
byId('version').textContent = query.get('version') === '4' ? '4' : '5';
byId('server').textContent = query.get('trade_server') ?? '';
byId('login').textContent = query.get('login') ?? texts.demo;

let symbol: MarketInstrument | undefined = WATCHED_INSTRUMENTS[0];
let lengthMs = 60_000;
const canvas = byId<HTMLCanvasElement>('chart');
const lots = byId<HTMLInputElement>('lots');
const positions = new Positions(texts);
const list = new WatchList(show);

function show(instrument: MarketInstrument): void {
  symbol = instrument;
  byId('symbol').textContent = instrument.symbol;
  list.mark(instrument);
  draw();
}

function draw(): void {
  if (!symbol) return;
  const count = Math.max(30, Math.min(140, Math.floor(canvas.clientWidth / 9)));
  drawChart(canvas, candlesUntil(symbol, lengthMs, count, Date.now()), symbol.digits);
}

function tick(): void {
  const now = Date.now();
  list.refresh(now);
  positions.refresh(now);
  if (symbol) {
    const { bid, ask } = quoteAt(symbol, now);
    byId('sell-price').textContent = bid.toFixed(symbol.digits);
    byId('buy-price').textContent = ask.toFixed(symbol.digits);
  }
  draw();
}

for (const side of ['sell', 'buy'] as const) {
  byId(side).addEventListener('click', () => {
    if (symbol && lots.reportValidity()) positions.add(symbol, side, Number(lots.value).toFixed(2));
  });
}
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-minutes]')) {
  button.addEventListener('click', () => {
    lengthMs = Number(button.dataset['minutes']) * 60_000;
    for (const otherButton of document.querySelectorAll('[data-minutes]')) {
      otherButton.setAttribute('aria-pressed', String(otherButton === button));
    }
    draw();
  });
}
new ResizeObserver(draw).observe(canvas);
if (symbol) show(symbol);
tick();
setInterval(tick, TICK_MS);
