import { CULTURES, type Culture } from '../../src/domain/culture/cultures.table';
import type { OperationId } from '../../src/infrastructure/http/contract';
import type { Arguments } from './caller';
import type { GatewayFacts } from './gateway-facts';

/** Arguments of a GET, one call for each; or the reason why it cannot be called. */
type ReadRow = (facts: GatewayFacts) => readonly Arguments[] | string;

const NO_SITE = 'needs the site id of getSiteDomain';
const NO_ACCOUNT = 'the client has no account';
const NO_CULTURE = 'needs the culture of getClient or getSiteDomain';

const query = (values: NonNullable<Arguments['query']>): Arguments => ({ query: values });
const ofSite: ReadRow = ({ siteId }) => (siteId === undefined ? NO_SITE : [query({ siteId })]);
const ofAccount: ReadRow = ({ login }) => (login === undefined ? NO_ACCOUNT : [query({ login })]);
const foldersOf = (cultures: readonly string[]): string[] => [
  ...new Set(['en-US', ...cultures].flatMap((culture) => CULTURES[culture as Culture]?.localeFolder ?? [])),
];

/** The GETs that need arguments. A GET without a row is called once, without arguments. */
export const READS: Readonly<Partial<Record<OperationId, ReadRow>>> = {
  // The last segment is empty on a host that has no language prefix of its own (D3).
  getSiteDomain:            ({ host }) => ['en', ''].map((language) => ({ path: { host, language } })),
  getSiteConfig:            ({ siteId }) => (siteId === undefined ? NO_SITE : [{ path: { id: siteId } }]),
  getCountries:             ofSite,
  getRegistrationOptions:   ofSite,
  getRegistrationDocuments: ofSite,
  getTranslations:          ({ companyId, cultures }) => (companyId === undefined ? 'needs the company id of getSiteDomain'
                              : [...new Set(['en-US', ...cultures])].map((Culture) => query({ Culture, CompanyId: companyId }))),
  getNews:                  ({ culture = 'en-US' }) => [query({ Culture: culture })],
  getNewsArticle:           ({ culture = 'en-US', newsId = 1 }) => (newsId === null ? 'there is no news' : [query({ Culture: culture, id: newsId })]),
  checkWalletAddress:       ({ walletAddress = 'no-address-of-any-network' }) => [query({ walletAddress })],
  checkToolStatus:          () => [query({ toolId: 6 })],
  getOnboardingUrl:         ({ host }) => [query({ domain: host })],
  getTraderUrl:             () => [query({ type: 3 }), query({ type: 2 })],
  getIframeUrl:             ({ culture }) => (culture === undefined ? NO_CULTURE
                              : ['av_ideas', 'economic_calendar', 'marketbuzz_ranking', 'featured_forex'].map((pageName) => query({ culture, pageName }))),
  getEvents:                () => 'is a stream, which has no end',
  getAccountSettings:       ofAccount,
  getPositions:             ofAccount,
  getOrders:                ofAccount,
  getEndedOrders:           ofAccount,
  getDealTerms:             ({ login, ticket }) => (login === undefined || ticket === undefined ? 'the client has no closed trade' : [query({ login, ticket })]),
  getFunds:                 ofAccount,
  getEquityCurve:           ofAccount,
  getDeals:                 ofAccount,
  getCosts:                 ({ login }) => (login === undefined ? NO_ACCOUNT : [query({ login, year: 2025 })]),
  getStatement:             ({ login }) => (login === undefined ? NO_ACCOUNT : [query({ login, from: '2025-01-01', to: '2025-01-31' })]),
  getPaymentMethods:        ({ login }) => (login === undefined ? NO_ACCOUNT : ['deposit', 'withdraw'].map((direction) => query({ login, direction }))),
  getMoneyRequest:          ({ requestId }) => (requestId === undefined ? 'the client has moved no money' : [query({ id: requestId })]),
  getWalletDepositAddress:  ({ asset }) => (asset === undefined ? 'the client has no wallet' : [query(asset)]),
  getWalletRequest:         ({ walletRequestId }) => (walletRequestId === undefined ? 'the wallet has no transactions' : [query({ id: walletRequestId })]),
  getPartnerStatement:      () => [query({ month: '2026-01', currency: 'USD' })],
  getPartnerReward:         () => 'needs the id of a reward',
  getDocumentFile:          ({ fileIds: [id] }) => (id === undefined ? 'the client has sent no file' : [query({ id })]),
  getApplicationForm:       ({ applicationTypes }) => [...new Set([...applicationTypes, 0])].map((typeId) => query({ typeId })),
  getApplication:           ({ applicationTypes }) => [...new Set([...applicationTypes, 0])].map((typeId) => query({ typeId })),
  getLocale:                ({ cultures }) => foldersOf(cultures).map((lng) => ({ path: { lng, ns: 'translation' } })),
};

/** Called first, since other calls need their answers. */
export const FIRST_READS: readonly OperationId[] = ['getSiteDomain', 'getLanguages', 'getClient', 'getAccounts', 'getDeals', 'getDocuments', 'getDigitalAsset', 'getNotifications', 'getMoneyRequests', 'getWallet', 'getWalletHistory', 'getNews'];
