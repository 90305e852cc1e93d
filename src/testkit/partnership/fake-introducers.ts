import type { Introducers } from '../../application/partnership/ports/introducers';
import { SEEN_DATA, type Introducer } from '../../domain/partnership/introducer';
import { refuse } from '../kernel/refuse';
import type { FakeBackend, FakeClient } from '../portal/fake-backend';

/** A partner who referred a client. */
export const AN_INTRODUCER: Introducer = {
  name: 'Grace W.',
  since: '2026-03-02T09:30:00.000Z',
  state: 'active',
  reason: null,
  sees: SEEN_DATA,
  paid: [{ year: 2026, amount: '41.20', currency: 'USD' }],
  isHidden: false,
};

const introducers = new WeakMap<FakeClient, Introducer>();

/** Sets the introducer of a client of the fake; none by default. */
export function setIntroducer(client: FakeClient, introducer: Introducer): void {
  introducers.set(client, introducer);
}

/** Who referred the backend's client. */
export class FakeIntroducers implements Introducers {
  constructor(private readonly backend: FakeBackend) {}

  current(signal?: AbortSignal): Promise<Introducer | null> {
    return this.backend.answerClient('introducer', (client) => introducers.get(client) ?? null, { signal });
  }

  hide(isHidden: boolean): Promise<void> {
    const answer = (client: FakeClient) => {
      const introducer = introducers.get(client) ?? refuse('notFound', 404);
      const sees = isHidden ? (['country', 'dates', 'rewards'] as const) : SEEN_DATA;
      introducers.set(client, { ...introducer, isHidden, sees });
    };
    return this.backend.answerClient('hideFromIntroducer', answer, { args: [isHidden] });
  }
}
