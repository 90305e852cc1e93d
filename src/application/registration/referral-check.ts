import { makeAutoObservable, runInAction } from 'mobx';
import type { SiteStore } from '../site/site-store';
import type { Registration } from './ports/registration';

/**
 * Asks the gateway whether a code is a partner's: the one of the link that the visitor followed, and one that they type,
 * which takes precedence (growth 3.2). A failure is ignored: the gateway checks the form too.
 */
export class ReferralCheck {
  /** The code of the link, if it is a partner's. */
  linkCode: string | null = null;
  /** The last typed code that is a partner's. */
  typedCode: string | null = null;
  readonly #registration: Registration;
  readonly #site: SiteStore;

  constructor(registration: Registration, site: SiteStore) {
    this.#registration = registration;
    this.#site = site;
    makeAutoObservable(this);
  }

  async checkLink(code: string | null): Promise<void> {
    const isValid = code !== null && (await this.#isValid(code));
    runInAction(() => (this.linkCode = isValid ? code : null));
  }

  /** Resolves to false for a code that no partner has. */
  async checkTyped(code: string): Promise<boolean> {
    const isValid = await this.#isValid(code);
    runInAction(() => (this.typedCode = isValid === true ? code : null));
    return isValid !== false;
  }

  /** True if the form refers its client to a partner. */
  isReferral(typedCode: string): boolean {
    return typedCode === '' ? this.linkCode !== null : typedCode === this.typedCode;
  }

  /** Undefined if the gateway does not know. */
  #isValid(code: string): Promise<boolean | undefined> {
    const siteId = this.#site.domain?.siteId;
    if (siteId === undefined) return Promise.resolve(undefined);
    return this.#registration.isReferralCode(code, siteId).catch(() => undefined);
  }
}
