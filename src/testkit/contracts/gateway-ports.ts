import { describeAccountsContract } from './accounts.contract';
import { describeAuthContract, type AuthCapabilities } from './auth.contract';
import { describeCampaignSlidesContract } from './campaign-slides.contract';
import { describeClientAreaContract } from './client-area.contract';
import { describeClientsContract } from './clients.contract';
import { describeConfigSourceContract } from './config-source.contract';
import { describeGeoContract } from './geo.contract';
import type { GatewayWorld } from './gateway-world';
import { describeLanguagesContract } from './languages.contract';
import { describeMarketingContract } from './marketing.contract';
import { describeNewsContract } from './news.contract';
import { describePlatformsContract } from './platforms.contract';
import { describeRatesContract } from './rates.contract';
import { describeRegionPopupsContract } from './region-popups.contract';
import { describeResearchContract } from './research.contract';
import { describeSitesContract } from './sites.contract';
import { describeSupportContract } from './support.contract';
import { describeVisitorContract } from './visitor.contract';
import { describeTextsContract } from './texts.contract';

/** The contracts of all ports to the gateway, for a family of adapters that share a connection. */
export function describeGatewayPorts(
  name: string,
  makeWorld: () => Promise<GatewayWorld>,
  capabilities: AuthCapabilities = {},
): void {
  describeAuthContract(`${name}Auth`, makeWorld, capabilities);
  describeClientsContract(`${name}Clients`, makeWorld);
  describeAccountsContract(`${name}Accounts`, makeWorld);
  describeSitesContract(`${name}Sites`, makeWorld);
  describeTextsContract(`${name}Texts`, makeWorld);
  describeLanguagesContract(`${name}Languages`, makeWorld);
  describePlatformsContract(`${name}Platforms`, makeWorld);
  describeRatesContract(`${name}Rates`, makeWorld);
  describeResearchContract(`${name}Research`, makeWorld);
  describeNewsContract(`${name}News`, makeWorld);
  describeRegionPopupsContract(`${name}RegionPopups`, makeWorld);
  describeCampaignSlidesContract(`${name}CampaignSlides`, makeWorld);
  describeGeoContract(`${name}Geo`, makeWorld);
  describeMarketingContract(`${name}Marketing`, makeWorld);
  describe('support', () => describeSupportContract(name, makeWorld));
  describeClientAreaContract(name, makeWorld);
  describe('visitors', () => describeVisitorContract(name, makeWorld));
  describeConfigSourceContract(`${name}ConfigSource`, makeWorld);
}
