import type { Introducer } from '../../../domain/partnership/introducer';
import { port } from '../../kernel/port';

/** The partner who referred the client. Rejects with `PortalError` only. */
export interface Introducers {
  /** `null` for a client without an introducer; `refused` with 404 by a gateway without partners. */
  current(signal?: AbortSignal): Promise<Introducer | null>;
  /** Hides the client's trades from the partner, or shows them again; code 7 for a client without an introducer. */
  hide(isHidden: boolean): Promise<void>;
}
export const Introducers = port<Introducers>('Introducers');
