import type { Result } from './calls';
import { element, setText } from './element';
import { explain, type Terminal } from './terminal';

interface RowFormOptions<Value> {
  readonly label: string;
  readonly content: readonly HTMLElement[];
  readonly submitLabel: string;
  readonly symbol: string;
  /** Sends the form; undefined if a field has no value that can be sent. */
  readonly send: () => Promise<Result<Value>> | undefined;
  /** The outcome as a sentence. */
  readonly outcome: (value: Value) => string;
  readonly close: () => void;
}

/** A form below a line: fields, the action, and the way back. A refusal is written into it. */
export function rowForm<Value>(
  terminal: Terminal,
  options: RowFormOptions<Value>,
): { readonly node: HTMLFormElement; readonly submit: HTMLButtonElement } {
  const { announce, feed, texts } = terminal;
  const { close, content, label, outcome, send, submitLabel, symbol } = options;
  const submit = element('button', { type: 'submit', class: 'primary' }, submitLabel);
  const backButton = element('button', { type: 'button' }, texts.back);
  backButton.addEventListener('click', close);
  const message = element('p', { class: 'issue', role: 'alert' });
  const node = element(
    'form',
    { novalidate: true, 'aria-label': label },
    element('p', { class: 'title' }, label),
    ...content,
    element('div', { class: 'buttons' }, submit, backButton),
    message,
  );
  let isSending = false;
  node.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!isSending) void run();
  });
  return { node, submit };

  async function run(): Promise<void> {
    const call = send();
    if (!call) return;
    isSending = true;
    submit.setAttribute('aria-busy', 'true');
    const answer = await call;
    isSending = false;
    submit.removeAttribute('aria-busy');
    if (answer.kind !== 'done') {
      const sentence = explain(terminal, answer, symbol);
      if (node.isConnected && !isGone(answer)) return setText(message, sentence);
      // The position was closed elsewhere, in another tab for instance: the line is removed, but the sentence must stay
      // visible.
      announce(sentence);
      close();
      return feed.refresh();
    }
    announce(outcome(answer.value));
    close();
    await feed.refresh();
  }
}

const isGone = (answer: Result<unknown>): boolean =>
  answer.kind === 'refused' && answer.details.reason === 'ticket';
