import { element, figure, setText } from './element';
import type { Terminal } from './terminal';
import type { TerminalBody, TerminalQuote } from '../../terminal/terminal-wire';

type Trade = Pick<TerminalBody<'order'>, 'symbol' | 'side' | 'lots'>;

/** The pause in typing after which a quote is fetched, and the age at which it is fetched again. */
const TYPING_MS = 250;
const QUOTE_MS = 4_000;

export interface OrderPreview {
  readonly node: HTMLElement;
  /** Shows what a trade would cost; undefined if the form does not describe a valid trade. */
  show(trade: Trade | undefined): void;
}

/** The cost of the order and the figures after it, by the server's quote. */
export function orderPreview({ calls, store, texts, writer }: Terminal): OrderPreview {
  const spread = figure();
  const commission = figure();
  const waivedCommission = figure();
  const margin = figure();
  const free = figure();
  const level = figure();
  const row = (name: string, key: string, value: HTMLElement) =>
    element('div', { class: key }, element('dt', {}, name), element('dd', {}, value));
  const waivedRow = row(texts.order.waived, 'waived', waivedCommission);
  const node = element(
    'dl',
    { class: 'preview' },
    row(texts.order.spread, 'spread', spread),
    row(texts.order.commission, 'commission', commission),
    waivedRow,
    row(texts.order.margin, 'margin', margin),
    row(texts.order.freeAfter, 'free', free),
    row(texts.order.levelAfter, 'level', level),
  );
  let requestedKey = '';
  let quotedKey = '';
  let fetchedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  return {
    node,
    show(trade) {
      const key = trade ? JSON.stringify(trade) : '';
      node.classList.toggle('stale', key !== quotedKey);
      if (!trade || !store.state.session) {
        clearTimeout(timer);
        requestedKey = '';
        if (!store.state.session || !trade) render(undefined);
        return;
      }
      if (key !== requestedKey) {
        requestedKey = key;
        schedule(trade, key, TYPING_MS);
      } else if (key === quotedKey && Date.now() - fetchedAt > QUOTE_MS) {
        fetchedAt = Date.now();
        schedule(trade, key, 0);
      }
    },
  };

  function schedule(trade: Trade, key: string, delay: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void load(trade, key), delay);
  }

  async function load(trade: Trade, key: string): Promise<void> {
    const answer = await calls.quote(trade);
    if (key !== requestedKey) return;
    fetchedAt = Date.now();
    quotedKey = key;
    node.classList.remove('stale');
    // A trade that cannot be quoted is refused with its reason when it is sent.
    render(answer.kind === 'done' ? answer.value : undefined);
  }

  function render(quote: TerminalQuote | undefined): void {
    const { figures, session } = store.state;
    waivedRow.hidden = !quote?.waived;
    if (!quote || !session) {
      for (const value of [spread, commission, margin, free, level]) setText(value, '—');
      return;
    }
    const { currency, digits } = session.account;
    const amount = (value: string) => writer.number(value, digits);
    const change = (node: HTMLElement, before: string | undefined, after: string) =>
      node.replaceChildren(before === undefined ? '' : `${before} → `, element('b', {}, after));
    const withCurrency = (node: HTMLElement, value: string) =>
      node.replaceChildren(element('small', {}, currency), ` ${amount(value)}`);
    withCurrency(spread, quote.spread);
    withCurrency(commission, quote.commission);
    if (quote.waived !== null) withCurrency(waivedCommission, quote.waived);
    withCurrency(margin, quote.margin);
    change(
      free,
      figures ? writer.optional(figures.freeMargin, digits) : undefined,
      amount(quote.freeMarginAfter),
    );
    change(
      level,
      figures ? writer.percent(figures.marginLevel) : undefined,
      writer.percent(quote.levelAfter),
    );
  }
}
