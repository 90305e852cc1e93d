import type { Blocker } from '../../../domain/dashboard/blocker';
import type { FirstStep } from '../../../domain/dashboard/first-steps';
import { port } from '../../kernel/port';

/**
 * The client's blockers and first steps, for the accounts page. Rejects with `PortalError`
 * only; a gateway that does not have these calls answers 404, and the page does without them.
 */
export interface ClientProgress {
  /** Current blockers, then upcoming ones; empty if there are none. */
  blockers(signal?: AbortSignal): Promise<readonly Blocker[]>;
  /** The steps required of this client, in their order; empty if there are none. */
  firstSteps(signal?: AbortSignal): Promise<readonly FirstStep[]>;
}
export const ClientProgress = port<ClientProgress>('ClientProgress');
