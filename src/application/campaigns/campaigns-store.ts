import { makeAutoObservable, runInAction } from 'mobx';
import {
  canJoin,
  canLeave,
  phaseOf,
  type Campaign,
  type CampaignAccount,
  type CampaignPhase,
} from '../../domain/campaigns/campaign';
import { CONSTANTS } from '../../domain/kernel/constants.table';
import type { Campaigns } from './ports/campaigns';
import type { Clock } from '../kernel/ports/clock';
import type { Page } from '../kernel/ports/page';
import { dataOf, type Remote } from '../remote/remote';
import type { Queries } from '../remote/queries';
import type { RemoteQuery } from '../remote/remote-query';
import type { NoticeStore } from '../kernel/notice-store';
import { Submission } from '../kernel/submission';

export interface CampaignsPorts {
  campaigns: Campaigns;
  queries: Queries;
  clock: Clock;
  page: Page;
  notices: NoticeStore;
}

/** Campaigns that the client can join (V11), and the form that enters an account. */
export class CampaignsStore {
  /** The account chosen in the form; null for none. */
  login: number | null = null;
  hasAcceptedTerms = false;
  /** The form was sent without what is missing. */
  issues: Readonly<{ account?: true; terms?: true }> = {};
  readonly submission: Submission;
  #key: string;
  readonly #newKey: () => string;
  readonly #query: RemoteQuery<readonly Campaign[]>;
  readonly #ports: CampaignsPorts;

  constructor(ports: CampaignsPorts, newKey: () => string) {
    this.#ports = ports;
    this.#newKey = newKey;
    this.#key = newKey();
    const { campaigns, page, queries } = ports;
    this.submission = new Submission(page);
    this.#query = queries.query({
      scope: 'client',
      call: 'campaigns',
      freshForMs: CONSTANTS.cacheCollectionMs,
      read: (signal) => campaigns.list(signal),
    });
    makeAutoObservable(this);
  }

  get remote(): Remote<readonly Campaign[]> {
    return this.#query.state;
  }

  /** Loads the campaigns; returns a function that clears the form when the page is left. */
  open(): () => void {
    this.#query.load().catch(() => undefined);
    return () => runInAction(() => this.#clear());
  }

  retry(): void {
    this.#query.retry();
  }

  /** The campaign with this id; undefined if it does not exist, or until it is loaded. */
  find(id: number): Campaign | undefined {
    return dataOf(this.remote)?.find((campaign) => campaign.id === id);
  }

  phaseOf(campaign: Campaign): CampaignPhase {
    return phaseOf(campaign, this.#ports.clock.now());
  }

  canJoin(campaign: Campaign): boolean {
    return canJoin(campaign, this.#ports.clock.now());
  }

  canLeave(campaign: Campaign): boolean {
    return canLeave(campaign, this.#ports.clock.now());
  }

  /** The accounts that may be entered. */
  accountsFor({ accounts }: Campaign): readonly CampaignAccount[] {
    return accounts.filter(({ reasons }) => reasons.length === 0);
  }

  /** The chosen account; where only one may be entered, that one. */
  loginFor(campaign: Campaign): number | null {
    const [first, ...others] = this.accountsFor(campaign);
    return this.login ?? (others.length === 0 ? (first?.login ?? null) : null);
  }

  choose(login: number): void {
    this.login = login;
    this.issues = {};
    this.#key = this.#newKey();
  }

  acceptTerms(hasAccepted: boolean): void {
    this.hasAcceptedTerms = hasAccepted;
    this.issues = {};
  }

  /** Enters the chosen account. A repeat after a lost connection has the same key. */
  async join(campaign: Campaign): Promise<void> {
    const { id: campaignId, termsSha256, title } = campaign;
    const login = this.loginFor(campaign);
    this.issues = {
      ...(login === null && { account: true }),
      ...(!this.hasAcceptedTerms && { terms: true }),
    };
    if (login === null || !this.hasAcceptedTerms || termsSha256 === null) return;
    const entry = { campaignId, login, termsSha256, idempotencyKey: this.#key };
    const isAccepted = await this.submission.run(() => this.#ports.campaigns.join(entry));
    if (isAccepted) this.#finish('campaignList.joinedNotice', title);
  }

  async leave({ id, title }: Campaign): Promise<void> {
    const isAccepted = await this.submission.run(() => this.#ports.campaigns.leave(id));
    if (isAccepted) this.#finish('campaignList.leftNotice', title);
  }

  #finish(textKey: string, title: string): void {
    runInAction(() => {
      this.#clear();
      this.#ports.notices.show('success', textKey, { title });
      this.#query.invalidate();
    });
  }

  #clear(): void {
    this.login = null;
    this.hasAcceptedTerms = false;
    this.issues = {};
    this.#key = this.#newKey();
    this.submission.clear();
  }
}
