import { candlesUntil, type Candle } from '../../market/market';
import { drawChart, type PriceLine } from './chart';
import { element, figure, setAttribute, setText } from './element';
import type { Terminal } from './terminal';
import type { TerminalState } from './terminal-state';

/** Minutes of a candle by its name. */
const LENGTHS = Object.freeze({ M1: 1, M5: 5, M15: 15, H1: 60, H4: 240, D1: 1_440 });
type Length = keyof typeof LENGTHS;
const MINUTE = 60_000;
const CANDLE_PX = 11;
const TABLE_ROWS = 30;

/** The chart of the chosen symbol, or its candles as a table. */
export function chartPanel({ store, texts, writer }: Terminal): HTMLElement {
  let length: Length = 'H1';
  let isTable = false;
  const title = element('h1', { dir: 'ltr', id: 'symbol' });
  const spread = element('span', { class: 'quiet small' });
  const lengthButtons = (Object.keys(LENGTHS) as Length[]).map((name) => {
    const button = element('button', { type: 'button' }, name);
    button.addEventListener('click', () => {
      length = name;
      render(store.state);
    });
    return button;
  });
  const toggle = element('button', { type: 'button', class: 'text' });
  toggle.addEventListener('click', () => {
    isTable = !isTable;
    render(store.state);
  });
  const canvas = element('canvas', { id: 'chart', role: 'img' });
  const legend = element('p', { class: 'quiet small' }, texts.chart.legend);
  const body = element('tbody');
  const heads = [texts.chart.time, texts.chart.open, texts.chart.high, texts.chart.low, texts.chart.close];
  const table = element(
    'table',
    { 'aria-labelledby': 'symbol' },
    element('thead', {}, element('tr', {}, ...heads.map((head) => element('th', { scope: 'col' }, head)))),
    body,
  );
  const scroll = element('div', { class: 'scroll' }, table);

  if (typeof ResizeObserver === 'function') new ResizeObserver(() => render(store.state)).observe(canvas);
  store.watch(render);
  return element(
    'main',
    { class: 'chart', 'aria-labelledby': 'symbol' },
    element(
      'div',
      { class: 'bar' },
      title,
      spread,
      element(
        'div',
        { class: 'segments', role: 'group', 'aria-label': texts.chart.length, dir: 'ltr' },
        ...lengthButtons,
      ),
      toggle,
    ),
    canvas,
    legend,
    scroll,
  );

  function render(state: TerminalState): void {
    const { instrument, now } = state;
    setText(title, instrument.symbol);
    // A pip is ten points where prices have five or three digits.
    const hasPoints = instrument.digits === 5 || instrument.digits === 3;
    const pips = writer.number(
      (hasPoints ? instrument.spread / 10 : instrument.spread).toFixed(hasPoints ? 1 : 0),
    );
    setText(spread, writer.fill(texts.chart.spread, { pips }));
    for (const button of lengthButtons)
      setAttribute(button, 'aria-pressed', String(button.textContent === length));
    setText(toggle, isTable ? texts.chart.showChart : texts.chart.showTable);
    canvas.hidden = legend.hidden = isTable;
    scroll.hidden = !isTable;
    setAttribute(canvas, 'aria-label', writer.fill(texts.chart.label, { symbol: instrument.symbol, length }));
    const count = isTable
      ? TABLE_ROWS
      : Math.max(24, Math.min(120, Math.floor(canvas.clientWidth / CANDLE_PX)));
    const candles = candlesUntil(instrument, LENGTHS[length] * MINUTE, count, now);
    if (isTable) {
      renderTable(candles);
      return;
    }
    drawChart(canvas, {
      candles,
      lines: linesOf(state),
      writePrice: (price) => writer.number(price.toFixed(instrument.digits)),
      writeTime: LENGTHS[length] >= LENGTHS.H1 ? (at) => writer.day(at) : (at) => writer.minute(at),
    });
  }

  function renderTable(candles: readonly Candle[]): void {
    const { digits } = store.state.instrument;
    const rows = candles.toReversed().map((candle, index) => {
      const row = body.rows[index] ?? body.appendChild(candleRow());
      const [time, ...prices] = row.children;
      if (time) setText(time, writer.dateTime(candle.at));
      [candle.open, candle.high, candle.low, candle.close].forEach((price, column) => {
        const cell = prices[column]?.firstElementChild;
        if (cell) setText(cell, writer.number(price.toFixed(digits)));
      });
      return row;
    });
    for (const row of [...body.rows].slice(rows.length)) row.remove();
  }

  function candleRow(): HTMLTableRowElement {
    const prices = Array.from({ length: 4 }, () => element('td', { class: 'number' }, figure()));
    return element('tr', {}, element('th', { scope: 'row' }), ...prices);
  }

  function linesOf({
    instrument: { digits, symbol },
    orders,
    positions,
  }: TerminalState): readonly PriceLine[] {
    const line = (price: string | null, label: string) =>
      price === null ? [] : [{ price: Number(price), label }];
    const ownPrice = (name: string, lots: string, price: string) =>
      line(
        price,
        writer.fill(texts.chart.line, {
          name,
          lots: writer.number(lots),
          price: writer.number(price, digits),
        }),
      );
    const ofSymbol = <Row extends { readonly symbol: string }>(rows: readonly Row[] | null) =>
      rows?.filter((row) => row.symbol === symbol) ?? [];
    return [
      ...ofSymbol(positions).flatMap(({ lots, openPrice, side, stopLoss, takeProfit }) => [
        ...ownPrice(texts.side[side], lots, openPrice),
        ...line(stopLoss, texts.column.stopLoss),
        ...line(takeProfit, texts.column.takeProfit),
      ]),
      ...ofSymbol(orders).flatMap(({ lots, price, type }) => ownPrice(texts.type[type], lots, price)),
    ];
  }
}
