import { makeAutoObservable, runInAction } from 'mobx';
import {
  changesOf,
  issuesOfChange,
  type ChangeIssues,
  type ProfileInput,
} from '../../domain/profile/profile-change';
import type { Profile, ProfileField } from '../../domain/profile/profile';
import type { Countries, Country } from '../site/ports/countries';
import type { Page } from '../kernel/ports/page';
import type { Profiles } from './ports/profiles';
import type { Queries, QueryFamily } from '../remote/queries';
import { dataOf, type Remote } from '../remote/remote';
import type { RemoteQuery } from '../remote/remote-query';
import { countriesQuery } from '../site/countries-query';
import { profileQuery } from './profile-query';
import type { SiteStore } from '../site/site-store';
import { Submission } from '../kernel/submission';

/** What came of a change: in force, under review, or some of each. */
export type ChangeOutcome = 'saved' | 'asked' | 'both' | 'withdrawn';

/** Changing personal data, which may go into review (V8). What is typed is kept nowhere (D7). */
export class PersonalDataStore {
  /** What is typed; null while the client is not changing anything. */
  typed: ProfileInput | null = null;
  issues: ChangeIssues = {};
  /** Sent without anything changed. */
  isSame = false;
  /** What was done on this visit. */
  done: ChangeOutcome | null = null;
  readonly submission: Submission;
  readonly #profiles: Profiles;
  readonly #query: RemoteQuery<Profile>;
  readonly #countries: QueryFamily<readonly Country[], [siteId: number]>;
  readonly #site: SiteStore;

  constructor(profiles: Profiles, countries: Countries, queries: Queries, page: Page, site: SiteStore) {
    this.#profiles = profiles;
    this.#site = site;
    this.submission = new Submission(page);
    this.#query = profileQuery(queries, profiles);
    this.#countries = countriesQuery(queries, countries);
    makeAutoObservable(this);
  }

  /** The page is on screen; returns a function for when it is left, which forgets what was typed. */
  open(): () => void {
    return () => this.leave();
  }

  get countries(): Remote<readonly Country[]> {
    return this.countryQuery.state;
  }

  retryCountries(): void {
    this.countryQuery.retry();
  }

  /** Begins to change; what is under review is shown as it was asked for. */
  start(profile: Profile): void {
    this.leave();
    const { review } = profile;
    const asked = review?.state === 'pending' ? review.fields : {};
    const { firstName, lastName, phone, country, address, city, postcode } = profile;
    const now = { firstName, lastName, phone, country, address, city, postcode };
    const filled = Object.entries(now).map(([name, value]) => [
      name,
      asked[name as ProfileField] ?? value ?? '',
    ]);
    this.typed = Object.fromEntries(filled) as ProfileInput;
    this.countryQuery.load().catch(() => undefined);
  }

  cancel(): void {
    this.leave();
  }

  set(field: ProfileField, value: string): void {
    if (this.typed) this.typed = { ...this.typed, [field]: value };
  }

  async submit(): Promise<void> {
    const profile = dataOf(this.#query.state);
    if (!this.typed || !profile) return;
    const changes = changesOf(profile, this.typed);
    this.issues = issuesOfChange(changes);
    this.isSame = Object.keys(changes).length === 0;
    if (this.isSame || Object.keys(this.issues).length > 0) return;
    await this.submission.run(async () => {
      await this.#profiles.change(changes);
      const locked = new Set(profile.locks.map(({ field }) => field));
      const reviewed = Object.keys(changes).filter((name) => locked.has(name as ProfileField)).length;
      const all = Object.keys(changes).length;
      runInAction(() => {
        this.leave();
        this.done = reviewed === 0 ? 'saved' : reviewed === all ? 'asked' : 'both';
      });
      this.#query.invalidate();
    });
  }

  /** Takes back what is under review, unless it has been decided meanwhile: the profile tells. */
  async withdraw(): Promise<void> {
    const asked = Object.entries(dataOf(this.#query.state)?.review?.fields ?? {});
    await this.submission.run(async () => {
      await this.#profiles.withdrawChange();
      this.#query.invalidate();
      const profile = await this.#query.load();
      const isInForce = asked.every(([field, value]) => profile[field as ProfileField] === value);
      runInAction(() => (this.done = isInForce ? null : 'withdrawn'));
    });
  }

  private leave(): void {
    this.typed = null;
    this.issues = {};
    this.isSame = false;
    this.done = null;
    this.submission.clear();
  }

  private get countryQuery(): RemoteQuery<readonly Country[]> {
    return this.#countries(this.#site.domain?.siteId ?? 0);
  }
}
