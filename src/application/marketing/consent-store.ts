import { makeAutoObservable } from 'mobx';
import type { LocalStore } from '../kernel/ports/storage';
import type { SiteStore } from '../site/site-store';

type ConsentAnswer = 'yes' | 'no';

/** The visitor's consent to marketing, if the configuration requires it (D2 `consent`). */
export class ConsentStore {
  /** The visitor's answer, from this visit or an earlier one. */
  answer: ConsentAnswer | null;
  private isReopened = false;
  readonly #local: LocalStore;
  readonly #site: SiteStore;

  constructor(local: LocalStore, site: SiteStore) {
    this.#local = local;
    this.#site = site;
    const storedAnswer = local.get('consent');
    this.answer = storedAnswer === 'yes' || storedAnswer === 'no' ? storedAnswer : null;
    if (storedAnswer !== null && this.answer === null) local.remove('consent');
    makeAutoObservable(this);
  }

  /** True if the configuration requires consent. */
  get isRequired(): boolean {
    return this.#site.config.consent === 'banner';
  }

  /** True if the tag manager, marketing id, affid and cxd may be used. */
  get isAllowed(): boolean {
    return !this.isRequired || this.answer === 'yes';
  }

  /** True while the question is shown. */
  get isOpen(): boolean {
    return this.isRequired && (this.answer === null || this.isReopened);
  }

  setAnswer(answer: ConsentAnswer): void {
    this.answer = answer;
    this.isReopened = false;
    this.#local.set('consent', answer);
    if (answer === 'no') this.#removeMarketingKeys();
  }

  /** Shows the question again, for the link of the footer. */
  reopen(): void {
    this.isReopened = true;
  }

  /** Removes the data that were stored after an earlier consent. */
  #removeMarketingKeys(): void {
    for (const key of ['affid', 'cxd', 'marketingDataId'] as const) this.#local.remove(key);
  }
}
