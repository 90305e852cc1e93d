import type { Accounts } from '../../../src/application/ports/accounts';
import type { Auth, Credentials } from '../../../src/application/ports/auth';
import type { CampaignSlides } from '../../../src/application/ports/campaign-slides';
import type { Conversations } from '../../../src/application/ports/chat';
import type { Clients } from '../../../src/application/ports/clients';
import type { Applications } from '../../../src/application/ports/applications';
import type { Campaigns } from '../../../src/application/ports/campaigns';
import type { Documents } from '../../../src/application/ports/documents';
import type { Notifications } from '../../../src/application/ports/notifications';
import type { Partners } from '../../../src/application/ports/partners';
import type { Profiles } from '../../../src/application/ports/profiles';
import type { Strategies } from '../../../src/application/ports/strategies';
import type { Wallets } from '../../../src/application/ports/wallets';
import type { Registration } from '../../../src/application/ports/registration';
import type { Passwords } from '../../../src/application/ports/passwords';
import type { Countries } from '../../../src/application/ports/countries';
import type { OneTimeCodes } from '../../../src/application/ports/one-time-codes';
import type { ConfigSource } from '../../../src/application/ports/config-source';
import type { Gateway } from '../../../src/application/ports/gateway';
import type { Geo } from '../../../src/application/ports/geo';
import type { Languages } from '../../../src/application/ports/languages';
import type { Marketing } from '../../../src/application/ports/marketing';
import type { News } from '../../../src/application/ports/news';
import type { Platforms } from '../../../src/application/ports/platforms';
import type { Rates } from '../../../src/application/ports/rates';
import type { RegionPopups } from '../../../src/application/ports/region-popups';
import type { Research } from '../../../src/application/ports/research';
import type { Sites } from '../../../src/application/ports/sites';
import type { SupportIdentity } from '../../../src/application/ports/support-identity';
import type { Texts } from '../../../src/application/ports/texts';
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
  /** A token of theirs, which other tests may use too. */
  sessionToken(): Promise<string>;
  /** A token of theirs that no other test uses, to be ended. */
  freshToken(): Promise<string>;
  /** Makes the next answer of a call go wrong. */
  failNext(call: ContractCall, fault: Fault): Promise<void>;
}

/** Makes the world anew for each test. */
export type MakeWorld<Needs extends keyof GatewayWorld> = () => Promise<Pick<GatewayWorld, Needs>>;
