import type { Runner } from '../runner';
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
  runner: Runner,
  name: string,
  makeWorld: () => Promise<GatewayWorld>,
  capabilities: AuthCapabilities = {},
): void {
  const { describe } = runner;
  describeAuthContract(runner, `${name}Auth`, makeWorld, capabilities);
  describeClientsContract(runner, `${name}Clients`, makeWorld);
  describeAccountsContract(runner, `${name}Accounts`, makeWorld);
  describeSitesContract(runner, `${name}Sites`, makeWorld);
  describeTextsContract(runner, `${name}Texts`, makeWorld);
  describeLanguagesContract(runner, `${name}Languages`, makeWorld);
  describePlatformsContract(runner, `${name}Platforms`, makeWorld);
  describeRatesContract(runner, `${name}Rates`, makeWorld);
  describeResearchContract(runner, `${name}Research`, makeWorld);
  describeNewsContract(runner, `${name}News`, makeWorld);
  describeRegionPopupsContract(runner, `${name}RegionPopups`, makeWorld);
  describeCampaignSlidesContract(runner, `${name}CampaignSlides`, makeWorld);
  describeGeoContract(runner, `${name}Geo`, makeWorld);
  describeMarketingContract(runner, `${name}Marketing`, makeWorld);
  describe('support', () => describeSupportContract(runner, name, makeWorld));
  describeClientAreaContract(runner, name, makeWorld);
  describe('visitors', () => describeVisitorContract(runner, name, makeWorld));
  describeConfigSourceContract(runner, `${name}ConfigSource`, makeWorld);
}
