import { makeAutoObservable } from 'mobx';
import type { Applications } from '../ports/applications';
import type { Page } from '../ports/page';
import { dataOf } from '../remote/remote';
import type { Queries } from '../remote/queries';
import type { RemoteQuery } from '../remote/remote-query';

/** Where the broker's questions are asked at an outside provider: the way there. */
export class OnboardingElsewhereStore {
  readonly #page: Page;
  readonly #url: RemoteQuery<string>;

  constructor(applications: Applications, queries: Queries, page: Page) {
    this.#page = page;
    const domain = page.address.origin.replace(/^https?:\/\//, '');
    this.#url = queries.query({
      scope: 'client',
      call: 'onboardingUrl',
      args: [domain],
      read: (signal) => applications.onboardingUrl(domain, signal),
    });
    makeAutoObservable(this);
  }

  /** The page leads there. */
  open(): void {
    this.#url.load().catch(() => undefined);
  }

  /** The address at which the gateway continues, unless it is this page; `null` while unknown. */
  get onwards(): string | null {
    const url = dataOf(this.#url.state) ?? '';
    const isElsewhere = url.startsWith('https://') && !url.startsWith(`${this.#page.address.origin}/`);
    return isElsewhere ? url : null;
  }
}
