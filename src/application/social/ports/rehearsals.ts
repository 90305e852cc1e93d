import type { Rehearsal, RehearsalOrder } from '../../../domain/social/rehearsal';
import { port } from '../../kernel/port';

/** Copies that never were, over a strategy's past trades. Rejects with `PortalError` only. */
export interface Rehearsals {
  /** Code 7 for an unknown strategy; code 1 with a reason of `REHEARSAL_REFUSALS` in its details. */
  rehearse(order: RehearsalOrder, signal?: AbortSignal): Promise<Rehearsal>;
}
export const Rehearsals = port<Rehearsals>('Rehearsals');
