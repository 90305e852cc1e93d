import type { Strategy } from '../../../domain/social/strategy';
import { port } from '../../kernel/port';

/** Strategies that can be copied in social trading. Rejects with `PortalError` only. */
export interface Strategies {
  /** All strategies, each id once. */
  list(signal?: AbortSignal): Promise<readonly Strategy[]>;
}
export const Strategies = port<Strategies>('Strategies');
