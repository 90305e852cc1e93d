import { element, figure, setText } from './element';
import { profitFigure, showChange } from './figures';
import type { Terminal } from './terminal';
import { isStale } from './terminal-state';

/** The account with its figures, and the sign of life. */
export function accountBar(terminal: Terminal, server: string): HTMLElement {
  const { store, texts, writer } = terminal;
  const name = element('p', { class: 'name' });
  const figures = {
    equity: figure(),
    balance: figure(),
    margin: figure(),
    freeMargin: figure(),
    marginLevel: figure(),
  };
  const floating = profitFigure();
  const equityLabel = element('dt');
  const cells = Object.entries({ ...figures, floating }).map(([key, value]) => {
    const label = key === 'equity' ? equityLabel : element('dt', {}, texts.account[key as 'balance']);
    return element('div', { class: key }, label, element('dd', {}, value));
  });
  const strip = element('dl', { 'aria-label': texts.account.title }, ...cells);
  const live = element('p', { class: 'live' });
  const readOnly = element('p', { class: 'read-only' }, texts.readOnly);
  const signOut = signOutButton(terminal, 'wide');

  store.watch((state) => {
    const { figures: account, figuresAt, session: current } = state;
    const login = current ? String(current.account.login) : texts.signedOut;
    name.replaceChildren(
      element('b', { dir: current ? 'ltr' : undefined }, login),
      figure({ class: 'quiet' }, current?.account.server ?? server),
    );
    strip.hidden = account === null;
    readOnly.hidden = current?.access !== 'read';
    live.hidden = current === null;
    live.classList.toggle('off', isStale(state));
    strip.classList.toggle('stale', isStale(state));
    if (!current) return;
    setText(live, lifeSign());
    if (!account) return;
    const { currency, digits } = current.account;
    setText(equityLabel, writer.fill(texts.account.equityIn, { currency }));
    for (const key of ['equity', 'balance', 'margin', 'freeMargin'] as const)
      setText(figures[key], writer.optional(account[key], digits));
    setText(figures.marginLevel, writer.percent(account.marginLevel));
    showChange(
      floating,
      account.floating === null
        ? { text: writer.optional(null), tone: 'zero' }
        : writer.change(account.floating, digits),
    );

    function lifeSign(): string {
      if (figuresAt === null) return texts.live.connecting;
      const time = writer.clock(figuresAt);
      return writer.fill(isStale(state) ? texts.live.stale : texts.live.now, { time });
    }
  });
  return element('header', { class: 'account' }, name, strip, readOnly, live, signOut);
}

/** A button that ends the session. */
export function signOutButton({ session, store, texts }: Terminal, className: string): HTMLElement {
  const button = element('button', { type: 'button', class: `text ${className}` }, texts.signIn.signOut);
  button.addEventListener('click', () => session.signOut());
  store.watch(({ session: current }) => {
    button.hidden = current === null;
  });
  return button;
}
