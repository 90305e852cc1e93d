import type { Credentials } from '../../application/ports/auth';
import type { PortToken } from '../../application/ports/port';
import type { EndpointKey } from '../../infrastructure/http/endpoints';
import type { Runner } from '../runner';
import type { Capabilities } from './capabilities';

/**
 * What goes wrong with the next answer: no service (503), too many requests with `Retry-After: 7` (429), a refusal
 * with code 12 (400), text that is no JSON, JSON of another shape.
 */
export type Fault = 'unavailable' | 'too-many' | 'refused' | 'unreadable' | 'wrong-shape';

/** A backend and the adapters that speak to it. A suite needs a few of its facts only. */
export interface GatewayWorld {
  /** The adapter of a port, the same one each time; all of them share one connection. */
  port: <T>(token: PortToken<T>) => T;
  /** Somebody of the main variant with a live account, who can sign in with these. */
  credentials: Credentials;
  /** Id of that somebody. */
  clientId: number;
  /** The site that serves them, on which host. */
  siteId: number;
  companyId: number;
  host: string;
  /** Where the stock investor and the CFD trader lead them. Tool 6 is active for them, and no tool 999. */
  traderUrls: Readonly<Record<'stock' | 'cfd', string>>;
  /** From where the adapters call, as the gateway sees it; `null` where that is not known. */
  visitor: { readonly ip: string | null; readonly continent: string | null };
  /** A site whose regulator wants documents read. */
  regulatedSiteId: number;
  /** A token of somebody to whom every page shows something: slides, campaigns, strategies, a partnership. */
  audienceToken(): Promise<string>;
  /** What is announced to that somebody. */
  announced: { readonly popup: string; readonly slides: readonly string[] };
  /** A token of the client with the credentials, which other tests may use too. */
  sessionToken(): Promise<string>;
  /** A token of theirs that no other test uses, to be ended. */
  freshToken(): Promise<string>;
  /** Makes the next answer of a call go wrong. */
  failNext(call: EndpointKey, fault: Fault): Promise<void>;
}

/** Makes the world anew for each test. */
export type MakeWorld<Needs extends keyof GatewayWorld> = () => Promise<Pick<GatewayWorld, Needs>>;

/**
 * The contract of a port to the gateway. `name` says whose adapters these are, e.g.
 * `Http`.
 */
export type GatewayContract = (
  runner: Runner,
  name: string,
  makeWorld: () => Promise<GatewayWorld>,
  capabilities?: Capabilities,
) => void;
