import { makeAutoObservable, runInAction } from 'mobx';
import {
  changesOf,
  issuesOfChange,
  type ChangeIssues,
  type ProfileInput,
} from '../../domain/profile/profile-change';
import { cleanField } from '../../domain/registration/clean-field';
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

/** Outcome of a change: saved, under review, or partly both. */
export type ChangeOutcome = 'saved' | 'asked' | 'both' | 'withdrawn';

/** Changing personal data, which may need a review (V8). Entries are never stored (D7). */
export class PersonalDataStore {
  /** Entries of the form; null while it is closed. */
  input: ProfileInput | null = null;
  issues: ChangeIssues = {};
  /** The form was submitted without changes. */
  isUnchanged = false;
  /** The last outcome of this visit. */
  lastOutcome: ChangeOutcome | null = null;
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

  /** Returns a function that clears the entries when the page is left. */
  open(): () => void {
    return () => this.leave();
  }

  get countries(): Remote<readonly Country[]> {
    return this.countryQuery.state;
  }

  retryCountries(): void {
    this.countryQuery.retry();
  }

  /** Entries differ from the profile. */
  get hasUnsentText(): boolean {
    const profile = dataOf(this.#query.state);
    return (
      this.input !== null && profile !== undefined && Object.keys(changesOf(profile, this.input)).length > 0
    );
  }

  /** Opens the form; fields under review show their requested values. */
  start(profile: Profile): void {
    this.leave();
    const { review } = profile;
    const reviewedFields = review?.state === 'pending' ? review.fields : {};
    const { firstName, lastName, phone, country, address, city, postcode } = profile;
    const currentValues = { firstName, lastName, phone, country, address, city, postcode };
    const values = { ...currentValues, ...reviewedFields };
    const entries = Object.entries(values).map(([name, value]) => [name, value ?? '']);
    const texts = Object.fromEntries(entries) as Record<ProfileField, string>;
    this.input = { ...texts, hasOneName: values.lastName === null && values.firstName !== null };
    this.countryQuery.load().catch(() => undefined);
  }

  cancel(): void {
    this.leave();
  }

  set(field: ProfileField, value: string): void {
    if (this.input) this.input = { ...this.input, [field]: value };
  }

  setOneName(hasOneName: boolean): void {
    if (this.input) this.input = { ...this.input, hasOneName };
  }

  /** Shows the text that will be sent. */
  showClean(field: ProfileField): void {
    if (this.input) this.set(field, cleanField(field, this.input[field], this.input.country));
  }

  async submit(): Promise<void> {
    const profile = dataOf(this.#query.state);
    if (!this.input || !profile) return;
    const changes = changesOf(profile, this.input);
    this.issues = issuesOfChange(changes, profile);
    this.isUnchanged = Object.keys(changes).length === 0;
    if (this.isUnchanged || Object.keys(this.issues).length > 0) return;
    await this.submission.run(async () => {
      await this.#profiles.change(changes);
      const lockedFields = new Set(profile.locks.map(({ field }) => field));
      const reviewedCount = Object.keys(changes).filter((name) =>
        lockedFields.has(name as ProfileField),
      ).length;
      const changedCount = Object.keys(changes).length;
      runInAction(() => {
        this.leave();
        this.lastOutcome = reviewedCount === 0 ? 'saved' : reviewedCount === changedCount ? 'asked' : 'both';
      });
      this.#query.invalidate();
    });
  }

  /** Withdraws the change under review; the profile shows if it was decided meanwhile. */
  async withdraw(): Promise<void> {
    const reviewedFields = Object.entries(dataOf(this.#query.state)?.review?.fields ?? {});
    await this.submission.run(async () => {
      await this.#profiles.withdrawChange();
      this.#query.invalidate();
      const profile = await this.#query.load();
      const isApplied = reviewedFields.every(([field, value]) => profile[field as ProfileField] === value);
      runInAction(() => (this.lastOutcome = isApplied ? null : 'withdrawn'));
    });
  }

  private leave(): void {
    this.input = null;
    this.issues = {};
    this.isUnchanged = false;
    this.lastOutcome = null;
    this.submission.clear();
  }

  private get countryQuery(): RemoteQuery<readonly Country[]> {
    return this.#countries(this.#site.domain?.siteId ?? 0);
  }
}
