import type { Accounts } from '../../application/ports/accounts';
import type { Auth, Credentials } from '../../application/ports/auth';
import type { CampaignSlides } from '../../application/ports/campaign-slides';
import type { Conversations } from '../../application/ports/chat';
import type { Clients } from '../../application/ports/clients';
import type { Applications } from '../../application/ports/applications';
import type { Campaigns } from '../../application/ports/campaigns';
import type { Documents } from '../../application/ports/documents';
import type { Notifications } from '../../application/ports/notifications';
import type { Partners } from '../../application/ports/partners';
import type { Profiles } from '../../application/ports/profiles';
import type { Strategies } from '../../application/ports/strategies';
import type { Wallets } from '../../application/ports/wallets';
import type { Registration } from '../../application/ports/registration';
import type { Passwords } from '../../application/ports/passwords';
import type { Countries } from '../../application/ports/countries';
import type { OneTimeCodes } from '../../application/ports/one-time-codes';
import type { ConfigSource } from '../../application/ports/config-source';
import type { Gateway } from '../../application/ports/gateway';
import type { Geo } from '../../application/ports/geo';
import type { Languages } from '../../application/ports/languages';
import type { Marketing } from '../../application/ports/marketing';
import type { News } from '../../application/ports/news';
import type { Platforms } from '../../application/ports/platforms';
import type { Rates } from '../../application/ports/rates';
import type { RegionPopups } from '../../application/ports/region-popups';
import type { Research } from '../../application/ports/research';
import type { Sites } from '../../application/ports/sites';
import type { SupportIdentity } from '../../application/ports/support-identity';
import type { Texts } from '../../application/ports/texts';
import type { FakeCall } from '../fakes/fake-backend';

/** A call that a contract suite makes fail. */
export type ContractCall = FakeCall | 'config';

/**
 * What goes wrong with the next answer: no service (503), too many requests with `Retry-After: 7` (429), a refusal
 * with code 12 (400), text that is no JSON, JSON of another shape.
 */
export type Fault = 'unavailable' | 'too-many' | 'refused' | 'unreadable' | 'wrong-shape';

/**
 * A backend and the adapters that speak to it. A suite needs a few of these only; an integrator hands over those of
 * the ports whose adapters are theirs.
 */
export interface GatewayWorld {
  gateway: Gateway;
  auth: Auth;
  clients: Clients;
  accounts: Accounts;
  sites: Sites;
  texts: Texts;
  languages: Languages;
  platforms: Platforms;
  rates: Rates;
  research: Research;
  news: News;
  regionPopups: RegionPopups;
  campaignSlides: CampaignSlides;
  geo: Geo;
  marketing: Marketing;
  supportIdentity: SupportIdentity;
  conversations: Conversations;
  applications: Applications;
  campaigns: Campaigns;
  documents: Documents;
  notifications: Notifications;
  partners: Partners;
  profiles: Profiles;
  strategies: Strategies;
  wallets: Wallets;
  registration: Registration;
  passwords: Passwords;
  countries: Countries;
  oneTimeCodes: OneTimeCodes;
  configSource: ConfigSource;
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
  /** From where the adapters call, as the gateway sees it. */
  visitor: { readonly ip: string; readonly continent: string };
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
  failNext(call: ContractCall, fault: Fault): Promise<void>;
}

/** Makes the world anew for each test. */
export type MakeWorld<Needs extends keyof GatewayWorld> = () => Promise<Pick<GatewayWorld, Needs>>;
