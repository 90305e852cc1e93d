import type { RegionPopup } from '../../domain/region-popup';
import { port } from '../port';

/** Regional announcements (R7 `RegionPopup/region-popup`), for the accounts page. Rejects with `PortalError` only. */
export interface RegionPopups {
  /** The one that is on for the client now, `null` where none is. */
  current(signal?: AbortSignal): Promise<RegionPopup | null>;
}
export const RegionPopups = port<RegionPopups>('RegionPopups');
