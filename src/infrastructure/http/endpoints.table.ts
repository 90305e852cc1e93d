interface Endpoint {
  readonly method: 'GET' | 'POST';
  /** `{ver}` is the configured API version; other names in braces are filled in by the call. */
  readonly path: string;
  /** `own`: the page's own origin; `gateway`: the configured base address. */
  readonly base: 'gateway' | 'own';
}

function row(method: Endpoint['method'], path: string, base: Endpoint['base'] = 'gateway'): Endpoint {
  return Object.freeze({ method, path, base });
}

/** Every call the portal makes (specification 7, decisions 4), and the stand-in's own ones (logout, renew, challenge). */
export const ENDPOINTS = Object.freeze({
  config:             row('GET',  '/config.json', 'own'),
  locales:            row('GET',  '/locales/{folder}/translation.json', 'own'),
  siteDomain:         row('GET',  '/api/gateway/cms/v{ver}/SiteDomain/get/{host}/{language}'),
  contentTranslation: row('GET',  '/api/gateway/cms/v{ver}/ContentTranslation/getAll'),
  instruments:        row('GET',  '/api/gateway/cms/v{ver}/Instruments'),
  language:           row('GET',  '/api/gateway/cms/v{ver}/Language'),
  siteConfig:         row('GET',  '/api/gateway/cms/v{ver}/SiteConfig/{siteId}'),
  news:               row('GET',  '/api/gateway/cms/v{ver}/News'),
  regionPopup:        row('GET',  '/api/gateway/cms/v{ver}/RegionPopup/region-popup'),
  campaignSlide:      row('GET',  '/api/gateway/cms/v{ver}/CampaignSlide'),
  client:             row('GET',  '/api/client/v{ver}/Client/client'),
  changeSettings:     row('POST', '/api/client/v{ver}/Client/change-client-settings'),
  checkToolStatus:    row('GET',  '/api/client/v{ver}/Client/check-tool-status'),
  accounts:           row('GET',  '/api/client/v{ver}/Account/accounts'),
  traderUrl:          row('GET',  '/api/client/v{ver}/Account/trader-url'),
  researchPage:       row('GET',  '/api/client/v{ver}/TradingCentral/getiframeurl'),
  login:              row('POST', '/api/client/Sca/login'),
  logout:             row('POST', '/api/client/Sca/logout'),
  renew:              row('POST', '/api/client/Sca/renew'),
  resetPassword:      row('POST', '/api/client/Sca/reset-password'),
  checkPasswordLink:  row('POST', '/api/client/Sca/check-password-link'),
  createPassword:     row('POST', '/api/client/Sca/create-password'),
  siteCountry:        row('GET',  '/api/gateway/cms/v{ver}/SiteCountry/getall'),
  clientCheck:        row('POST', '/api/gateway/registration/v{ver}/Registration/clientcheck'),
  registrationOptions:   row('GET',  '/api/gateway/registration/v{ver}/Registration/options'),
  registrationDocuments: row('GET',  '/api/gateway/registration/v{ver}/Registration/documents'),
  registerStep1:      row('POST', '/api/gateway/registration/v{ver}/Registration/registerstep1'),
  registerStep2:      row('POST', '/api/gateway/registration/v{ver}/Registration/registerstep2'),
  singleRegister:     row('POST', '/api/gateway/registration/v{ver}/Registration/singleregister'),
  landingStep1:       row('POST', '/api/gateway/registration/v{ver}/LandingPage/registerstep1'),
  landingStep2:       row('POST', '/api/gateway/registration/v{ver}/LandingPage/registerstep2'),
  smsOtpSend:         row('POST', '/api/gateway/registration/v{ver}/ClientVerification/sms-otp-send'),
  smsOtpVerify:       row('POST', '/api/gateway/registration/v{ver}/ClientVerification/sms-otp-verify'),
  whatsappOtpSend:    row('POST', '/api/gateway/registration/v{ver}/ClientVerification/whatsapp-otp-send'),
  whatsappOtpVerify:  row('POST', '/api/gateway/registration/v{ver}/ClientVerification/whatsapp-otp-verify'),
  captchaChallenge:   row('GET',  '/api/client/v{ver}/Captcha/challenge'),
  ip:                 row('GET',  '/api/gateway/geoip/v{ver}/GeoIp/getip'),
  country:            row('GET',  '/api/gateway/geoip/v{ver}/GeoIp/countryinfo'),
  supportIdentity:    row('POST', '/api/client/v{ver}/Support/identity'),
  supportConversation: row('POST', '/api/client/v{ver}/Support/conversation'),
  supportMessage:     row('POST', '/api/client/v{ver}/Support/message'),
  createMarketingId:  row('POST', '/api/gateway/registration/v{ver}/Marketing/create-marketingId'),
  profile:            row('GET',  '/api/client/v{ver}/Client/profile'),
  changePassword:     row('POST', '/api/client/v{ver}/Client/change-password'),
  digitalAsset:       row('GET',  '/api/client/v{ver}/Client/digital-asset'),
  changeDigitalAsset: row('POST', '/api/client/v{ver}/Client/change-digital-asset'),
  checkWalletAddress: row('GET',  '/api/client/v{ver}/Client/check-wallet-address'),
  onboardingUrl:      row('GET',  '/api/client/v{ver}/Client/onboarding-url'),
  documents:          row('GET',  '/api/client/v{ver}/Document/documents'),
  beginDocument:      row('POST', '/api/client/v{ver}/Document/begin'),
  documentPart:       row('POST', '/api/client/v{ver}/Document/part'),
  finishDocument:     row('POST', '/api/client/v{ver}/Document/finish'),
  application:        row('GET',  '/api/client/v{ver}/Onboarding/application'),
  saveApplication:    row('POST', '/api/client/v{ver}/Onboarding/save'),
  partnership:        row('GET',  '/api/client/v{ver}/Partnership/overview'),
  strategies:         row('GET',  '/api/client/v{ver}/Social/strategies'),
  notifications:      row('GET',  '/api/client/v{ver}/Notification/notifications'),
  markRead:           row('POST', '/api/client/v{ver}/Notification/mark-read'),
  campaigns:          row('GET',  '/api/gateway/cms/v{ver}/Campaigns'),
  joinCampaign:       row('POST', '/api/gateway/cms/v{ver}/Campaigns/join'),
});

export type EndpointKey = keyof typeof ENDPOINTS;

/** What is put into an address: values of the braces in its path, and its query. */
export interface AddressParts {
  path?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, string | number>>;
}

/** Where the gateway is. */
export interface GatewayAddress {
  apiBaseUrl: string;
  apiVersion: string;
}

/** The address of a call; relative where the base address is the page's own. */
export function addressOf(key: EndpointKey, gateway: GatewayAddress, { path = {}, query = {} }: AddressParts = {}): string {
  const endpoint = ENDPOINTS[key];
  const values = { ...path, ver: gateway.apiVersion };
  const filled = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String((values as Record<string, string | number>)[name] ?? '')),
  );
  // As text: `URLSearchParams.size` came with Safari 17.
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  ).toString();
  const base = endpoint.base === 'gateway' ? gateway.apiBaseUrl : '';
  return base + filled + (search === '' ? '' : `?${search}`);
}
