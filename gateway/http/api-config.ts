import type { Companies } from '../../src/domain/site/companies';

/** Configuration of the API. */
export interface ApiConfig {
  /**
   * Key for signing captcha challenges and chat identities, the same on every replica; random per process
   * by default.
   */
  secret?: string | undefined;
  /** Another secret that is accepted too, while replicas change from one to the other. */
  previousSecret?: string | undefined;
  /** The other port than `investPort`; by default the port of the site's own address. */
  port?: number;
  /** On this port, a host name that belongs to no site is served the invest site. */
  investPort: number;
  /** `altcha` verifies every captcha token that is sent, and demands one after failed attempts. */
  captchaProvider: 'none' | 'altcha';
  /** Hashes that a browser computes at most to solve a challenge; 20,000 by default. */
  captchaHashes?: number;
  /** The variant of each company; the built-in companies by default. */
  companies?: Companies;
  /**
   * True if a registration must have all fields that the portal's forms require. The contract leaves them optional, so by
   * default only the sent fields are checked.
   */
  requiresAllFields?: boolean;
  /** Limit on one-time codes sent per day, to all phones together; 2,000 by default. */
  codesPerDay?: number;
  /** A company's brand name, in texts, messages and names of servers; the portal's own by default. */
  brandNameOf?: (companyId: number) => string;
  /** The portal's base path, without a slash at its end; none by default. */
  portalPath?: string;
  /** Origin for links in messages; by default `http://localhost` on the request's own port. */
  publicUrl?: string | undefined;
  /**
   * Host whose pages, including those of its subdomains, share clients' passkeys; by default each page's host has its
   * own.
   */
  passkeyHost?: string | undefined;
  /** Origin of the payment page; if missing, deposits by card and bank have no page. */
  cashierUrl?: string;
  /** Hours without withdrawals after the second factor was turned off; 48 by default. */
  withdrawalHoldHours?: number;
  /** Hours that money waits before it goes to a new destination; 24 by default. */
  newDestinationWaitHours?: number;
  /** Origin of the embedded research pages; by default `http://embed.localhost` on the request's own port. */
  embedBaseUrl?: string;
}
