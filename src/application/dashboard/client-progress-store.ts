import { makeAutoObservable } from 'mobx';
import type { Blocker } from '../../domain/dashboard/blocker';
import type { FirstStep } from '../../domain/dashboard/first-steps';
import type { ClientProgress } from './ports/client-progress';
import type { TabStore } from '../kernel/ports/storage';
import type { Queries } from '../remote/queries';
import type { Remote } from '../remote/remote';
import type { RemoteQuery } from '../remote/remote-query';

const FOLDED = 'portico.stepsFolded';

/** What stands in the client's way, and how far they are with their first steps. Each is asked for, fails and is retried alone. */
export class ClientProgressStore {
  /** The client has folded the list of steps away; it stays so in this tab. */
  folded: boolean;
  readonly #blockers: RemoteQuery<readonly Blocker[]>;
  readonly #steps: RemoteQuery<readonly FirstStep[]>;
  readonly #tab: TabStore;

  constructor(progress: ClientProgress, queries: Queries, tab: TabStore) {
    this.#tab = tab;
    this.folded = tab.get(FOLDED) === 'true';
    const asked = { scope: 'client', freshForMs: 0 } as const;
    this.#blockers = queries.query({
      ...asked,
      call: 'clientBlockers',
      read: (signal) => progress.blockers(signal),
    });
    this.#steps = queries.query({
      ...asked,
      call: 'firstSteps',
      read: (signal) => progress.firstSteps(signal),
    });
    makeAutoObservable(this);
  }

  /** The page is on screen: another visit may find something done. */
  load(): void {
    this.folded = this.#tab.get(FOLDED) === 'true';
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

  fold(folded: boolean): void {
    this.folded = folded;
    if (folded) this.#tab.set(FOLDED, 'true');
    else this.#tab.remove(FOLDED);
  }
}
