import { port } from '../../kernel/port';

/** Record of a visit (R3 "Marketing record request"). */
export interface MarketingRecord {
  /** The launch address, without secrets. */
  uri: string;
  siteId: number;
  /** The id of an earlier visit, `null` at the first. */
  existingGuid: string | null;
}

/** The gateway's record of visits that came from marketing; called once per page load, for visitors who allow it. Rejects with `PortalError` only. */
export interface Marketing {
  /**
   * Records a visit; resolves with its marketing data id, 1 to 64 letters, digits, `.`, `_` and `-`: the one of the earlier
   * visit, or a new one where that is not known.
   */
  record(visit: MarketingRecord, signal?: AbortSignal): Promise<string>;
}
export const Marketing = port<Marketing>('Marketing');
