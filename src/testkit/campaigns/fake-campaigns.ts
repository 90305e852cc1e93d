import type { CampaignEntry, Campaigns } from '../../application/campaigns/ports/campaigns';
import { canJoin, type Campaign } from '../../domain/campaigns/campaign';
import type { ContestBoard, ContestScore } from '../../domain/campaigns/contest';
import { refuse } from '../kernel/refuse';
import type { FakeBackend } from '../portal/fake-backend';

/** Places of a page of a board. */
const PAGE_PLACES = 100;

const NO_BOARD: ContestBoard = {
  takenAt: null,
  isFinal: false,
  sha256: null,
  field: { median: null, belowZero: null },
  items: [],
  next: null,
  own: null,
  award: null,
};
const NO_SCORE: ContestScore = { base: null, sum: null, result: null, trades: [] };

/** Campaigns from the in-memory backend. */
export class FakeCampaigns implements Campaigns {
  /** Boards and scores by campaign; none by default. A board's pages have 100 places. */
  readonly boards = new Map<number, ContestBoard>();
  readonly scores = new Map<number, ContestScore>();

  constructor(private readonly backend: FakeBackend) {}

  list(signal?: AbortSignal): Promise<readonly Campaign[]> {
    return this.backend.answerClient('campaigns', () => this.backend.campaigns, { signal });
  }

  join(entry: CampaignEntry): Promise<void> {
    const { campaignId, login, termsSha256 } = entry;
    const answer = () => {
      const campaign = this.#find(campaignId);
      if (termsSha256 !== campaign.termsSha256) return refuse('invalid');
      if (campaign.joinedAt !== null)
        return campaign.membership?.login === login ? undefined : refuse('duplicate', 409);
      const [reason] = campaign.reasons;
      if (reason !== undefined) return refuse('forbidden', 403, { reason });
      const account = campaign.accounts.find((candidate) => candidate.login === login);
      if (!account) return refuse('notFound', 404);
      if (!canJoin(campaign, this.backend.now())) return refuse('refused');
      const { termsVersion } = campaign;
      this.#change(campaign, {
        joinedAt: new Date(this.backend.now()).toISOString(),
        membership: { login, alias: 'M-8QW3N', termsVersion, termsSha256, leftAt: null },
      });
    };
    return this.backend.answerClient('joinCampaign', answer, { args: [entry] });
  }

  board(campaignId: number, cursor: string, signal?: AbortSignal): Promise<ContestBoard> {
    const answer = () => {
      const board = this.boards.get(this.#find(campaignId).id) ?? NO_BOARD;
      const [first, end] = [Number(cursor), Number(cursor) + PAGE_PLACES];
      if (Number.isNaN(first)) return refuse('invalid');
      return {
        ...board,
        items: board.items.slice(first, end),
        next: end < board.items.length ? String(end) : null,
      };
    };
    return this.backend.answerClient('campaignBoard', answer, { args: [campaignId, cursor], signal });
  }

  score(campaignId: number, signal?: AbortSignal): Promise<ContestScore> {
    const answer = () => this.scores.get(this.#find(campaignId).id) ?? NO_SCORE;
    return this.backend.answerClient('campaignScore', answer, { args: [campaignId], signal });
  }

  leave(campaignId: number): Promise<void> {
    const answer = () => {
      const campaign = this.#find(campaignId);
      const leftAt = new Date(this.backend.now()).toISOString();
      this.#change(campaign, {
        joinedAt: null,
        membership: campaign.membership && { ...campaign.membership, leftAt },
      });
    };
    return this.backend.answerClient('leaveCampaign', answer, { args: [campaignId] });
  }

  #find(campaignId: number): Campaign {
    const campaign = this.backend.campaigns.find(({ id }) => id === campaignId);
    return campaign ?? refuse('notFound', 404);
  }

  #change(campaign: Campaign, change: Partial<Campaign>): void {
    this.backend.campaigns = this.backend.campaigns.map((existing) =>
      existing === campaign ? { ...existing, ...change } : existing,
    );
  }
}
