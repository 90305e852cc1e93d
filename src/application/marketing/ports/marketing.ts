import { port } from '../../kernel/port';

/** Record of a visit (R3 "Marketing record request"). */
export interface MarketingRecord {
  /** The launch address, without secrets. */
  uri: string;
  siteId: number;
  /** The id of an earlier visit; `null` for the first. */
  existingGuid: string | null;
}

/** The gateway's record of visits, called once per page load if the visitor consents. Rejects with `PortalError` only. */
export interface Marketing {
  /**
   * Records a visit. Resolves to its marketing data id, 1 to 64 letters, digits, `.`, `_` and `-`: the id of the earlier
   * visit, or a new one.
   */
  record(visit: MarketingRecord, signal?: AbortSignal): Promise<string>;
}
export const Marketing = port<Marketing>('Marketing');
