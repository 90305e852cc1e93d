import { ERROR_CODE } from '../../domain/error-codes.table';
import type { RegulatorDocument } from '../../application/ports/registration';
import type { CampaignSlide } from '../../domain/campaigns/campaign-slide';
import { PortalError } from '../../domain/errors';
import type { RegionPopup } from '../../domain/region-popup';
import { someAccounts } from '../data/accounts';
import { clientOf, companyIdOf, siteIdOf } from '../data/clients';
import { ENGLISH } from '../data/english';
import { seedBackend } from '../data/seed-backend';
import { FakeAccounts } from '../fakes/fake-accounts';
import { FakeAuth } from '../fakes/fake-auth';
import { FakeBackend } from '../fakes/fake-backend';
import { FakeCampaignSlides } from '../fakes/fake-campaign-slides';
import { FakeClients } from '../fakes/fake-clients';
import { FakeClock } from '../fakes/fake-clock';
import { FakeConversations } from '../fakes/fake-conversations';
import { FakeApplications } from '../fakes/fake-applications';
import { FakeCampaigns } from '../fakes/fake-campaigns';
import { FakeDocuments } from '../fakes/fake-documents';
import { FakeNotifications } from '../fakes/fake-notifications';
import { FakePartners } from '../fakes/fake-partners';
import { FakeProfiles } from '../fakes/fake-profiles';
import { FakeStrategies } from '../fakes/fake-strategies';
import { FakeWallets } from '../fakes/fake-wallets';
import { FakeRegistration } from '../fakes/fake-registration';
import { FakePasswords } from '../fakes/fake-passwords';
import { FakeCountries } from '../fakes/fake-countries';
import { FakeOneTimeCodes } from '../fakes/fake-one-time-codes';
import { FakeConfigSource } from '../fakes/fake-config-source';
import { FakeGateway } from '../fakes/fake-gateway';
import { FakeGeo } from '../fakes/fake-geo';
import { FakeLanguages } from '../fakes/fake-languages';
import { FakeMarketing } from '../fakes/fake-marketing';
import { FakeNews } from '../fakes/fake-news';
import { FakePlatforms } from '../fakes/fake-platforms';
import { FakeRates } from '../fakes/fake-rates';
import { FakeRegionPopups } from '../fakes/fake-region-popups';
import { FakeResearch } from '../fakes/fake-research';
import { FakeSites } from '../fakes/fake-sites';
import { FakeSupportIdentity } from '../fakes/fake-support-identity';
import { FakeTexts } from '../fakes/fake-texts';
import type { Fault, GatewayWorld } from './gateway-world';

const A_VISITOR = { ip: '203.0.113.7', continent: 'EU' };
const A_POPUP: RegionPopup = {
  id: 1,
  title: 'Wallet deposits in two more networks',
  contentText: 'They arrive within minutes.',
  buttonText: 'Open the wallet',
  url: '/Wallet',
};
const SOME_SLIDES: readonly CampaignSlide[] = [
  { id: 1, contentText: 'Copy a strategy', buttonText: 'Browse strategies', image: null, url: '/campaigns' },
  { id: 2, contentText: 'Trading contest', buttonText: 'Join the contest', image: null, url: '/campaigns' },
];
const A_REGULATOR_DOCUMENT: RegulatorDocument = {
  id: 'risk',
  title: 'Statement of risks',
  version: '1',
  language: 'en-US',
  sha256: '0'.repeat(64),
  paragraphs: ['Trading can cost more than what was paid in.'],
};

/** What an adapter makes of each fault. */
const ERRORS: Readonly<Record<Fault, () => PortalError>> = {
  unavailable: () => PortalError.unavailable({ status: 503 }),
  'too-many': () => PortalError.unavailable({ status: 429, retryAfterMs: 7000 }),
  refused: () => PortalError.refused([ERROR_CODE.failed], 400),
  unreadable: () => PortalError.malformed('not JSON'),
  'wrong-shape': () => PortalError.malformed('another shape'),
};

/** The fakes as a world of the contract suites. */
export async function makeFakeWorld(): Promise<GatewayWorld> {
  const clock = new FakeClock();
  const backend = new FakeBackend(new FakeGateway(), () => clock.now());
  seedBackend(backend, 'main', ENGLISH);
  const credentials = { email: 'main@portico.test', password: 'correct horse battery' };
  const traderUrls = {
    stock: 'https://stocks.portico.example/portfolio',
    cfd: 'https://cfd.portico.example/trade?source=portal',
  };
  const client = backend.add({
    ...credentials,
    setting: { ...clientOf('main'), isOpenAccount: true },
    accounts: someAccounts(),
    stockTraderUrl: traderUrls.stock,
    cfdTraderUrl: traderUrls.cfd,
    activeTools: new Set([6]),
  });
  backend.overlays.set(`en-US/${companyIdOf('main')}`, { 'meta.title': 'Portico' });
  const configSource = new FakeConfigSource();
  const registration = new FakeRegistration(backend);
  registration.texts = [A_REGULATOR_DOCUMENT];
  backend.visitor = A_VISITOR;
  return {
    gateway: backend.gateway,
    auth: new FakeAuth(backend),
    clients: new FakeClients(backend),
    accounts: new FakeAccounts(backend),
    sites: new FakeSites(backend),
    texts: new FakeTexts(backend),
    languages: new FakeLanguages(backend),
    platforms: new FakePlatforms(backend),
    rates: new FakeRates(backend),
    research: new FakeResearch(backend),
    news: new FakeNews(backend),
    regionPopups: new FakeRegionPopups(backend),
    campaignSlides: new FakeCampaignSlides(backend),
    geo: new FakeGeo(backend),
    supportIdentity: new FakeSupportIdentity(backend),
    conversations: new FakeConversations(backend),
    marketing: new FakeMarketing(backend),
    applications: new FakeApplications(backend),
    campaigns: new FakeCampaigns(backend),
    documents: new FakeDocuments(backend),
    notifications: new FakeNotifications(backend),
    partners: new FakePartners(backend),
    profiles: new FakeProfiles(backend),
    strategies: new FakeStrategies(backend),
    wallets: new FakeWallets(backend),
    registration,
    passwords: new FakePasswords(backend),
    countries: new FakeCountries(backend),
    oneTimeCodes: new FakeOneTimeCodes(backend),
    configSource,
    credentials,
    clientId: client.setting.id,
    siteId: siteIdOf('main'),
    companyId: companyIdOf('main'),
    host: 'localhost',
    traderUrls,
    visitor: A_VISITOR,
    regulatedSiteId: siteIdOf('main'),
    announced: { popup: A_POPUP.title, slides: SOME_SLIDES.map(({ contentText }) => contentText) },
    audienceToken: async () => {
      backend.regionPopup = A_POPUP;
      backend.campaignSlides = SOME_SLIDES;
      return backend.issueToken(client);
    },
    sessionToken: async () => backend.issueToken(client),
    freshToken: async () => backend.issueToken(client),
    failNext: async (call, fault) => {
      const error = ERRORS[fault]();
      if (call === 'config') configSource.failNext(error);
      else backend.failNext(call, error);
    },
  };
}
