import { makeAutoObservable } from 'mobx';
import type { Introducer } from '../../domain/partnership/introducer';
import type { Page } from '../kernel/ports/page';
import { Submission } from '../kernel/submission';
import type { Queries } from '../remote/queries';
import { dataOf, isMissing, type Remote } from '../remote/remote';
import type { RemoteQuery } from '../remote/remote-query';
import type { Introducers } from './ports/introducers';

/** The partner who referred the client, and the switch that hides the client's trades from them. */
export class IntroducerStore {
  readonly submission: Submission;
  readonly #introducers: Introducers;
  readonly #query: RemoteQuery<Introducer | null>;

  constructor(introducers: Introducers, queries: Queries, page: Page) {
    this.#introducers = introducers;
    this.submission = new Submission(page);
    this.#query = queries.query({
      scope: 'client',
      call: 'introducer',
      freshForMs: 0,
      read: (signal) => introducers.current(signal),
    });
    makeAutoObservable(this);
  }

  /** Loads the partner; returns a function to call when the page is left. */
  open(): () => void {
    this.#query.load().catch(() => undefined);
    return () => this.submission.clear();
  }

  get remote(): Remote<Introducer | null> {
    return this.#query.state;
  }

  /** True once it is known that the client has no introducer, or that the gateway does not send one. */
  get isMissing(): boolean {
    return isMissing(this.remote) || dataOf(this.remote) === null;
  }

  retry(): void {
    this.#query.retry();
  }

  async setHidden(isHidden: boolean): Promise<void> {
    if (this.submission.isSending) return;
    const isAccepted = await this.submission.run(() => this.#introducers.hide(isHidden));
    if (isAccepted) this.#query.invalidate();
  }
}
