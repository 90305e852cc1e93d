import Big from 'big.js';
import { FIELD_RULES } from '../../../src/domain/kernel/numbers/field-rules.table';
import { instrumentOf } from '../../market/market';
import { element, setText } from './element';
import type { RowForm } from './entry-row';
import { estimateProfit } from './estimate-profit';
import { NumberField, readFields } from './number-field';
import { RequestOnce, type Wish } from './request-once';
import { rowForm } from './row-form';
import type { Terminal } from './terminal';
import type { TerminalBody, TerminalPosition } from '../../terminal/terminal-wire';

/** Changes a position's stops. */
export function stopsForm(
  terminal: Terminal,
  position: TerminalPosition,
  close: () => void,
): RowForm<TerminalPosition> {
  const { calls, texts, writer } = terminal;
  const { symbol, ticket } = position;
  const rule = () => ({ ...FIELD_RULES.price, digits: instrumentOf(symbol).digits });
  const field = (label: string) => new NumberField({ label, texts, writer, rule, isRequired: false });
  const fields = { stopLoss: field(texts.column.stopLoss), takeProfit: field(texts.column.takeProfit) };
  fields.stopLoss.write(position.stopLoss);
  fields.takeProfit.write(position.takeProfit);
  const now = element('p', { class: 'quiet small' });
  const { node } = rowForm(terminal, {
    label: writer.fill(texts.positions.stopsOf, { symbol, ticket: String(ticket) }),
    content: [fields.stopLoss.node, fields.takeProfit.node, now],
    submitLabel: texts.save,
    symbol,
    send() {
      const stops = readFields(fields);
      return stops && calls.change({ ticket, ...stops });
    },
    outcome: () => writer.fill(texts.positions.changed, { symbol, ticket: String(ticket) }),
    close,
  });
  return {
    node,
    update: ({ price }) =>
      setText(now, writer.fill(texts.positions.priceNow, { price: writer.number(price) })),
  };
}

/** Closes a position, or a part of it. */
export function closeForm(
  terminal: Terminal,
  position: TerminalPosition,
  close: () => void,
): RowForm<TerminalPosition> {
  const { calls, store, texts, writer } = terminal;
  const { side, symbol, ticket } = position;
  let current = position;
  const rule = () => ({ ...FIELD_RULES.lots, digits: 2 });
  const lots = new NumberField({
    label: texts.positions.closeLots,
    texts,
    writer,
    rule,
    isRequired: true,
    onInput: render,
  });
  lots.write(position.lots);
  const estimate = element('p', { class: 'quiet small' });
  const request = new RequestOnce<TerminalBody<'close'>>();
  const { node, submit } = rowForm(terminal, {
    label: writer.fill(texts.positions.closeOf, { symbol, ticket: String(ticket) }),
    content: [lots.node, estimate],
    submitLabel: '',
    symbol,
    send() {
      const values = readFields({ lots });
      if (!values) return undefined;
      const part = values.lots ?? '';
      const isWhole = Big(part).eq(current.lots);
      return sendOnce(part, () => ({ ticket, ...(!isWhole && { lots: part }) }));
    },
    outcome: (deal) =>
      writer.fill(texts.positions.closed, {
        lots: writer.number(deal.lots, 2),
        symbol,
        price: writer.number(deal.closePrice),
        amount: writer.change(deal.profit, store.state.session?.account.digits).text,
      }),
    close,
  });
  render();
  return {
    node,
    update(position) {
      current = position;
      render();
    },
  };

  async function sendOnce(wish: string, create: () => Wish<TerminalBody<'close'>>) {
    const answer = await calls.close(request.of(wish, create));
    if (answer.kind !== 'no-answer') request.forget();
    return answer;
  }

  function render(): void {
    const part = lots.peek();
    setText(
      submit,
      writer.fill(texts.positions.closeSubmit, { lots: part ? writer.number(part, 2) : '—', symbol }),
    );
    const account = store.state.session?.account;
    const { openPrice, price } = current;
    const amount =
      account && part
        ? estimateProfit({
            instrument: instrumentOf(symbol),
            side,
            lots: part,
            openPrice,
            closePrice: price,
            now: store.state.now,
            ...account,
          })
        : undefined;
    setText(
      estimate,
      writer.fill(texts.positions.closeAbout, {
        price: writer.number(price),
        amount: amount === undefined ? '—' : writer.change(amount).text,
      }),
    );
  }
}
