/** The brand of a host (R3 "site domain record"). */
export interface SiteDomain {
  /** Only `false` closes the site; missing or null is active (D1). */
  isActive: boolean;
  companyId: number;
  siteId: number;
  culture: string | null;
}
