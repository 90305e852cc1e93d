import type { Blocker } from '../../../domain/dashboard/blocker';
import type { FirstStep } from '../../../domain/dashboard/first-steps';
import { port } from '../../kernel/port';

/**
 * What stands in the client's way, and how far they are with their first steps: for the accounts page. Rejects with `PortalError`
 * only; a gateway that does not have these calls answers 404, and the page does without them.
 */
export interface ClientProgress {
  /** What the client can't do now, then what they soon can't; empty where nothing is blocked. */
  blockers(signal?: AbortSignal): Promise<readonly Blocker[]>;
  /** The steps that are asked of this client, in their order; empty where none are. */
  firstSteps(signal?: AbortSignal): Promise<readonly FirstStep[]>;
}
export const ClientProgress = port<ClientProgress>('ClientProgress');
