import type { NewLink, Partnership } from '../../../domain/partnership/partnership';
import type { LineBranch } from '../../../domain/partnership/line-client';
import type { PartnerMaterial } from '../../../domain/partnership/partner-material';
import type { PartnerFilter } from '../../../domain/partnership/partner-filter';
import type { PartnerPeriod, ReferredPage } from '../../../domain/partnership/referred-client';
import type { RewardPage, RewardWorking } from '../../../domain/partnership/reward';
import type { SubPartnerList } from '../../../domain/partnership/sub-partner';
import { port } from '../../kernel/port';

/** A page of the items that match a filter. */
export interface PartnerListQuery extends PartnerFilter {
  /** A page's `next`; the first page without it. */
  readonly cursor?: string;
  /** Maximum number of items of the page, at most 1,000; chosen by the gateway by default. */
  readonly limit?: number;
}

/** A page of rewards. */
export interface RewardListQuery extends PartnerListQuery {
  /** False for a first page without its totals, which arrives sooner. */
  readonly totals?: boolean;
}

/** Referral links and commission of a partner. Rejects with `PortalError` only. */
export interface Partners {
  /** Links, the client's own one first and without a name, and commission by currency, for a filter. */
  overview(filter: PartnerFilter, signal?: AbortSignal): Promise<Partnership>;
  /** Referred clients, newest first, with the lots and rewards that match the filter. */
  clients(query: PartnerListQuery, signal?: AbortSignal): Promise<ReferredPage>;
  /** The newest clients who refer others, with the partner's own rewards for it. */
  subPartners(filter: PartnerFilter, signal?: AbortSignal): Promise<SubPartnerList>;
  /** The newest clients whom the partner, or one client of the line, has referred; code 7 for another's client. */
  tree(client: string | null, signal?: AbortSignal): Promise<LineBranch>;
  /** Current banners and texts of the partner's company; code 8 if its programme has none. */
  material(signal?: AbortSignal): Promise<readonly PartnerMaterial[]>;
  /** Weeks of clicks, clients and commission, oldest first, for each currency. */
  series(filter: PartnerFilter, signal?: AbortSignal): Promise<readonly PartnerPeriod[]>;
  /** Rewards and trades without pay, newest first. */
  rewards(query: RewardListQuery, signal?: AbortSignal): Promise<RewardPage>;
  /** How a reward was calculated; code 7 for another's. */
  reward(id: number, signal?: AbortSignal): Promise<RewardWorking>;
  /**
   * Adds a link. A client without one gets their own, without a name; more are for partners. Code 8 for any other client, 9
   * for a name that another active link has.
   */
  addLink(name: string | null): Promise<NewLink>;
  /** Renames an active link; code 7 for another's, 8 for the client's own, which has no name, 9 as `addLink`. */
  renameLink(id: number, name: string): Promise<void>;
  /** Archives a link, which then refers nobody; code 1 for the last active one. */
  archiveLink(id: number): Promise<void>;
}
export const Partners = port<Partners>('Partners');
