import Big from 'big.js';
import { FIELD_RULES } from '../../../src/domain/kernel/numbers/field-rules.table';
import { ORDER_TYPES, ORDERS, type OrderType } from '../../dealing/dealing-rules.table';
import { quoteAt } from '../../market/market';
import { choice } from './choice';
import { element, figure, nextId, setText } from './element';
import { estimateProfit } from './estimate-profit';
import { isNarrow } from './narrow';
import { NumberField, readFields } from './number-field';
import { orderPreview } from './order-preview';
import { RequestOnce, type Wish } from './request-once';
import { explain, type Terminal } from './terminal';
import { canTrade, termsOf } from './terminal-state';
import type { TerminalBody } from '../../terminal/terminal-wire';

const FIRST_LOTS = '0.10';
/** A second press this soon after an answer still belongs to the first. */
const PRESS_TWICE_MS = 1_000;

/** The form for an order: at once, or at a price. */
export function orderTicket(terminal: Terminal): HTMLElement {
  const { calls, feed, store, texts, writer } = terminal;
  const text = texts.order;
  const kind = choice(text.title, 'segments', { market: text.market, pending: text.pending }, render);
  const side = choice(texts.column.side, 'sides', { sell: text.sellAt, buy: text.buyAt }, render);
  const prices = { sell: figure({ class: 'price' }), buy: figure({ class: 'price' }) };
  for (const name of ['sell', 'buy'] as const) side.labelOf(name).append(prices[name]);

  const priceRule = () => ({ ...FIELD_RULES.price, digits: store.state.instrument.digits });
  const lotsRule = () => ({ ...FIELD_RULES.lots, digits: 2 });
  const field = (label: string, rule: typeof priceRule, isRequired: boolean) =>
    new NumberField({ label, texts, writer, rule, isRequired, onInput: render });
  const lots = field(texts.column.lots, lotsRule, true);
  const price = field(texts.column.price, priceRule, true);
  const stopLoss = field(texts.column.stopLoss, priceRule, false);
  const takeProfit = field(texts.column.takeProfit, priceRule, false);
  lots.write(FIRST_LOTS);
  lots.end.append(stepButton('−', text.fewer, -1), stepButton('+', text.more, 1));
  const until = element('input', { type: 'datetime-local', id: nextId('until'), dir: 'ltr' });
  const pendingHint = element('p', { class: 'quiet small' });
  const pendingFields = element(
    'div',
    { class: 'pending' },
    price.node,
    pendingHint,
    element(
      'div',
      { class: 'field' },
      element('label', { for: until.id }, text.until),
      element('div', { class: 'box' }, until),
      element('p', { class: 'quiet small' }, text.untilHint),
    ),
  );
  const stopsSummary = element('summary');
  const stops = element(
    'details',
    { class: 'stops', open: !isNarrow() },
    stopsSummary,
    stopLoss.node,
    takeProfit.node,
  );
  const preview = orderPreview(terminal);
  const closedMarket = element('p', { class: 'warning', role: 'status' });
  const message = element('p', { class: 'issue', role: 'alert' });
  const submitButton = element('button', { type: 'submit', class: 'primary' });
  const note = element('p', { class: 'quiet small' });
  const form = element(
    'form',
    { class: 'ticket', novalidate: true, 'aria-label': text.title },
    element('div', { class: 'bar' }, element('h2', {}, text.title), kind.node),
    side.node,
    pendingFields,
    lots.node,
    stops,
    preview.node,
    closedMarket,
    message,
    submitButton,
    note,
  );

  const request = new RequestOnce<TerminalBody<'order'>>();
  let isSending = false;
  let doneAt = 0;
  let shownSymbol = store.state.instrument.symbol;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!isSending && Date.now() - doneAt > PRESS_TWICE_MS) void submit();
  });
  store.watch(({ instrument }) => {
    if (instrument.symbol !== shownSymbol) {
      shownSymbol = instrument.symbol;
      for (const priceField of [price, stopLoss, takeProfit]) priceField.write(null);
      setText(message, '');
    }
    render();
  });
  return form;

  function stepButton(sign: string, name: string, direction: number): HTMLElement {
    const button = element('button', { type: 'button', 'aria-label': name }, sign);
    button.addEventListener('click', () => {
      const { lotStep = '0.01', maxLots = '50', minLots = '0.01' } = termsOf(store.state) ?? {};
      const changed = Big(lots.peek() ?? 0).plus(Big(lotStep).times(direction));
      const boundedLots = changed.lt(minLots) ? Big(minLots) : changed.gt(maxLots) ? Big(maxLots) : changed;
      lots.write(boundedLots.toFixed(2));
      render();
    });
    return button;
  }

  /** The price at which the position would be opened now. */
  function marketPrice(): string {
    const { instrument, now } = store.state;
    const quote = quoteAt(instrument, now);
    return (side.value() === 'buy' ? quote.ask : quote.bid).toFixed(instrument.digits);
  }

  /** A pending order waits for a better price as a limit, for a worse one as a stop. */
  function pendingType(orderPrice: string): { kind: 'limit' | 'stop'; type: OrderType } {
    const isAtMost = Big(orderPrice).lte(marketPrice());
    const limitType = ORDER_TYPES.limit[side.value()];
    const pendingKind = (ORDERS[limitType].opensAt === 'most') === isAtMost ? 'limit' : 'stop';
    return { kind: pendingKind, type: ORDER_TYPES[pendingKind][side.value()] };
  }

  function render(): void {
    const { state } = store;
    const { instrument, now } = state;
    const quote = quoteAt(instrument, now);
    setText(prices.sell, writer.number(quote.bid.toFixed(instrument.digits)));
    setText(prices.buy, writer.number(quote.ask.toFixed(instrument.digits)));
    const isPending = kind.value() === 'pending';
    pendingFields.hidden = !isPending;
    const orderPrice = isPending ? price.peek() : undefined;
    const lotsValue = lots.peek();
    const type = orderPrice ? pendingType(orderPrice).type : undefined;
    setText(
      pendingHint,
      writer.fill(text.priceNow, {
        price: writer.number(marketPrice()),
        type: type ? texts.type[type] : text.pending,
      }),
    );
    const name = isPending && type ? texts.type[type] : texts.side[side.value()];
    setText(
      submitButton,
      writer.fill(text.submit, {
        name,
        lots: lotsValue ? writer.number(lotsValue, 2) : '—',
        symbol: instrument.symbol,
      }),
    );
    setText(note, isPending ? text.notePending : text.noteMarket);
    showAbout(stopLoss, orderPrice ?? marketPrice(), lotsValue);
    showAbout(takeProfit, orderPrice ?? marketPrice(), lotsValue);
    setText(stopsSummary, stopsText());
    const trade = { symbol: instrument.symbol, side: side.value(), lots: lotsValue ?? '' };
    preview.show(lotsValue && canTrade(state) ? trade : undefined);
    const terms = termsOf(state);
    const opensAt = terms && !terms.isOpen ? terms.opensAt : null;
    const time = writer.dateTime(opensAt);
    setText(
      closedMarket,
      opensAt === null
        ? ''
        : writer.fill(texts.refusal['market-closed'], { symbol: instrument.symbol, time }),
    );
  }

  function showAbout(field: NumberField, openPrice: string, lotsValue: string | null | undefined): void {
    const { instrument, now, session } = store.state;
    const closePrice = field.peek();
    const account = session?.account;
    const amount =
      account && closePrice && lotsValue
        ? estimateProfit({
            instrument,
            side: side.value(),
            lots: lotsValue,
            openPrice,
            closePrice,
            now,
            ...account,
          })
        : undefined;
    const estimate = amount === undefined ? '' : writer.change(amount).text;
    setText(field.end, estimate && writer.fill(text.about, { amount: estimate }));
  }

  function stopsText(): string {
    const [loss, profit] = [stopLoss.peek(), takeProfit.peek()];
    if (!loss && !profit) return text.addStops;
    const values = { stopLoss: writer.optional(loss ?? null), takeProfit: writer.optional(profit ?? null) };
    return writer.fill(text.stops, values);
  }

  async function submit(): Promise<void> {
    const isPending = kind.value() === 'pending';
    const values = readFields({ lots, ...(isPending && { price }), stopLoss, takeProfit });
    if (!values) {
      stops.open ||= stopLoss.peek() === undefined || takeProfit.peek() === undefined;
      return;
    }
    const wish = [kind.value(), side.value(), store.state.instrument.symbol, until.value, values];
    const order = request.of(JSON.stringify(wish), () =>
      orderOf(values as Readonly<Record<string, string | null>>),
    );
    setSending(true);
    const answer = await calls.order(order);
    setSending(false);
    if (answer.kind !== 'no-answer') request.forget();
    if (answer.kind !== 'done') {
      setText(message, explain(terminal, answer, order.symbol));
      return;
    }
    doneAt = Date.now();
    setText(message, '');
    for (const priceField of [price, stopLoss, takeProfit]) priceField.write(null);
    until.value = '';
    announceOrder(order, answer.value);
    render();
    await feed.refresh();
  }

  function orderOf(values: Readonly<Record<string, string | null>>): Wish<TerminalBody<'order'>> {
    const { lots: orderLots, price: orderPrice, stopLoss: loss, takeProfit: profit } = values;
    const order = {
      symbol: store.state.instrument.symbol,
      side: side.value(),
      lots: orderLots ?? '',
      ...(loss && { stopLoss: loss }),
      ...(profit && { takeProfit: profit }),
    };
    if (kind.value() === 'market' || typeof orderPrice !== 'string') return { kind: 'market', ...order };
    return {
      kind: pendingType(orderPrice).kind,
      price: orderPrice,
      // The field has no time zone; its label names UTC.
      ...(until.value !== '' && { until: new Date(`${until.value}Z`).toISOString() }),
      ...order,
    };
  }

  function announceOrder(
    order: Wish<TerminalBody<'order'>>,
    { price: donePrice, ticket }: { readonly ticket: number; readonly price: string },
  ): void {
    const { kind: orderKind, side: orderSide } = order;
    const isMarket = orderKind === 'market';
    terminal.announce(
      writer.fill(isMarket ? text.opened : text.placed, {
        name: isMarket ? texts.side[orderSide] : texts.type[ORDER_TYPES[orderKind][orderSide]],
        lots: writer.number(order.lots, 2),
        symbol: order.symbol,
        price: writer.number(donePrice),
        ticket: String(ticket),
      }),
    );
  }

  function setSending(value: boolean): void {
    isSending = value;
    submitButton.setAttribute('aria-busy', String(value));
  }
}
