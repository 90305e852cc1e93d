import { FIELD_RULES } from '../../../src/domain/kernel/numbers/field-rules.table';
import { instrumentOf } from '../../market/market';
import { element, figure, setText } from './element';
import { cell, entryRow, expander, type RowForm } from './entry-row';
import { KeyedRows, type Row } from './keyed-rows';
import { NumberField, readFields } from './number-field';
import { rowForm } from './row-form';
import { tableOf } from './table-of';
import type { Terminal } from './terminal';
import { canTrade } from './terminal-state';
import type { TerminalOrder } from '../../terminal/terminal-wire';

/** The orders that wait for their price, each with change and cancel. */
export function ordersTable(terminal: Terminal): HTMLElement {
  const { calls, store, texts, writer } = terminal;
  const columns = [
    'symbol',
    'type',
    'lots',
    'price',
    'priceNow',
    'stopLoss',
    'takeProfit',
    'placed',
    'expires',
  ] as const;
  const { node, table } = tableOf(texts, columns, texts.orders.none);
  const rows = new KeyedRows<TerminalOrder>(table, ({ orderId }) => orderId, createRow);
  store.watch(({ orders }) => {
    node.classList.toggle('empty', orders?.length === 0);
    node.hidden = orders === null;
    rows.show(orders ?? []);
  });
  return node;

  function createRow(order: TerminalOrder): Row<TerminalOrder> {
    const { lots, orderId, placedAt, symbol, type, until } = order;
    const values = { price: figure(), now: figure(), stopLoss: figure(), takeProfit: figure() };
    const name = { symbol, ticket: String(orderId) };
    const change = expander(texts.change, writer.fill(texts.orders.changeOf, name));
    const cancel = expander(texts.cancel, writer.fill(texts.orders.cancelOf, name));
    let current = order;
    const row = entryRow<TerminalOrder>(
      [
        cell('symbol', element('b', { dir: 'ltr' }, symbol)),
        cell('type', texts.type[type]),
        cell('number lots', figure({}, writer.number(lots, 2))),
        cell('number price', values.price),
        cell('number priceNow', values.now),
        cell('number stopLoss', values.stopLoss),
        cell('number takeProfit', values.takeProfit),
        cell('placed', writer.dateTime(placedAt)),
        cell('expires', until === null ? texts.untilCanceled : writer.dateTime(until)),
        cell('actions', change, cancel),
      ],
      (item) => {
        current = item;
        setText(values.price, writer.number(item.price));
        setText(values.now, writer.optional(item.now));
        setText(values.stopLoss, writer.optional(item.stopLoss));
        setText(values.takeProfit, writer.optional(item.takeProfit));
        change.hidden = cancel.hidden = !canTrade(store.state);
      },
    );
    change.addEventListener('click', () => row.toggle(change, (close) => changeForm(current, close)));
    cancel.addEventListener('click', () => row.toggle(cancel, (close) => cancelForm(current, close)));
    return row;
  }

  function changeForm(order: TerminalOrder, close: () => void): RowForm<TerminalOrder> {
    const { orderId, symbol } = order;
    const rule = () => ({ ...FIELD_RULES.price, digits: instrumentOf(symbol).digits });
    const field = (label: string, isRequired = false) =>
      new NumberField({ label, texts, writer, rule, isRequired });
    const fields = {
      price: field(texts.column.price, true),
      stopLoss: field(texts.column.stopLoss),
      takeProfit: field(texts.column.takeProfit),
    };
    for (const name of ['price', 'stopLoss', 'takeProfit'] as const) fields[name].write(order[name]);
    const { node: form } = rowForm(terminal, {
      label: writer.fill(texts.orders.changeOf, { symbol, ticket: String(orderId) }),
      content: Object.values(fields).map((item) => item.node),
      submitLabel: texts.save,
      symbol,
      send() {
        const values = readFields(fields);
        return values && calls.change({ orderId, ...values, price: values.price ?? order.price });
      },
      outcome: () => writer.fill(texts.orders.changed, { symbol, ticket: String(orderId) }),
      close,
    });
    return { node: form };
  }

  function cancelForm(
    { lots, orderId, price, symbol, type }: TerminalOrder,
    close: () => void,
  ): RowForm<TerminalOrder> {
    const values = {
      name: texts.type[type],
      lots: writer.number(lots, 2),
      symbol,
      price: writer.number(price),
    };
    const { node: form } = rowForm(terminal, {
      label: writer.fill(texts.orders.cancelOf, { symbol, ticket: String(orderId) }),
      content: [element('p', {}, writer.fill(texts.orders.line, values))],
      submitLabel: texts.orders.cancelSubmit,
      symbol,
      send: () => calls.cancel(orderId),
      outcome: () => writer.fill(texts.orders.canceled, { symbol, ticket: String(orderId) }),
      close,
    });
    return { node: form };
  }
}
