/** Which brand a host serves (specification 3 "site domain record"). */
export interface SiteDomain {
  /** Only `false` closes the site; missing or null is active (decisions 1). */
  isActive: boolean;
  companyId: number;
  siteId: number;
  culture: string | null;
}
