import { makeAutoObservable } from 'mobx';
import type { Campaign } from '../../domain/campaigns/campaign';
import type { ContestBoard, ContestPlace, ContestScore } from '../../domain/campaigns/contest';
import { Pages } from '../remote/pages';
import type { Queries, QueryFamily } from '../remote/queries';
import type { Remote } from '../remote/remote';
import type { Campaigns } from './ports/campaigns';

/** Boards of contests, and the client's own score in campaigns. */
export class ContestStore {
  readonly #boards: QueryFamily<ContestBoard, [id: number, cursor: string]>;
  readonly #pages = new Map<number, Pages<ContestPlace, ContestBoard>>();
  readonly #scores: QueryFamily<ContestScore, [id: number]>;

  constructor(campaigns: Campaigns, queries: Queries) {
    this.#boards = queries.family({
      scope: 'client',
      call: 'campaignBoard',
      freshForMs: 0,
      read: (signal, id: number, cursor: string) => campaigns.board(id, cursor, signal),
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
      this.board(id)
        .open()
        .catch(() => undefined);
    if (isMember)
      this.#scores(id)
        .load()
        .catch(() => undefined);
  }

  /** The board of a contest, in pages. */
  board(id: number): Pages<ContestPlace, ContestBoard> {
    const pages = this.#pages.get(id) ?? new Pages((cursor) => this.#boards(id, cursor));
    this.#pages.set(id, pages);
    return pages;
  }

  score(id: number): Remote<ContestScore> {
    return this.#scores(id).state;
  }

  retryScore(id: number): void {
    this.#scores(id).retry();
  }
}
