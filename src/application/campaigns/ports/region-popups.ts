import type { RegionPopup } from '../../../domain/campaigns/region-popup';
import { port } from '../../kernel/port';

/** Regional announcements (R7 `RegionPopup/region-popup`), for the accounts page. Rejects with `PortalError` only. */
export interface RegionPopups {
  /** The one that is on for the client now, `null` where none is. */
  current(signal?: AbortSignal): Promise<RegionPopup | null>;
}
export const RegionPopups = port<RegionPopups>('RegionPopups');
