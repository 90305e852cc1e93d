import type { RegionPopup } from '../../../domain/campaigns/region-popup';
import { port } from '../../kernel/port';

/** Regional announcements (R7 `RegionPopup/region-popup`), for the accounts page. Rejects with `PortalError` only. */
export interface RegionPopups {
  /** The client's current announcement, `null` if there is none. */
  current(signal?: AbortSignal): Promise<RegionPopup | null>;
}
export const RegionPopups = port<RegionPopups>('RegionPopups');
