import Big from 'big.js';
import { element, setText } from './element';
import { RequestOnce } from './request-once';
import { severalLine, type SeveralLine } from './several-line';
import type { Terminal } from './terminal';
import { canTrade, type TerminalState } from './terminal-state';
import type { TerminalBody } from '../../terminal/terminal-wire';

/** A choice is offered from this number of positions on. */
const SEVERAL = 2;

export interface CloseSeveral {
  /** Opens and closes the form. */
  readonly button: HTMLButtonElement;
  readonly node: HTMLFormElement;
  /** Hides the button where the list of positions is not on screen. */
  show(isListShown: boolean): void;
}

/**
 * Closes several positions. Each has its own request with its own id, and each line shows its outcome: a refusal of one
 * does not keep the others open.
 */
export function closeSeveral(terminal: Terminal): CloseSeveral {
  const { announce, calls, feed, store, texts, writer } = terminal;
  const lines = new Map<number, SeveralLine>();
  const requests = new Map<number, RequestOnce<TerminalBody<'close'>>>();
  const button = element('button', { type: 'button', 'aria-expanded': 'false' }, texts.positions.several);
  const all = element('input', { type: 'checkbox' });
  const list = element('ul');
  const estimate = element('p', { class: 'quiet small' });
  const submit = element('button', { type: 'submit', class: 'primary' });
  const backButton = element('button', { type: 'button' }, texts.back);
  const message = element('p', { class: 'issue', role: 'alert' });
  const node = element(
    'form',
    { class: 'several', novalidate: true, hidden: true, 'aria-label': texts.positions.several },
    element('label', { class: 'choice' }, all, element('b', {}, texts.positions.all)),
    list,
    estimate,
    element('div', { class: 'buttons' }, submit, backButton),
    message,
  );
  let isListShown = false;
  let isSending = false;

  button.addEventListener('click', () => (node.hidden ? open() : close()));
  backButton.addEventListener('click', close);
  node.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close();
  });
  all.addEventListener('change', () => {
    for (const line of openLines()) line.choose(all.checked);
    renderChoice();
  });
  list.addEventListener('change', renderChoice);
  node.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!isSending) void run();
  });
  store.watch(render);
  return {
    button,
    node,
    show(isShown) {
      isListShown = isShown;
      render(store.state);
    },
  };

  function open(): void {
    node.hidden = false;
    button.setAttribute('aria-expanded', 'true');
    render(store.state);
    all.focus();
  }

  function close(): void {
    const hasFocus = node.contains(document.activeElement);
    node.hidden = true;
    button.setAttribute('aria-expanded', 'false');
    all.checked = false;
    for (const line of lines.values()) line.node.remove();
    lines.clear();
    setText(message, '');
    render(store.state);
    if (hasFocus) (button.hidden ? node.closest<HTMLElement>('[tabindex]') : button)?.focus();
  }

  function openLines(): readonly SeveralLine[] {
    return [...lines.values()].filter(({ isClosed }) => !isClosed());
  }

  function render(state: TerminalState): void {
    const positions = canTrade(state) ? (state.positions ?? []) : [];
    button.hidden = !isListShown || (node.hidden && positions.length < SEVERAL);
    if (node.hidden) return;
    if (!canTrade(state)) return close();
    for (const position of positions) {
      const { ticket } = position;
      const line = lines.get(ticket) ?? severalLine(terminal, position);
      if (!lines.has(ticket)) list.append(line.node);
      lines.set(ticket, line);
      line.update(position);
    }
    // A position that was closed elsewhere can't be chosen any more; one that was closed here keeps its outcome.
    const tickets = new Set(positions.map(({ ticket }) => ticket));
    for (const [ticket, line] of lines) {
      if (tickets.has(ticket) || line.hasOutcome()) continue;
      line.node.remove();
      lines.delete(ticket);
    }
    renderChoice();
  }

  function renderChoice(): void {
    const chosenLines = openLines().filter(({ isChosen }) => isChosen());
    all.checked = chosenLines.length > 0 && chosenLines.length === openLines().length;
    all.indeterminate = chosenLines.length > 0 && !all.checked;
    const count = writer.number(String(chosenLines.length));
    setText(submit, writer.fill(texts.positions.severalSubmit, { count }));
    const { digits } = store.state.session?.account ?? {};
    const sum = chosenLines.reduce((total, { profit }) => total.plus(profit()), Big(0)).toFixed(digits ?? 2);
    setText(estimate, writer.fill(texts.order.about, { amount: writer.change(sum).text }));
    if (chosenLines.length > 0) setText(message, '');
  }

  async function run(): Promise<void> {
    const chosenLines = [...lines].filter(([, line]) => line.isChosen() && !line.isClosed());
    if (chosenLines.length === 0) {
      setText(message, texts.positions.severalNone);
      return;
    }
    isSending = true;
    submit.setAttribute('aria-busy', 'true');
    let closedCount = 0;
    for (const [ticket, line] of chosenLines) {
      const request = requests.get(ticket) ?? new RequestOnce<TerminalBody<'close'>>();
      requests.set(ticket, request);
      const answer = await calls.close(request.of('', () => ({ ticket })));
      if (answer.kind !== 'no-answer') requests.delete(ticket);
      if (answer.kind === 'unauthorized') break;
      line.showAnswer(answer);
      if (answer.kind === 'done') closedCount += 1;
    }
    isSending = false;
    submit.removeAttribute('aria-busy');
    const counts = {
      closed: writer.number(String(closedCount)),
      count: writer.number(String(chosenLines.length)),
    };
    announce(writer.fill(texts.positions.severalDone, counts));
    if (closedCount === chosenLines.length) close();
    else renderChoice();
    await feed.refresh();
  }
}
