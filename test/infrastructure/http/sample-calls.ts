import type { RegistrationForm, RegistrationRest } from '../../../src/application/ports/registration';
import { readChallenge } from '../../../src/infrastructure/captcha/altcha-captcha';
import { HttpConversations } from '../../../src/infrastructure/chat/http-conversations';
import { HttpSupportIdentity } from '../../../src/infrastructure/chat/http-support-identity';
import { HttpGeo } from '../../../src/infrastructure/geo/http-geo';
import type { EndpointKey } from '../../../src/infrastructure/http/endpoints';
import { HttpAccounts } from '../../../src/infrastructure/http/http-accounts';
import { HttpApplications } from '../../../src/infrastructure/http/http-applications';
import { HttpAuth } from '../../../src/infrastructure/http/http-auth';
import { HttpCampaignSlides } from '../../../src/infrastructure/http/http-campaign-slides';
import { HttpCampaigns } from '../../../src/infrastructure/http/http-campaigns';
import type { HttpClient } from '../../../src/infrastructure/http/http-client';
import { HttpClients } from '../../../src/infrastructure/http/http-clients';
import { HttpConfigSource } from '../../../src/infrastructure/http/http-config-source';
import { HttpCountries } from '../../../src/infrastructure/http/http-countries';
import { HttpDocuments } from '../../../src/infrastructure/http/http-documents';
import { HttpLanguages } from '../../../src/infrastructure/http/http-languages';
import { HttpNews } from '../../../src/infrastructure/http/http-news';
import { HttpNotifications } from '../../../src/infrastructure/http/http-notifications';
import { HttpOneTimeCodes } from '../../../src/infrastructure/http/http-one-time-codes';
import { HttpPartners } from '../../../src/infrastructure/http/http-partners';
import { HttpPasswords } from '../../../src/infrastructure/http/http-passwords';
import { HttpPlatforms } from '../../../src/infrastructure/http/http-platforms';
import { HttpProfiles } from '../../../src/infrastructure/http/http-profiles';
import { HttpRates } from '../../../src/infrastructure/http/http-rates';
import { HttpRegionPopups } from '../../../src/infrastructure/http/http-region-popups';
import { HttpRegistration } from '../../../src/infrastructure/http/http-registration';
import { HttpResearch } from '../../../src/infrastructure/http/http-research';
import { HttpSites } from '../../../src/infrastructure/http/http-sites';
import { HttpStrategies } from '../../../src/infrastructure/http/http-strategies';
import { HttpTexts } from '../../../src/infrastructure/http/http-texts';
import { HttpWallets } from '../../../src/infrastructure/http/http-wallets';
import { HttpMarketing } from '../../../src/infrastructure/marketing/http-marketing';

const SCA = { siteId: 50, captchaToken: 'solved' };
const PHONE = '+4930123456';
const ID = '6f1a0c1e-5b7d-4d43-8a53-0e2f6f0b9a11';
const AT = '2026-03-02T09:30:00.000Z';
const VISITOR = { identity: null, visitor: ID };
const FORM: RegistrationForm = {
  email: 'maria@portico.test',
  password: 'correct horse battery',
  firstName: 'Maria',
  lastName: 'Weber',
  phone: PHONE,
  country: 'DE',
  culture: 'de-DE',
  siteId: 50,
  referralCode: null,
  acceptsTerms: true,
  acceptsMarketing: false,
  marketingDataId: null,
  affid: null,
  cxd: null,
  captchaToken: null,
  partner: {
    kind: 'company',
    legalName: 'Weber GmbH',
    registrationNumber: null,
    website: 'https://weber.example',
    channels: ['website'],
    countries: ['DE'],
    expectedClients: '1-10',
    agreesAt: AT,
  },
};
const REST: RegistrationRest = {
  birthDate: '1990-05-17',
  citizenship: 'Germany',
  address: 'Am Markt 1',
  address2: null,
  city: 'Berlin',
  postcode: '10178',
  platform: 'MT5',
  accountType: 'raw',
  currency: 'EUR',
  leverage: 30,
  contractKind: 'M',
  branchCode: 'JKT',
  nationalNumber: '3174012345678901',
  documents: [{ id: 'risk', sha256: 'ab'.repeat(32), acceptedAt: AT }],
};
const PERSON = {
  salutation: 'ms',
  firstName: 'Maria',
  lastName: '',
  birthDate: '1990-05-17',
  citizenship: '',
  reason: 'grow',
};
const sendFile = (http: HttpClient) =>
  new HttpDocuments(http).send(
    { kind: 'address', name: 'bill.pdf', bytes: new Uint8Array(9) },
    () => undefined,
  );

/** Each call of the portal, made as its adapter makes it. */
export const SAMPLE_CALLS: Readonly<Record<EndpointKey, (http: HttpClient) => Promise<unknown>>> = {
  config: (http) => new HttpConfigSource(http).read(),
  locales: (http) => new HttpTexts(http).shipped('en'),
  siteDomain: (http) => new HttpSites(http).domain('localhost', 'en'),
  contentTranslation: (http) => new HttpTexts(http).overlay('en-US', 7),
  instruments: (http) => new HttpRates(http).marketData(),
  language: (http) => new HttpLanguages(http).list(),
  siteConfig: (http) => new HttpPlatforms(http).links(50),
  news: (http) => new HttpNews(http).list('en-US'),
  regionPopup: (http) => new HttpRegionPopups(http).current(),
  campaignSlide: (http) => new HttpCampaignSlides(http).list(),
  client: (http) => new HttpClients(http).setting(),
  changeSettings: (http) => new HttpClients(http).saveSettings({ theme: 'dark' }),
  checkToolStatus: (http) => new HttpPlatforms(http).toolActive(6),
  // What can't be read is told of beside the list, and is no part of it.
  accounts: async (http) => (await new HttpAccounts(http).list()).accounts,
  traderUrl: (http) => new HttpPlatforms(http).traderUrl('stock'),
  researchPage: (http) => new HttpResearch(http).address('av_ideas', 'en-US'),
  login: (http) => new HttpAuth(http).login({ email: 'a@b.example', password: 'x' }, SCA),
  logout: (http) => new HttpAuth(http).revoke('opaque'),
  renew: (http) => new HttpAuth(http).renew(),
  resetPassword: (http) => new HttpPasswords(http).requestLink('a@b.example', SCA),
  checkPasswordLink: (http) => new HttpPasswords(http).linkState('opaque'),
  createPassword: (http) => new HttpPasswords(http).create('opaque', 'correct horse', SCA),
  siteCountry: (http) => new HttpCountries(http).list(50),
  clientCheck: (http) => new HttpRegistration(http).isKnown('a@b.example'),
  registrationOptions: (http) => new HttpRegistration(http).options(50),
  registrationDocuments: (http) => new HttpRegistration(http).documents(50),
  registerStep1: (http) => new HttpRegistration(http).begin('standard', FORM),
  registerStep2: (http) => new HttpRegistration(http).complete('standard', ID, REST),
  singleRegister: (http) => new HttpRegistration(http).single(FORM),
  landingStep1: (http) => new HttpRegistration(http).begin('landing', FORM),
  landingStep2: (http) => new HttpRegistration(http).complete('landing', ID, REST),
  smsOtpSend: (http) => new HttpOneTimeCodes(http).send('sms', PHONE),
  smsOtpVerify: (http) => new HttpOneTimeCodes(http).verify('sms', PHONE, '123456'),
  whatsappOtpSend: (http) => new HttpOneTimeCodes(http).send('whatsapp', PHONE),
  whatsappOtpVerify: (http) => new HttpOneTimeCodes(http).verify('whatsapp', PHONE, '123456'),
  // The rest of the adapter is work for the processor.
  captchaChallenge: (http) => http.call('captchaChallenge', { read: readChallenge }),
  ip: (http) => new HttpGeo(http).ip(),
  country: (http) => new HttpGeo(http).continent(),
  supportIdentity: (http) =>
    new HttpSupportIdentity(http, () => Promise.reject(new Error())).token('gateway'),
  supportConversation: (http) => new HttpConversations(http).read(VISITOR),
  supportMessage: (http) =>
    new HttpConversations(http).say(VISITOR, { id: ID, text: 'Hello', culture: 'en-US' }),
  createMarketingId: (http) =>
    new HttpMarketing(http).record({ uri: 'https://portico.test/?affid=1', siteId: 50, existingGuid: null }),
  profile: (http) => new HttpProfiles(http).current(),
  changeInfo: (http) => new HttpProfiles(http).change({ city: 'Hamburg' }),
  changePassword: (http) => new HttpProfiles(http).changePassword('old', 'new'),
  digitalAsset: (http) => new HttpWallets(http).current(),
  changeDigitalAsset: (http) =>
    new HttpWallets(http).change('0x52908400098527886E0F7030069857D2E4169EE7', 'ETH'),
  checkWalletAddress: (http) => new HttpWallets(http).isValid('0x52908400098527886E0F7030069857D2E4169EE7'),
  onboardingUrl: (http) => new HttpApplications(http).onboardingUrl('localhost:3000'),
  documents: (http) => new HttpDocuments(http).list(),
  beginDocument: sendFile,
  documentPart: sendFile,
  finishDocument: sendFile,
  application: (http) => new HttpApplications(http).saved(7),
  saveApplication: (http) => new HttpApplications(http).save(7, PERSON),
  closeOnboarding: (http) => new HttpApplications(http).close(),
  partnership: (http) => new HttpPartners(http).overview(),
  strategies: (http) => new HttpStrategies(http).list(),
  notifications: (http) => new HttpNotifications(http).list(),
  markRead: (http) => new HttpNotifications(http).markRead([90]),
  campaigns: (http) => new HttpCampaigns(http).list(),
  joinCampaign: (http) => new HttpCampaigns(http).join(5),
};

/** Calls whose result is empty: any 2xx without `hasError: true` is a success (D4). */
export const NO_RESULT: ReadonlySet<EndpointKey> = new Set([
  'changeSettings',
  'logout',
  'resetPassword',
  'createPassword',
  'smsOtpSend',
  'smsOtpVerify',
  'whatsappOtpSend',
  'whatsappOtpVerify',
  'changeInfo',
  'changePassword',
  'changeDigitalAsset',
  'documentPart',
  'finishDocument',
  'closeOnboarding',
  'markRead',
  'joinCampaign',
]);
