import { makeAutoObservable, runInAction } from 'mobx';
import type { PartnerAgreement } from '../../domain/partnership/partner-agreement';
import { cleanField } from '../../domain/registration/clean-field';
import { isWebsite, websiteAddress } from '../../domain/registration/field-formats';
import type { Page } from '../kernel/ports/page';
import { Submission } from '../kernel/submission';
import type { Queries, QueryFamily } from '../remote/queries';
import { dataOf, type Remote } from '../remote/remote';
import type { RemoteQuery } from '../remote/remote-query';
import { countriesQuery } from '../site/countries-query';
import type { Countries, Country } from '../site/ports/countries';
import type { SiteStore } from '../site/site-store';
import type { PartnerAgreements } from './ports/partner-agreements';

export interface AgreementPorts {
  agreements: PartnerAgreements;
  countries: Countries;
  queries: Queries;
  page: Page;
  site: SiteStore;
}

type ApplyIssue = 'missing' | 'not-a-website' | 'not-accepted';
/** The problems of the form, by field. */
export type ApplyIssues = Readonly<
  Partial<Record<'website' | 'channels' | 'countries' | 'agreement', ApplyIssue>>
>;

const NO_ENTRIES = { website: '', channels: [], countries: [], isAgreed: false } as const;

interface Entries {
  readonly website: string;
  readonly channels: readonly string[];
  readonly countries: readonly string[];
  readonly isAgreed: boolean;
}

/** The agreement of partners, and the form by which a client applies to become one. */
export class AgreementStore {
  entries: Entries = NO_ENTRIES;
  issues: ApplyIssues = {};
  readonly submission: Submission;
  readonly #ports: AgreementPorts;
  readonly #query: RemoteQuery<PartnerAgreement>;
  readonly #countries: QueryFamily<readonly Country[], [siteId: number]>;

  constructor(ports: AgreementPorts) {
    this.#ports = ports;
    const { agreements, countries, page, queries } = ports;
    this.submission = new Submission(page);
    this.#query = queries.query({
      scope: 'client',
      call: 'partnerAgreement',
      freshForMs: 0,
      read: (signal) => agreements.current(signal),
    });
    this.#countries = countriesQuery(queries, countries);
    makeAutoObservable(this);
  }

  /** Loads the agreement and the countries; returns a function that clears the form when the page is left. */
  open(): () => void {
    this.#query.load().catch(() => undefined);
    this.#countryQuery.load().catch(() => undefined);
    return () => runInAction(() => this.#clear());
  }

  get remote(): Remote<PartnerAgreement> {
    return this.#query.state;
  }

  get countries(): readonly Country[] {
    return dataOf(this.#countryQuery.state) ?? [];
  }

  get hasEntries(): boolean {
    const { channels, countries, website } = this.entries;
    return website !== '' || channels.length > 0 || countries.length > 0;
  }

  retry(): void {
    this.#query.retry();
    this.#countryQuery.retry();
  }

  setWebsite(website: string): void {
    this.#enter({ website }, 'website');
  }

  setAgreed(isAgreed: boolean): void {
    this.#enter({ isAgreed }, 'agreement');
  }

  choose(list: 'channels' | 'countries', item: string, isChosen: boolean): void {
    const rest = this.entries[list].filter((other) => other !== item);
    this.#enter({ [list]: isChosen ? [...rest, item] : rest }, list);
  }

  /** Accepts the agreement that is shown. */
  async accept(): Promise<void> {
    const agreement = dataOf(this.remote);
    if (!agreement) return;
    if (await this.submission.run(() => this.#ports.agreements.accept(agreement))) this.#readAgain();
  }

  /** Applies, and accepts the agreement that is shown. */
  async apply(): Promise<void> {
    const agreement = dataOf(this.remote);
    this.issues = issuesOf(this.entries);
    if (!agreement || Object.keys(this.issues).length > 0) return;
    const { channels, countries } = this.entries;
    const website = cleanField('website', this.entries.website);
    const reach = { channels, countries, website: website === '' ? null : websiteAddress(website) };
    const isSent = await this.submission.run(() => this.#ports.agreements.apply(reach, agreement));
    if (!isSent) return;
    runInAction(() => this.#clear());
    this.#readAgain();
  }

  #readAgain(): void {
    this.#query.invalidate();
    this.#ports.queries.invalidate(['partnership']);
  }

  #enter(entries: Partial<Entries>, field: keyof ApplyIssues): void {
    this.entries = { ...this.entries, ...entries };
    const { [field]: _solved, ...issues } = this.issues;
    this.issues = issues;
  }

  #clear(): void {
    this.entries = NO_ENTRIES;
    this.issues = {};
    this.submission.clear();
  }

  get #countryQuery(): RemoteQuery<readonly Country[]> {
    return this.#countries(this.#ports.site.domain?.siteId ?? 0);
  }
}

function issuesOf({ channels, countries, isAgreed, website }: Entries): ApplyIssues {
  const address = cleanField('website', website);
  return {
    ...(address !== '' && !isWebsite(address) && { website: 'not-a-website' as const }),
    ...(channels.length === 0 && { channels: 'missing' as const }),
    ...(countries.length === 0 && { countries: 'missing' as const }),
    ...(!isAgreed && { agreement: 'not-accepted' as const }),
  };
}
