import type { Credentials } from '../../application/session/ports/auth';
import type { PortToken } from '../../application/kernel/port';
import type { EndpointKey } from '../../infrastructure/http/endpoints';
import type { Runner } from './runner';
import type { Capabilities } from './capabilities';

/**
 * Faults of the next answer: service unavailable (503), too many requests with `Retry-After: 7` (429), a refusal with
 * code 12 (400), invalid JSON, or JSON of the wrong shape.
 */
export type Fault = 'unavailable' | 'too-many' | 'refused' | 'unreadable' | 'wrong-shape';

/** A backend and its adapters. Each suite needs only some of these members. */
export interface GatewayWorld {
  /** The adapter of a port, always the same instance; all adapters share one connection. */
  port: <T>(token: PortToken<T>) => T;
  /** Sign-in of a main-variant client with a live account. */
  credentials: Credentials;
  /** Id of that client. */
  clientId: number;
  /** The site and host that serve that client. */
  siteId: number;
  companyId: number;
  host: string;
  /** That client's stock and CFD trader URLs. Tool 6 is active for the client; tool 999 does not exist. */
  traderUrls: Readonly<Record<'stock' | 'cfd', string>>;
  /** The visitor's location as the gateway sees it; `null` if unknown. */
  visitor: { readonly ip: string | null; readonly continent: string | null };
  /** A site with regulatory documents to accept. */
  regulatedSiteId: number;
  /**
   * A token of a client for whom every page has content: slides, campaigns, strategies, a partnership, and a wallet of
   * digital assets with money and an address for withdrawals. The password is the one of `credentials`.
   */
  fullClientToken(): Promise<string>;
  /** The announcements that client gets. */
  announcements: { readonly popup: string; readonly slides: readonly string[] };
  /** A token of the client with the credentials; other tests may use it too. */
  sessionToken(): Promise<string>;
  /** A token of that client that no other test uses, so it can be revoked. */
  freshToken(): Promise<string>;
  /** Makes the next answer of a call fail. */
  failNext(call: EndpointKey, fault: Fault): Promise<void>;
}

/** Creates a fresh world for each test. */
export type MakeWorld<Needs extends keyof GatewayWorld> = () => Promise<Pick<GatewayWorld, Needs>>;

/** The contract of a gateway port. `name` is the prefix of the tested adapters, e.g. `Http`. */
export type GatewayContract = (
  runner: Runner,
  name: string,
  makeWorld: () => Promise<GatewayWorld>,
  capabilities?: Capabilities,
) => void;
