import { CULTURES } from '../../../src/domain/culture/cultures.table';
import { withholdCompositionKeys } from '../../../src/infrastructure/browser/composition-keys';
import { TICK_MS } from '../../market/market';
import { accountBar, signOutButton } from './account-bar';
import { books, BOOKS_ID, viewTabs } from './books';
import { TerminalCalls } from './calls';
import { chartPanel } from './chart-panel';
import { element, setText } from './element';
import { LiveFeed } from './live-feed';
import { orderTicket } from './order-ticket';
import { Session } from './session';
import { signInForm } from './sign-in-form';
import { Store } from './store';
import type { Terminal } from './terminal';
import { initialState, type TerminalState } from './terminal-state';
import { cultureOf, loadTexts } from './terminal-texts';
import { watchList } from './watch-list';
import { Writer } from './writer';

/** How long the outcome of an action stays on screen. */
const NOTICE_MS = 20_000;

/** Builds the page into an element, for the account and the language in an address's query. */
export async function openTerminal(root: HTMLElement, search: string): Promise<void> {
  withholdCompositionKeys();
  const query = new URLSearchParams(search);
  const culture = cultureOf(query.get('lang'), navigator.languages);
  const texts = await loadTexts(culture);
  const { documentElement } = document;
  documentElement.lang = culture;
  documentElement.dir = CULTURES[culture].direction;
  document.title = texts.title;

  const store = new Store<TerminalState>(initialState(Date.now()));
  const calls = new TerminalCalls(() => store.state.session?.token ?? null);
  const feed = new LiveFeed(store, calls);
  const session = new Session(store, calls, feed);
  const { announce, node: notice } = noticeLine();
  const terminal: Terminal = { store, calls, feed, session, texts, writer: new Writer(culture), announce };

  const login = query.get('login') ?? '';
  const trade = element('section', { class: 'trade', id: 'trade' });
  const [signIn, ticket] = [signInForm(terminal, login), orderTicket(terminal)];
  const readOnly = element('p', { class: 'quiet' }, texts.readOnlyHelp);
  trade.append(signIn, ticket, readOnly);
  store.watch(({ session: current, view }) => {
    signIn.hidden = current !== null;
    ticket.hidden = current?.access !== 'trade';
    readOnly.hidden = current?.access !== 'read';
    root.dataset['view'] = view;
  });
  const quotes = watchList(terminal);
  quotes.id = 'quotes';
  const chart = chartPanel(terminal);
  chart.id = 'chart-panel';
  root.replaceChildren(
    accountBar(terminal, query.get('trade_server') ?? ''),
    viewTabs(terminal, {
      quotes: 'quotes',
      chart: 'chart-panel',
      positions: BOOKS_ID,
      orders: BOOKS_ID,
      history: BOOKS_ID,
    }),
    quotes,
    chart,
    trade,
    notice,
    books(terminal),
    element(
      'footer',
      { class: 'quiet small' },
      element('span', {}, texts.generated),
      signOutButton(terminal, 'narrow'),
    ),
  );

  const storedSession = Session.read(login, Date.now());
  if (storedSession) session.open(storedSession);
  setInterval(() => store.update({ now: Date.now() + store.state.clockOffset }), TICK_MS);
}

/** A line for the outcome of an action; screen readers read it aloud. */
function noticeLine(): { readonly node: HTMLElement; readonly announce: (message: string) => void } {
  const node = element('p', { class: 'notice', role: 'status' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    node,
    announce(message) {
      clearTimeout(timer);
      setText(node, message);
      timer = setTimeout(() => setText(node, ''), NOTICE_MS);
    },
  };
}
