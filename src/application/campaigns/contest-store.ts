import { makeAutoObservable } from 'mobx';
import type { Campaign } from '../../domain/campaigns/campaign';
import type { ContestBoard, ContestScore } from '../../domain/campaigns/contest';
import type { Queries, QueryFamily } from '../remote/queries';
import type { Remote } from '../remote/remote';
import type { Campaigns } from './ports/campaigns';

/** Boards of contests, and the client's own score in campaigns. */
export class ContestStore {
  readonly #boards: QueryFamily<ContestBoard, [id: number]>;
  readonly #scores: QueryFamily<ContestScore, [id: number]>;

  constructor(campaigns: Campaigns, queries: Queries) {
    this.#boards = queries.family({
      scope: 'client',
      call: 'campaignBoard',
      freshForMs: 0,
      read: (signal, id: number) => campaigns.board(id, signal),
    });
    this.#scores = queries.family({
      scope: 'client',
      call: 'campaignScore',
      freshForMs: 0,
      read: (signal, id: number) => campaigns.score(id, signal),
    });
    makeAutoObservable(this);
  }

  /** Loads the board of a contest, and the score of a member. */
  open({ id, kind }: Pick<Campaign, 'id' | 'kind'>, isMember: boolean): void {
    if (kind === 'contest')
      this.#boards(id)
        .load()
        .catch(() => undefined);
    if (isMember)
      this.#scores(id)
        .load()
        .catch(() => undefined);
  }

  board(id: number): Remote<ContestBoard> {
    return this.#boards(id).state;
  }

  score(id: number): Remote<ContestScore> {
    return this.#scores(id).state;
  }

  retryBoard(id: number): void {
    this.#boards(id).retry();
  }

  retryScore(id: number): void {
    this.#scores(id).retry();
  }
}
