import { makeAutoObservable, runInAction } from 'mobx';
import { canJoin, phaseOf, type Campaign, type CampaignPhase } from '../../domain/campaigns/campaign';
import { CONSTANTS } from '../../domain/kernel/constants.table';
import type { Campaigns } from './ports/campaigns';
import type { Clock } from '../kernel/ports/clock';
import type { Page } from '../kernel/ports/page';
import type { Remote } from '../remote/remote';
import type { Queries } from '../remote/queries';
import type { RemoteQuery } from '../remote/remote-query';
import type { NoticeStore } from '../kernel/notice-store';
import { Submission } from '../kernel/submission';

/** Campaigns that the client can join (V11). */
export class CampaignsStore {
  /** The campaign that the client tried to join last. */
  joiningId: number | null = null;
  readonly submission: Submission;
  readonly #query: RemoteQuery<readonly Campaign[]>;
  readonly #campaigns: Campaigns;
  readonly #clock: Clock;
  readonly #notices: NoticeStore;

  constructor(campaigns: Campaigns, queries: Queries, clock: Clock, page: Page, notices: NoticeStore) {
    this.#campaigns = campaigns;
    this.#clock = clock;
    this.#notices = notices;
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

  open(): void {
    this.submission.clear();
    this.#query.load().catch(() => undefined);
  }

  retry(): void {
    this.#query.retry();
  }

  phaseOf(campaign: Campaign): CampaignPhase {
    return phaseOf(campaign, this.#clock.now());
  }

  canJoin(campaign: Campaign): boolean {
    return canJoin(campaign, this.#clock.now());
  }

  async join({ id, title }: Campaign): Promise<void> {
    if (this.submission.isSending) return;
    this.joiningId = id;
    const isAccepted = await this.submission.run(() => this.#campaigns.join(id));
    if (!isAccepted) return;
    runInAction(() => {
      this.#notices.show('success', 'campaignList.joinedNotice', { title });
      this.#query.invalidate();
    });
  }
}
