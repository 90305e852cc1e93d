import { ERROR_CODE } from '../../src/domain/error-codes.table';
import { browserSupportIdentity } from '../../src/infrastructure/chat/browser-support-identity';
import { HttpConversations } from '../../src/infrastructure/chat/http-conversations';
import { HttpSupportIdentity } from '../../src/infrastructure/chat/http-support-identity';
import { CAMPAIGN_SLIDES } from '../../sandbox/db/seed/content';
import { SITE_IDS } from '../../sandbox/db/seed/sites.table';
import { COMPANY_IDS } from '../../src/domain/company';
import { SystemClock } from '../../src/infrastructure/browser/system-clock';
import { HttpAccounts } from '../../src/infrastructure/http/http-accounts';
import { HttpAuth } from '../../src/infrastructure/http/http-auth';
import { HttpCampaignSlides } from '../../src/infrastructure/http/http-campaign-slides';
import { HttpApplications } from '../../src/infrastructure/http/http-applications';
import { HttpCampaigns } from '../../src/infrastructure/http/http-campaigns';
import { HttpDocuments } from '../../src/infrastructure/http/http-documents';
import { HttpNotifications } from '../../src/infrastructure/http/http-notifications';
import { HttpPartners } from '../../src/infrastructure/http/http-partners';
import { HttpProfiles } from '../../src/infrastructure/http/http-profiles';
import { HttpStrategies } from '../../src/infrastructure/http/http-strategies';
import { HttpWallets } from '../../src/infrastructure/http/http-wallets';
import { HttpClient } from '../../src/infrastructure/http/http-client';
import { HttpClients } from '../../src/infrastructure/http/http-clients';
import { HttpRegistration } from '../../src/infrastructure/http/http-registration';
import { HttpPasswords } from '../../src/infrastructure/http/http-passwords';
import { HttpCountries } from '../../src/infrastructure/http/http-countries';
import { HttpOneTimeCodes } from '../../src/infrastructure/http/http-one-time-codes';
import { HttpConfigSource } from '../../src/infrastructure/http/http-config-source';
import { HttpGeo } from '../../src/infrastructure/geo/http-geo';
import { HttpLanguages } from '../../src/infrastructure/http/http-languages';
import { HttpMarketing } from '../../src/infrastructure/marketing/http-marketing';
import { HttpNews } from '../../src/infrastructure/http/http-news';
import { HttpPlatforms } from '../../src/infrastructure/http/http-platforms';
import { HttpRates } from '../../src/infrastructure/http/http-rates';
import { HttpRegionPopups } from '../../src/infrastructure/http/http-region-popups';
import { HttpResearch } from '../../src/infrastructure/http/http-research';
import { HttpSites } from '../../src/infrastructure/http/http-sites';
import { HttpTexts } from '../../src/infrastructure/http/http-texts';
import { ENDPOINTS } from '../../src/infrastructure/http/endpoints.table';
import { axiosTransport } from '../../src/infrastructure/http/transport';
import type { Fault, GatewayWorld } from '../../src/testkit/contracts/gateway-world';
import type { RunningGateway } from './start-gateway';

/** Somebody of the stand-in whose company has a popup, slides, campaigns, strategies and partners. */
const AUDIENCE = { email: 'international@portico.test', password: 'Portico-demo-1' };

/** What the stand-in's seed data hold. */
const SEEDED = {
  traderUrls: {
    stock: 'https://stocks.portico.example/portfolio',
    cfd: 'https://cfd.portico.example/trade?source=portal',
  },
  visitor: { ip: '127.0.0.1', continent: 'EU' },
  regulatedSiteId: SITE_IDS.invest,
  announced: {
    popup: 'Wallet deposits in two more networks',
    slides: CAMPAIGN_SLIDES.filter(({ companyId }) => companyId === COMPANY_IDS.international).map(
      ({ contentText }) => contentText,
    ),
  },
};

/** What the stand-in is asked to answer for each fault. */
const ANSWERS: Readonly<Record<Fault, object>> = {
  unavailable: { status: 503 },
  'too-many': { status: 429, headers: { 'retry-after': '7' } },
  refused: { status: 400, body: JSON.stringify({ errors: [{ errorCode: ERROR_CODE.failed }] }) },
  unreadable: { status: 200, body: 'html' },
  'wrong-shape': { status: 200, body: '["of another shape"]' },
};

/**
 * Portal adapters over HTTP that speak to a running gateway, as the first demo client of the main variant. The
 * returned function makes a world anew, with a connection of its own.
 */
export async function connectHttpWorlds(running: RunningGateway): Promise<() => Promise<GatewayWorld>> {
  // The build fills this in; a plain file server needs no versions in the addresses.
  Object.assign(globalThis, { __LOCALE_VERSIONS__: {} });
  const credentials = { email: 'main@portico.test', password: 'Portico-demo-1' };
  const http = clientOf(running);
  const { siteId } = await new HttpSites(http).domain('localhost', 'en');
  const freshToken = () => new HttpAuth(clientOf(running)).login(credentials, { siteId });
  const shared = await freshToken();
  const { id, companyId } = await new HttpClients(http).setting({ token: shared });
  const facts = { ...SEEDED, credentials, siteId, clientId: id, companyId, host: 'localhost' };
  const audience = await new HttpAuth(clientOf(running)).login(AUDIENCE, { siteId });
  return async () => {
    await running.command('DELETE', '/__faults');
    return {
      ...facts,
      ...adaptersOf(running),
      freshToken,
      sessionToken: async () => shared,
      audienceToken: async () => audience,
      failNext: failOn(running),
    };
  };
}

/** A connection whose page would lie at the gateway's origin. */
export function clientOf({ origin }: RunningGateway): HttpClient {
  return new HttpClient(new Map(), (request) =>
    axiosTransport({ ...request, url: new URL(request.url, origin).href }),
  );
}

function adaptersOf(running: RunningGateway) {
  const http = clientOf(running);
  return {
    gateway: http,
    auth: new HttpAuth(http),
    clients: new HttpClients(http),
    accounts: new HttpAccounts(http),
    sites: new HttpSites(http),
    texts: new HttpTexts(http),
    languages: new HttpLanguages(http),
    platforms: new HttpPlatforms(http),
    rates: new HttpRates(http),
    research: new HttpResearch(http),
    news: new HttpNews(http),
    regionPopups: new HttpRegionPopups(http),
    campaignSlides: new HttpCampaignSlides(http),
    geo: new HttpGeo(http),
    supportIdentity: new HttpSupportIdentity(http, async () =>
      browserSupportIdentity(http, { read: async () => null }, new SystemClock()),
    ),
    conversations: new HttpConversations(http),
    marketing: new HttpMarketing(http),
    applications: new HttpApplications(http),
    campaigns: new HttpCampaigns(http),
    documents: new HttpDocuments(http),
    notifications: new HttpNotifications(http),
    partners: new HttpPartners(http),
    profiles: new HttpProfiles(http),
    strategies: new HttpStrategies(http),
    wallets: new HttpWallets(http),
    registration: new HttpRegistration(http),
    passwords: new HttpPasswords(http),
    countries: new HttpCountries(http),
    oneTimeCodes: new HttpOneTimeCodes(http),
    configSource: new HttpConfigSource(http),
  };
}

function failOn(running: RunningGateway): GatewayWorld['failNext'] {
  return (call, fault) => {
    const { method, path } = ENDPOINTS[call];
    const pattern = path.replace('{ver}', '1').replaceAll(/\{\w+\}/g, '*');
    return running.command('POST', '/__faults', {
      match: { method, path: pattern },
      times: 1,
      ...ANSWERS[fault],
    });
  };
}
