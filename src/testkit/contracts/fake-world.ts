import { ERROR_CODE } from '../../domain/error-codes.table';
import { PortalError } from '../../domain/errors';
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
  const client = backend.add({ ...credentials, setting: clientOf('main'), accounts: someAccounts() });
  const configSource = new FakeConfigSource();
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
    registration: new FakeRegistration(backend),
    passwords: new FakePasswords(backend),
    countries: new FakeCountries(backend),
    oneTimeCodes: new FakeOneTimeCodes(backend),
    configSource,
    credentials,
    clientId: client.setting.id,
    siteId: siteIdOf('main'),
    companyId: companyIdOf('main'),
    host: 'localhost',
    sessionToken: async () => backend.issueToken(client),
    freshToken: async () => backend.issueToken(client),
    failNext: async (call, fault) => {
      const error = ERRORS[fault]();
      if (call === 'config') configSource.failNext(error);
      else backend.failNext(call, error);
    },
  };
}
