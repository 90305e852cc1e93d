import { makeAutoObservable } from 'mobx';
import type { Blocker } from '../../domain/dashboard/blocker';
import type { FirstStep } from '../../domain/dashboard/first-steps';
import type { ClientProgress } from './ports/client-progress';
import type { TabStore } from '../kernel/ports/storage';
import type { Queries } from '../remote/queries';
import type { Remote } from '../remote/remote';
import type { RemoteQuery } from '../remote/remote-query';

const FOLDED_KEY = 'portico.stepsFolded';

/** The client's blockers and first steps. Each call fails and is retried alone. */
export class ClientProgressStore {
  /** True if the client has collapsed the list of steps; stored in this tab. */
  isFolded: boolean;
  readonly #blockers: RemoteQuery<readonly Blocker[]>;
  readonly #steps: RemoteQuery<readonly FirstStep[]>;
  readonly #tab: TabStore;

  constructor(progress: ClientProgress, queries: Queries, tab: TabStore) {
    this.#tab = tab;
    this.isFolded = tab.get(FOLDED_KEY) === 'true';
    const queryDefaults = { scope: 'client', freshForMs: 0 } as const;
    this.#blockers = queries.query({
      ...queryDefaults,
      call: 'clientBlockers',
      read: (signal) => progress.blockers(signal),
    });
    this.#steps = queries.query({
      ...queryDefaults,
      call: 'firstSteps',
      read: (signal) => progress.firstSteps(signal),
    });
    makeAutoObservable(this);
  }

  /** Loads both on each visit of the page. */
  load(): void {
    this.isFolded = this.#tab.get(FOLDED_KEY) === 'true';
    for (const query of [this.#blockers, this.#steps]) query.load().catch(() => undefined);
  }

  get blockers(): Remote<readonly Blocker[]> {
    return this.#blockers.state;
  }

  get steps(): Remote<readonly FirstStep[]> {
    return this.#steps.state;
  }

  retryBlockers(): void {
    this.#blockers.retry();
  }

  retrySteps(): void {
    this.#steps.retry();
  }

  setFolded(isFolded: boolean): void {
    this.isFolded = isFolded;
    if (isFolded) this.#tab.set(FOLDED_KEY, 'true');
    else this.#tab.remove(FOLDED_KEY);
  }
}
