import type { Failure, TerminalCalls } from './calls';
import { failureText } from './failure-text';
import type { LiveFeed } from './live-feed';
import type { Session } from './session';
import type { Store } from './store';
import type { TerminalState } from './terminal-state';
import type { TerminalTexts } from './terminal-texts';
import type { Writer } from './writer';

/** Everything that the parts of the page share. */
export interface Terminal {
  readonly store: Store<TerminalState>;
  readonly calls: TerminalCalls;
  readonly feed: LiveFeed;
  readonly session: Session;
  readonly texts: TerminalTexts;
  readonly writer: Writer;
  /** Shows the outcome of an action, which screen readers read aloud. */
  readonly announce: (message: string) => void;
}

/** The sentence for a failure, with its figures. */
export const explain = ({ store, texts, writer }: Terminal, failure: Failure, symbol: string): string =>
  failureText(texts, writer, failure, { symbol, digits: store.state.session?.account.digits ?? 2 });
