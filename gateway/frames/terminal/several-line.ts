import type { Result } from './calls';
import { element, figure, setText } from './element';
import { profitFigure, showChange } from './figures';
import { explain, type Terminal } from './terminal';
import type { TerminalDeal, TerminalPosition } from '../../terminal/terminal-wire';

/** A position among several that can be closed at once. */
export interface SeveralLine {
  readonly node: HTMLLIElement;
  isChosen(): boolean;
  choose(isChosen: boolean): void;
  isClosed(): boolean;
  /** True once the position was closed or refused. */
  hasOutcome(): boolean;
  /** The profit in the account's currency, as sent. */
  profit(): string;
  update(position: TerminalPosition): void;
  showAnswer(answer: Result<TerminalDeal>): void;
}

export function severalLine(terminal: Terminal, position: TerminalPosition): SeveralLine {
  const { store, texts, writer } = terminal;
  const { side, symbol, ticket } = position;
  const checkbox = element('input', { type: 'checkbox' });
  const name = element('span');
  const profit = profitFigure();
  const outcome = element('p', { class: 'outcome', role: 'status' });
  const node = element(
    'li',
    {},
    element(
      'label',
      { class: 'choice' },
      checkbox,
      name,
      figure({ class: 'quiet small' }, `#${String(ticket)}`),
      profit,
    ),
    outcome,
  );
  const digits = () => store.state.session?.account.digits;
  let current = position;
  let state: 'open' | 'refused' | 'closed' = 'open';
  return {
    node,
    isChosen: () => checkbox.checked,
    choose: (isChosen) => (checkbox.checked = isChosen),
    isClosed: () => state === 'closed',
    hasOutcome: () => state !== 'open',
    profit: () => current.profit,
    update(item) {
      current = item;
      const values = { name: texts.side[side], lots: writer.number(item.lots, 2), symbol };
      setText(name, writer.fill(texts.order.submit, values));
      showChange(profit, writer.change(item.profit, digits()));
    },
    showAnswer(answer) {
      const isDone = answer.kind === 'done';
      state = isDone ? 'closed' : 'refused';
      checkbox.disabled = isDone;
      checkbox.checked = !isDone;
      outcome.classList.toggle('issue', !isDone);
      setText(
        outcome,
        isDone
          ? writer.fill(texts.positions.closed, {
              lots: writer.number(answer.value.lots, 2),
              symbol,
              price: writer.number(answer.value.closePrice),
              amount: writer.change(answer.value.profit, digits()).text,
            })
          : explain(terminal, answer, symbol),
      );
    },
  };
}
