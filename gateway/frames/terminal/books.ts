import { choice } from './choice';
import { closeSeveral } from './close-several';
import { element } from './element';
import { endedOrdersTable } from './ended-orders-table';
import { historyTable } from './history-table';
import { ordersTable } from './orders-table';
import { positionsTable } from './positions-table';
import { isNarrow } from './narrow';
import { tabs } from './tabs';
import type { Terminal } from './terminal';
import { LISTS, type List, type View } from './terminal-state';

export const BOOKS_ID = 'books';

/** Positions, pending orders and history, one at a time. */
export function books(terminal: Terminal): HTMLElement {
  const { store, texts } = terminal;
  const lists: Readonly<Record<List, HTMLElement>> = {
    positions: positionsTable(terminal),
    orders: ordersTable(terminal),
    history: history(terminal),
  };
  const head = tabs({
    label: texts.books,
    className: 'wide',
    names: { positions: texts.positions.title, orders: texts.orders.title, history: texts.history.title },
    panels: { positions: BOOKS_ID, orders: BOOKS_ID, history: BOOKS_ID },
    onSelect: (list) => store.update({ list, view: list }),
  });
  const title = element('h2', { class: 'narrow' }, texts.positions.title);
  const signInNote = element('p', { class: 'none quiet' }, texts.signIn.forBooks);
  const several = closeSeveral(terminal);
  const panel = element('div', { id: BOOKS_ID, tabindex: '-1', role: 'tabpanel', 'aria-label': texts.books });
  panel.append(signInNote, several.node, ...LISTS.map((list) => lists[list]));
  store.watch(({ list, orders, positions, session, view }) => {
    // Under the chart a narrow screen has the positions.
    const shownList: List = view === 'chart' && isNarrow() ? 'positions' : list;
    head.show(shownList, { positions: positions?.length, orders: orders?.length });
    signInNote.hidden = session !== null;
    several.show(shownList === 'positions');
    panel.classList.toggle('choosing', shownList === 'positions' && !several.node.hidden);
    for (const name of LISTS) {
      lists[name].classList.toggle('chosen', name === shownList);
    }
  });
  const line = element('div', { class: 'books-head' }, head.node, title, several.button);
  several.button.addEventListener('click', () => store.update({}));
  return element('section', { class: 'books', 'aria-label': texts.books }, line, panel);
}

/** The tabs of a narrow screen, which shows one part at a time. */
export function viewTabs({ store, texts }: Terminal, ids: Readonly<Record<View, string>>): HTMLElement {
  const isList = (view: View): view is List => LISTS.some((list) => list === view);
  const { node, show } = tabs({
    label: texts.title,
    className: 'views',
    names: {
      quotes: texts.quotes.title,
      chart: texts.chart.title,
      positions: texts.positions.title,
      orders: texts.orders.short,
      history: texts.history.title,
    },
    panels: ids,
    onSelect: (view) => store.update(isList(view) ? { view, list: view } : { view }),
  });
  store.watch(({ orders, positions, view }) =>
    show(view, { positions: positions?.length, orders: orders?.length }),
  );
  return element('nav', { class: 'narrow', 'aria-label': texts.title }, node);
}

/** The account’s past: the closed trades, or the orders that wait no longer. */
function history(terminal: Terminal): HTMLElement {
  const { store, texts } = terminal;
  const lists = { trades: historyTable(terminal), endedOrders: endedOrdersTable(terminal) };
  const { trades, endedOrders } = texts.history;
  const list = choice(texts.history.title, 'segments', { trades, endedOrders }, show);
  const node = element('div', { class: 'book' }, list.node, lists.trades, lists.endedOrders);
  store.watch(({ deals }) => (node.hidden = deals === null));
  show();
  return node;

  function show(): void {
    for (const name of ['trades', 'endedOrders'] as const)
      lists[name].classList.toggle('chosen', name === list.value());
  }
}
