import { makeAutoObservable } from 'mobx';
import type { Page } from '../kernel/ports/page';
import { Submission } from '../kernel/submission';

/** Cancellation of requests; a repeat after a lost connection uses the same key (D9). */
export class CancellableRequests {
  readonly submission: Submission;
  /** The request whose cancellation was tried last. */
  requestId: string | null = null;
  readonly #keys = new Map<string, string>();
  readonly #newKey: () => string;

  constructor(page: Page, newKey: () => string) {
    this.submission = new Submission(page);
    this.#newKey = newKey;
    makeAutoObservable(this);
  }

  async run(requestId: string, cancel: (key: string) => Promise<unknown>): Promise<void> {
    if (this.submission.isSending) return;
    this.requestId = requestId;
    const key = this.#keys.get(requestId) ?? this.#newKey();
    this.#keys.set(requestId, key);
    await this.submission.run(() => cancel(key));
  }
}
