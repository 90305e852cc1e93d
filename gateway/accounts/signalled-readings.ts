import type { ChangeSignals } from '../db/change-signals';
import type { Clock } from '../kernel/time';
import { moverTo, type Reading } from './live-readings';

/**
 * A reading is repeated after this time even without a change, for figures that depend on time alone, and for lost
 * signals.
 */
const MAX_AGE_MS = 5_000;
/** Parts of half that time over which clients are spread, so that no round has all of them to read. */
const SPREAD = 20;

const ageOf = (clientId: number): number => MAX_AGE_MS * (1 - (clientId % SPREAD) / SPREAD / 2);

/**
 * Reads only clients whose figures move with the market, and clients whose data were changed. All others, most of whom
 * only look at a page, keep their last reading.
 */
export class SignalledReadings {
  #last = new Map<number, { readonly reading: Reading; readonly dueAt: number }>();

  constructor(
    private readonly readings: {
      readonly readClients: (ids: readonly number[]) => Promise<ReadonlyMap<number, Reading>>;
    },
    private readonly signals: Pick<ChangeSignals, 'takeChanges'>,
    private readonly clock: Clock,
  ) {}

  readClients = async (clientIds: readonly number[]): Promise<ReadonlyMap<number, Reading>> => {
    const last = this.#last;
    this.#last = new Map(); // a round that fails reads all clients the next time
    const changes = this.signals.takeChanges();
    const instant = this.clock();
    const now = performance.now();
    const isDue = (id: number): boolean => {
      const entry = last.get(id);
      return !entry || entry.reading.hasTrades || now > entry.dueAt;
    };
    const dueIds = changes ? clientIds.filter((id) => changes.has(id) || isDue(id)) : clientIds;
    const fresh = dueIds.length > 0 ? await this.readings.readClients(dueIds) : new Map<number, Reading>();
    for (const id of clientIds) {
      const reading = fresh.get(id);
      const entry = reading ? { reading, dueAt: now + ageOf(id) } : last.get(id);
      if (entry) this.#last.set(id, entry);
    }
    const move = moverTo(instant);
    return new Map([...this.#last].map(([id, { reading }]) => [id, fresh.get(id) ?? move(reading)]));
  };
}
