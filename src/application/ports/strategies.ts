import type { Strategy } from '../../domain/social/strategy';
import { port } from './port';

/** Strategies that can be copied. Rejects with `PortalError` only. */
export interface Strategies {
  list(signal?: AbortSignal): Promise<readonly Strategy[]>;
}
export const Strategies = port<Strategies>('Strategies');
