import Big from 'big.js';
import { element, figure, setText } from './element';
import { cell, entryRow, expander } from './entry-row';
import { profitFigure, showChange } from './figures';
import { KeyedRows, type Row } from './keyed-rows';
import { closeForm, stopsForm } from './position-forms';
import { tableOf } from './table-of';
import type { Terminal } from './terminal';
import { canTrade } from './terminal-state';
import type { TerminalPosition } from '../../terminal/terminal-wire';

/** The open positions, each with change and close. */
export function positionsTable(terminal: Terminal): HTMLElement {
  const { store, texts, writer } = terminal;
  const columns = [
    'symbol',
    'side',
    'lots',
    'openPrice',
    'priceNow',
    'stopLoss',
    'takeProfit',
    'swap',
    'profit',
  ] as const;
  const { heads, node, table } = tableOf(texts, columns, texts.positions.none);
  const swapSum = figure();
  const profitSum = profitFigure();
  const sumLabel = element('th', { scope: 'row', colspan: '7' }, texts.positions.sum);
  table
    .createTFoot()
    .append(
      element(
        'tr',
        {},
        sumLabel,
        cell('number swap', swapSum),
        cell('number profit', profitSum),
        cell('actions'),
      ),
    );
  const rows = new KeyedRows<TerminalPosition>(table, ({ ticket }) => ticket, createRow);
  store.watch(({ positions, session }) => {
    node.classList.toggle('empty', positions?.length === 0);
    node.hidden = positions === null;
    if (!positions || !session) {
      rows.show([]);
      return;
    }
    const { currency, digits } = session.account;
    setText(heads.profit, writer.fill(texts.column.profit, { currency }));
    rows.show(positions);
    const sumOf = (name: 'swap' | 'profit') =>
      positions.reduce((sum, position) => sum.plus(position[name]), Big(0)).toFixed(digits);
    setText(swapSum, writer.number(sumOf('swap')));
    showChange(profitSum, writer.change(sumOf('profit')));
  });
  return node;

  function createRow(position: TerminalPosition): Row<TerminalPosition> {
    const { openPrice, side, symbol, ticket } = position;
    const values = {
      lots: figure(),
      now: figure(),
      stopLoss: figure(),
      takeProfit: figure(),
      swap: figure(),
    };
    const profit = profitFigure();
    const name = { symbol, ticket: String(ticket) };
    const change = expander(texts.change, writer.fill(texts.positions.stopsOf, name));
    const close = expander(texts.close, writer.fill(texts.positions.closeOf, name));
    const row = entryRow<TerminalPosition>(
      [
        cell('symbol', element('b', { dir: 'ltr' }, symbol)),
        cell('side', texts.side[side]),
        cell('number lots', values.lots),
        cell('number openPrice', figure({}, writer.number(openPrice))),
        cell('number priceNow', values.now),
        cell('number stopLoss', values.stopLoss),
        cell('number takeProfit', values.takeProfit),
        cell('number swap', values.swap),
        cell('number profit', profit),
        cell('actions', change, close),
      ],
      update,
    );
    change.addEventListener('click', () => row.toggle(change, (done) => stopsForm(terminal, current, done)));
    close.addEventListener('click', () => row.toggle(close, (done) => closeForm(terminal, current, done)));
    let current = position;
    return row;

    function update(item: TerminalPosition): void {
      current = item;
      const { digits } = store.state.session?.account ?? {};
      setText(values.lots, writer.number(item.lots, 2));
      setText(values.now, writer.number(item.price));
      setText(values.stopLoss, writer.optional(item.stopLoss));
      setText(values.takeProfit, writer.optional(item.takeProfit));
      setText(values.swap, writer.number(item.swap, digits));
      showChange(profit, writer.change(item.profit, digits));
      change.hidden = close.hidden = !canTrade(store.state);
    }
  }
}
