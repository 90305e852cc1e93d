import type { PartnerAgreement, PartnerReach } from '../../../domain/partnership/partner-agreement';
import { port } from '../../kernel/port';

/** An agreement that was read. */
export type ReadAgreement = Pick<PartnerAgreement, 'version' | 'sha256'>;

/** The agreement of partners, and applications to become one. Rejects with `PortalError` only. */
export interface PartnerAgreements {
  current(signal?: AbortSignal): Promise<PartnerAgreement>;
  /** Code 2 for another agreement than the current one, 8 for a client who is not a partner. */
  accept(agreement: ReadAgreement): Promise<void>;
  /** Applies, and accepts the agreement. Code 2 as `accept`, 9 for a partner and while an application waits. */
  apply(reach: PartnerReach, agreement: ReadAgreement): Promise<void>;
}
export const PartnerAgreements = port<PartnerAgreements>('PartnerAgreements');
