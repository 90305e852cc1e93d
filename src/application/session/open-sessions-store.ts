import { makeAutoObservable, runInAction } from 'mobx';
import type { SecurityEvent } from '../../domain/session/security-event';
import type { OpenSession, SignInTry } from '../../domain/session/open-session';
import type { Page } from '../kernel/ports/page';
import type { Sessions } from './ports/sessions';
import { dataOf, isMissing, type Remote } from '../remote/remote';
import type { Queries } from '../remote/queries';
import type { RemoteQuery } from '../remote/remote-query';
import { BookList } from '../remote/book-list';
import { Submission } from '../kernel/submission';

/** Number of sign-in attempts that are shown at first. */
const INITIAL_TRIES = 5;

/** The client's open sessions and sign-in history, and ending sessions (V8). */
export class OpenSessionsStore {
  /** The sessions ended last on this visit. */
  endedSessions: 'one' | 'others' | null = null;
  isShowingAll = false;
  readonly submission: Submission;
  readonly #sessions: Sessions;
  /** Changes of the client's sign-in and data. */
  readonly events: BookList<SecurityEvent, null, object>;
  readonly #open: RemoteQuery<readonly OpenSession[]>;
  readonly #history: RemoteQuery<readonly SignInTry[]>;

  constructor(sessions: Sessions, queries: Queries, page: Page) {
    this.#sessions = sessions;
    this.submission = new Submission(page);
    const queryDefaults = { scope: 'client', freshForMs: 0 } as const;
    this.#open = queries.query({
      ...queryDefaults,
      call: 'sessions',
      read: (signal) => sessions.open(signal),
    });
    this.#history = queries.query({
      ...queryDefaults,
      call: 'signIns',
      read: (signal) => sessions.history(signal),
    });
    const events = queries.family({
      ...queryDefaults,
      call: 'securityEvents',
      read: async (signal, cursor: string) => ({ ...(await sessions.events(cursor, signal)), totals: null }),
    });
    this.events = new BookList({}, (_login, _filter, cursor) => events(cursor));
    makeAutoObservable(this);
  }

  /** Loads sessions and history; returns a function for when the page is left. */
  open(): () => void {
    this.#open.load().catch(() => undefined);
    this.#history.load().catch(() => undefined);
    return () => this.leave();
  }

  get sessions(): Remote<readonly OpenSession[]> {
    return this.#open.state;
  }

  get history(): Remote<readonly SignInTry[]> {
    return this.#history.state;
  }

  retrySessions(): void {
    this.#open.retry();
  }

  retryHistory(): void {
    this.#history.retry();
  }

  /** True if the gateway records the history. */
  get areEventsMissing(): boolean {
    return isMissing(this.events.remote);
  }

  get hasOtherSessions(): boolean {
    return (dataOf(this.sessions) ?? []).some(({ isCurrent }) => !isCurrent);
  }

  visibleTries(tries: readonly SignInTry[]): readonly SignInTry[] {
    return this.isShowingAll ? tries : tries.slice(0, INITIAL_TRIES);
  }

  showAll(): void {
    this.isShowingAll = true;
  }

  end(session: OpenSession): Promise<void> {
    return this.#end(
      'one',
      () => this.#sessions.end(session.id),
      ({ id }) => id !== session.id,
    );
  }

  endOthers(): Promise<void> {
    return this.#end(
      'others',
      () => this.#sessions.endOthers(),
      ({ isCurrent }) => isCurrent,
    );
  }

  async #end(
    scope: 'one' | 'others',
    work: () => Promise<void>,
    remains: (session: OpenSession) => boolean,
  ): Promise<void> {
    if (!(await this.submission.run(work))) return;
    this.#open.patch((openSessions) => openSessions.filter(remains));
    runInAction(() => (this.endedSessions = scope));
  }

  private leave(): void {
    this.endedSessions = null;
    this.isShowingAll = false;
    this.submission.clear();
  }
}
