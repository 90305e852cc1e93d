import { choice } from './choice';
import { element } from './element';
import { endedOrdersTable } from './ended-orders-table';
import { historyTable } from './history-table';
import type { Terminal } from './terminal';

/** What is over: the closed trades, or the orders that wait no longer. */
export function history(terminal: Terminal): HTMLElement {
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
