import type { RegulatorDocument } from '../../application/registration/ports/registration';
import type { CampaignSlide } from '../../domain/campaigns/campaign-slide';
import type { RegionPopup } from '../../domain/campaigns/region-popup';
import { someAccounts } from '../accounts/accounts-data';
import { clientOf, companyIdOf, siteIdOf } from '../client/clients-data';
import { ENGLISH_FILES } from '../language/english';
import { FAULT_ERRORS } from '../portal/faults';
import { someWallet } from '../wallet/wallet-data';
import { seedBackend } from '../portal/seed-backend';
import { createContainer } from '../../infrastructure/di/create-container';
import { bind, type Binding } from '../../infrastructure/di/binding';
import { checkExtensions } from '../../composition/extensions/check-extension';
import { createFakes } from '../portal/create-fakes';
import { bindDoubles, BUILT_IN_FEATURES } from '../portal/built-in-features';
import { Gateway } from '../../application/kernel/core-ports/gateway';
import type { GatewayWorld } from './gateway-world';

const A_VISITOR = { ip: '203.0.113.7', continent: 'EU' };
const A_POPUP: RegionPopup = {
  id: 1,
  culture: null,
  title: 'Withdrawal addresses on two more networks',
  contentText: 'You can set one on Tron or on Polygon.',
  buttonText: 'Open the wallet',
  url: '/Wallet',
};
const SOME_SLIDES: readonly CampaignSlide[] = [
  {
    id: 1,
    culture: null,
    contentText: 'Copy a strategy',
    buttonText: 'Browse strategies',
    image: null,
    url: '/campaigns',
  },
  {
    id: 2,
    culture: null,
    contentText: 'Trading contest',
    buttonText: 'Join the contest',
    image: null,
    url: '/campaigns',
  },
];
const A_REGULATOR_DOCUMENT: RegulatorDocument = {
  id: 'risk',
  title: 'Statement of risks',
  version: '1',
  language: 'en-US',
  sha256: '0'.repeat(64),
  paragraphs: ['Trading can cost more than what was paid in.'],
};

/** Adapters that replace fakes, made with `bind(Port, make)`, and the values of the world that differ for them. */
export interface FakeWorldOptions extends Partial<Omit<GatewayWorld, 'port'>> {
  bindings?: readonly Binding[];
}

/**
 * The fakes as the world that the contract suites test, optionally with your own adapters.
 * @throws ExtensionError if a binding is for a port that cannot be replaced.
 */
export async function makeFakeWorld({
  bindings = [],
  ...overrides
}: FakeWorldOptions = {}): Promise<GatewayWorld> {
  checkExtensions([{ id: 'test', bindings }], { eager: BUILT_IN_FEATURES, lazy: [] });
  const fakes = createFakes();
  const { backend } = fakes;
  seedBackend(backend, 'main', ENGLISH_FILES);
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
  fakes.registration.regulatorDocuments = [A_REGULATOR_DOCUMENT];
  backend.visitor = A_VISITOR;
  const container = createContainer(bindings);
  container.add([bind(Gateway, () => backend.gateway), ...bindDoubles(fakes)]);
  return {
    port: container.resolve,
    credentials,
    clientId: client.setting.id,
    siteId: siteIdOf('main'),
    companyId: companyIdOf('main'),
    host: 'localhost',
    traderUrls,
    visitor: A_VISITOR,
    regulatedSiteId: siteIdOf('main'),
    announcements: { popup: A_POPUP.title, slides: SOME_SLIDES.map(({ contentText }) => contentText) },
    fullClientToken: async () => {
      client.wallet = someWallet();
      backend.regionPopup = A_POPUP;
      backend.campaignSlides = SOME_SLIDES;
      return backend.issueToken(client);
    },
    sessionToken: async () => backend.issueToken(client),
    freshToken: async () => backend.issueToken(client),
    failNext: async (call, fault) => {
      const error = FAULT_ERRORS[fault]();
      if (call === 'config') fakes.configSource.failNext(error);
      else backend.failNext(call, error);
    },
    ...overrides,
  };
}
