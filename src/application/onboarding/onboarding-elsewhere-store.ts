import { makeAutoObservable, runInAction } from 'mobx';
import { isNotFound } from '../../domain/kernel/errors';
import type { ApplicationState } from '../../domain/onboarding/application';
import type { Applications } from './ports/applications';
import type { Clock } from '../kernel/ports/clock';
import type { Page } from '../kernel/ports/page';
import { dataOf } from '../remote/remote';
import type { Queries } from '../remote/queries';
import type { RemoteQuery } from '../remote/remote-query';
import { CALLS_WITH_APPLICATIONS } from './application-handing-in';
import { Submission } from '../kernel/submission';

/** What the gateway says of an application whose questions were answered elsewhere. */
interface KnownHere {
  /** `null`: nothing yet. */
  readonly state: ApplicationState | null;
  /** When it said so, epoch milliseconds. */
  readonly asOf: number;
}

const FIRST_APPLICATION = 0;

/** Where the broker's questions are asked at an outside provider: the way there, and what is known once the client is back. */
export class OnboardingElsewhereStore {
  readonly submission: Submission;
  /** `null` until the client says that they have finished there. */
  known: KnownHere | null = null;
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

  /** The page leads there. */
  open(): void {
    this.known = null;
    this.submission.clear();
    this.#url.load().catch(() => undefined);
  }

  /** The address at which the gateway continues, unless it is this page; `null` while unknown. */
  get onwards(): string | null {
    const url = dataOf(this.#url.state) ?? '';
    const isElsewhere = url.startsWith('https://') && !url.startsWith(`${this.#page.address.origin}/`);
    return isElsewhere ? url : null;
  }

  /** The client has answered there: they are not reminded any more, and what has come of it is asked. */
  async finish(): Promise<void> {
    await this.submission.run(async () => {
      await this.#applications.close();
      await this.read();
    });
  }

  /** Asks once more what has come of it. */
  async ask(): Promise<void> {
    await this.submission.run(() => this.read());
  }

  private async read(): Promise<void> {
    this.#queries.invalidate(CALLS_WITH_APPLICATIONS);
    const state = await this.state();
    runInAction(() => (this.known = { state, asOf: this.#clock.now() }));
  }

  /** A gateway that asks no questions itself may know nothing of the answers. */
  private async state(): Promise<ApplicationState | null> {
    try {
      const { state } = await this.#applications.current(FIRST_APPLICATION);
      return state === 'none' || state === 'onboarding' ? null : state;
    } catch (error) {
      if (isNotFound(error)) return null;
      throw error;
    }
  }
}
