import { makeAutoObservable, runInAction } from 'mobx';
import { isNotFound } from '../../domain/kernel/errors';
import type { ApplicationState } from '../../domain/onboarding/application';
import type { Applications } from './ports/applications';
import type { Clock } from '../kernel/ports/clock';
import type { Page } from '../kernel/ports/page';
import { dataOf } from '../remote/remote';
import type { Queries } from '../remote/queries';
import type { RemoteQuery } from '../remote/remote-query';
import { CALLS_WITH_APPLICATIONS } from './application-submitting';
import { Submission } from '../kernel/submission';

/** The gateway's state of an application that was answered at an outside provider. */
interface ExternalOutcome {
  /** `null` if the gateway has no outcome yet. */
  readonly state: ApplicationState | null;
  /** Time of the answer, epoch milliseconds. */
  readonly asOf: number;
}

const FIRST_APPLICATION = 0;

/** Onboarding at an outside provider: its address, and the outcome once the client is back. */
export class ExternalOnboardingStore {
  readonly submission: Submission;
  /** `null` until the client reports that they have finished. */
  outcome: ExternalOutcome | null = null;
  readonly #applications: Applications;
  readonly #queries: Queries;
  readonly #page: Page;
  readonly #clock: Clock;
  readonly #url: RemoteQuery<string>;

  constructor(applications: Applications, queries: Queries, page: Page, clock: Clock) {
    this.submission = new Submission(page);
    this.#applications = applications;
    this.#queries = queries;
    this.#page = page;
    this.#clock = clock;
    const domain = page.address.origin.replace(/^https?:\/\//, '');
    this.#url = queries.query({
      scope: 'client',
      call: 'onboardingUrl',
      args: [domain],
      read: (signal) => applications.onboardingUrl(domain, signal),
    });
    makeAutoObservable(this);
  }

  /** Loads the provider's address. */
  open(): void {
    this.outcome = null;
    this.submission.clear();
    this.#url.load().catch(() => undefined);
  }

  /** The provider's address; `null` while unknown, or if it is this portal's. */
  get providerUrl(): string | null {
    const url = dataOf(this.#url.state) ?? '';
    const isExternal = url.startsWith('https://') && !url.startsWith(`${this.#page.address.origin}/`);
    return isExternal ? url : null;
  }

  /** Ends the reminders once the client has answered at the provider, and fetches the outcome. */
  async finish(): Promise<void> {
    await this.submission.run(async () => {
      await this.#applications.close();
      await this.readOutcome();
    });
  }

  async refreshOutcome(): Promise<void> {
    await this.submission.run(() => this.readOutcome());
  }

  private async readOutcome(): Promise<void> {
    this.#queries.invalidate(CALLS_WITH_APPLICATIONS);
    const state = await this.fetchState();
    runInAction(() => (this.outcome = { state, asOf: this.#clock.now() }));
  }

  /** The state of the application; `null` also if the gateway does not have the call. */
  private async fetchState(): Promise<ApplicationState | null> {
    try {
      const { state } = await this.#applications.current(FIRST_APPLICATION);
      return state === 'none' || state === 'onboarding' ? null : state;
    } catch (error) {
      if (isNotFound(error)) return null;
      throw error;
    }
  }
}
