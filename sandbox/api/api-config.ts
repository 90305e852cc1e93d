import type { Companies } from '../../src/domain/companies';

/** What the API needs to know of its surroundings. */
export interface ApiConfig {
  /** What replicas sign with, captcha challenges and chat identities; by default made up for this process. */
  secret?: string | undefined;
  /** A request that arrives on this port with a host name of no site's own is one to the invest site. */
  investPort: number;
  /** `altcha` verifies a captcha token whenever one is sent and demands one after failed tries. */
  captchaProvider: 'none' | 'altcha';
  /** Which variant a company is; the stock ones by default. */
  companies?: Companies;
  /**
   * Whether a registration has to answer all that the portal's forms ask. The wire contract leaves those fields open, so
   * by default only what is sent is judged.
   */
  wholeForms?: boolean;
  /** One-time codes that leave in a day at most; 2,000 by default. */
  codesPerDay?: number;
  /** The brand in messages; `Portico` by default. */
  brandName?: string;
  /** The brand in a company's texts; `brandName` by default. */
  brandNameOf?: (companyId: number) => string;
  /** Origin for links in messages; by default `http://localhost` on the request's own port. */
  publicUrl?: string | undefined;
  /** Origin of the embedded research pages; by default `http://embed.localhost` on the request's own port. */
  embedBaseUrl?: string;
}
