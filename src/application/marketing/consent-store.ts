import { makeAutoObservable } from 'mobx';
import type { LocalStore } from '../kernel/ports/storage';
import type { SiteStore } from '../site/site-store';

type ConsentAnswer = 'yes' | 'no';

/** The visitor's consent to marketing, where the configuration asks for it (D2 `consent`). */
export class ConsentStore {
  /** What the visitor said, on this visit or an earlier one. */
  answer: ConsentAnswer | null;
  private reopened = false;
  readonly #local: LocalStore;
  readonly #site: SiteStore;

  constructor(local: LocalStore, site: SiteStore) {
    this.#local = local;
    this.#site = site;
    const stored = local.get('consent');
    this.answer = stored === 'yes' || stored === 'no' ? stored : null;
    if (stored !== null && this.answer === null) local.remove('consent');
    makeAutoObservable(this);
  }

  /** Whether the configuration has visitors asked. */
  get isAskedFor(): boolean {
    return this.#site.config.consent === 'banner';
  }

  /** Tag manager, marketing id, affid and cxd may go ahead. */
  get allowed(): boolean {
    return !this.isAskedFor || this.answer === 'yes';
  }

  /** The question is in sight. */
  get open(): boolean {
    return this.isAskedFor && (this.answer === null || this.reopened);
  }

  say(answer: ConsentAnswer): void {
    this.answer = answer;
    this.reopened = false;
    this.#local.set('consent', answer);
    if (answer === 'no') this.#forget();
  }

  /** The footer's link: to think again. */
  reopen(): void {
    this.reopened = true;
  }

  /** A no also takes back what an earlier yes left here. */
  #forget(): void {
    for (const key of ['affid', 'cxd', 'marketingDataId'] as const) this.#local.remove(key);
  }
}
