import { element, figure } from './element';
import { cell, entryRow } from './entry-row';
import { KeyedRows, type Row } from './keyed-rows';
import { tableOf } from './table-of';
import { explain, type Terminal } from './terminal';
import type { TerminalEndedOrder } from '../../terminal/terminal-wire';

/** The orders that wait no longer, newest first, and how each of them ended. */
export function endedOrdersTable(terminal: Terminal): HTMLElement {
  const { announce, calls, store, texts, writer } = terminal;
  const columns = ['symbol', 'type', 'lots', 'price', 'placed', 'ended', 'outcome'] as const;
  const { node, table } = tableOf(texts, columns, texts.history.noneEnded);
  const rows = new KeyedRows<TerminalEndedOrder>(table, ({ orderId }) => orderId, createRow);
  const older = element('button', { type: 'button' }, texts.history.older);
  older.addEventListener('click', () => void loadOlder());
  node.append(older);
  store.watch(({ endedOrders, nextEndedOrders }) => {
    node.classList.toggle('empty', endedOrders?.length === 0);
    node.hidden = endedOrders === null;
    older.hidden = nextEndedOrders === null;
    rows.show(endedOrders ?? []);
  });
  return node;

  async function loadOlder(): Promise<void> {
    const { endedOrders, nextEndedOrders, session } = store.state;
    if (nextEndedOrders === null) return;
    const answer = await calls.endedOrders(nextEndedOrders);
    if (store.state.session !== session || store.state.endedOrders !== endedOrders) return;
    if (answer.kind === 'done')
      store.update({
        endedOrders: [...(endedOrders ?? []), ...answer.value.orders],
        nextEndedOrders: answer.value.next,
      });
    else announce(explain(terminal, answer, ''));
  }

  function createRow({
    endedAt,
    lots,
    outcome,
    placedAt,
    price,
    reason,
    symbol,
    type,
  }: TerminalEndedOrder): Row<TerminalEndedOrder> {
    return entryRow<TerminalEndedOrder>(
      [
        cell('symbol', element('b', { dir: 'ltr' }, symbol)),
        cell('type', texts.type[type]),
        cell('number lots', figure({}, writer.number(lots, 2))),
        cell('number price', figure({}, writer.number(price))),
        cell('placed', writer.dateTime(placedAt)),
        cell('ended', writer.dateTime(endedAt)),
        cell(
          'outcome',
          texts.outcome[outcome],
          reason === null ? '' : element('small', {}, reasonText(reason)),
        ),
        cell('actions'),
      ],
      () => undefined,
    );
  }

  /** A newer gateway may have other reasons. */
  function reasonText(reason: string): string {
    const { outcomeReason } = texts;
    return Object.hasOwn(outcomeReason, reason)
      ? outcomeReason[reason as keyof typeof outcomeReason]
      : texts.refusal.other;
  }
}
