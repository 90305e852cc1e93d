import { searchKey } from '../../../src/domain/kernel/identifiers/search-text';
import { INSTRUMENTS, type MarketInstrument } from '../../market/instruments.table';
import { dailyChangeAt, quoteAt } from '../../market/market';
import { element, figure, setAttribute, setText } from './element';
import type { Terminal } from './terminal';

/** The symbols with their prices; choosing one shows its chart and puts it into the order. */
export function watchList({ store, texts, writer }: Terminal): HTMLElement {
  const search = element('input', {
    type: 'search',
    autocomplete: 'off',
    placeholder: texts.quotes.search,
    'aria-label': texts.quotes.search,
  });
  const noMatch = element('p', { class: 'quiet', role: 'status' });
  const lines = INSTRUMENTS.map(lineOf);
  const body = element('tbody', {}, ...lines.map(({ row }) => row));
  const heads = [texts.column.symbol, texts.quotes.bid, texts.quotes.ask, texts.quotes.day];
  const table = element(
    'table',
    {},
    element('thead', {}, element('tr', {}, ...heads.map((head) => element('th', { scope: 'col' }, head)))),
    body,
  );

  search.addEventListener('input', filter);
  store.watch(({ instrument: chosenInstrument, now }) => {
    for (const { ask, bid, button, change, instrument, row } of lines) {
      const isChosen = instrument === chosenInstrument;
      row.classList.toggle('chosen', isChosen);
      setAttribute(button, 'aria-pressed', String(isChosen));
      const quote = quoteAt(instrument, now);
      setText(bid, writer.number(quote.bid.toFixed(instrument.digits)));
      setText(ask, writer.number(quote.ask.toFixed(instrument.digits)));
      setText(change, writer.change(dailyChangeAt(instrument, now).toFixed(2)).text);
    }
  });
  return element(
    'section',
    { class: 'quotes', 'aria-label': texts.quotes.title },
    element('div', { class: 'box search' }, search),
    element('div', { class: 'scroll' }, table, noMatch),
  );

  function filter(): void {
    const words = searchKey(search.value);
    for (const { instrument, row } of lines)
      row.hidden = !`${instrument.symbol} ${instrument.name}`.toLowerCase().includes(words);
    const hasMatch = lines.some(({ row }) => !row.hidden);
    setText(noMatch, hasMatch ? '' : writer.fill(texts.quotes.noMatch, { search: search.value.trim() }));
  }

  function lineOf(instrument: MarketInstrument) {
    const button = element(
      'button',
      { type: 'button', title: instrument.name },
      figure({}, instrument.symbol),
    );
    button.addEventListener('click', () => store.update({ instrument, view: 'chart' }));
    const [bid, ask, change] = [figure(), figure(), figure({ class: 'quiet' })] as const;
    const cells = [bid, ask, change].map((node) => element('td', { class: 'number' }, node));
    const row = element('tr', {}, element('th', { scope: 'row' }, button), ...cells);
    return { instrument, row, button, bid, ask, change };
  }
}
