import type { ParametersIn, PathOf } from './contract';
import type { paths } from './contract.generated';

interface Endpoint<Method extends 'GET' | 'POST', Path extends PathOf<Lowercase<Method>>> {
  readonly method: Method;
  /** As the contract has it: `{ver}` is the configured API version, other names in braces are filled in by the call. */
  readonly path: Path;
}

const get = <Path extends PathOf<'get'>>(path: Path): Endpoint<'GET', Path> => Object.freeze({ method: 'GET', path });
const post = <Path extends PathOf<'post'>>(path: Path): Endpoint<'POST', Path> => Object.freeze({ method: 'POST', path });

/** Every call the portal makes. A path that the contract does not have, or not with this method, does not compile. */
export const ENDPOINTS = Object.freeze({
  config:                 get( '/config.json'),
  locales:                get( '/locales/{lng}/{ns}.json'),
  siteDomain:             get( '/api/gateway/cms/v{ver}/SiteDomain/get/{host}/{language}'),
  contentTranslation:     get( '/api/gateway/cms/v{ver}/ContentTranslation/getAll'),
  instruments:            get( '/api/gateway/cms/v{ver}/Instruments'),
  language:               get( '/api/gateway/cms/v{ver}/Language'),
  siteConfig:             get( '/api/gateway/cms/v{ver}/SiteConfig/{id}'),
  news:                   get( '/api/gateway/cms/v{ver}/News'),
  regionPopup:            get( '/api/gateway/cms/v{ver}/RegionPopup/region-popup'),
  campaignSlide:          get( '/api/gateway/cms/v{ver}/CampaignSlide'),
  client:                 get( '/api/client/v{ver}/Client/client'),
  changeSettings:         post('/api/client/v{ver}/Client/change-client-settings'),
  checkToolStatus:        get( '/api/client/v{ver}/Client/check-tool-status'),
  accounts:               get( '/api/client/v{ver}/Account/accounts'),
  traderUrl:              get( '/api/client/v{ver}/Account/trader-url'),
  researchPage:           get( '/api/client/v{ver}/TradingCentral/getiframeurl'),
  login:                  post('/api/client/Sca/login'),
  logout:                 post('/api/client/Sca/logout'),
  renew:                  post('/api/client/Sca/renew'),
  resetPassword:          post('/api/client/Sca/reset-password'),
  checkPasswordLink:      post('/api/client/Sca/check-password-link'),
  createPassword:         post('/api/client/Sca/create-password'),
  siteCountry:            get( '/api/gateway/cms/v{ver}/SiteCountry/getall'),
  clientCheck:            post('/api/gateway/registration/v{ver}/Registration/clientcheck'),
  registrationOptions:    get( '/api/gateway/registration/v{ver}/Registration/options'),
  registrationDocuments:  get( '/api/gateway/registration/v{ver}/Registration/documents'),
  registerStep1:          post('/api/gateway/registration/v{ver}/Registration/registerstep1'),
  registerStep2:          post('/api/gateway/registration/v{ver}/Registration/registerstep2'),
  singleRegister:         post('/api/gateway/registration/v{ver}/Registration/singleregister'),
  landingStep1:           post('/api/gateway/registration/v{ver}/LandingPage/registerstep1'),
  landingStep2:           post('/api/gateway/registration/v{ver}/LandingPage/registerstep2'),
  smsOtpSend:             post('/api/gateway/registration/v{ver}/ClientVerification/sms-otp-send'),
  smsOtpVerify:           post('/api/gateway/registration/v{ver}/ClientVerification/sms-otp-verify'),
  whatsappOtpSend:        post('/api/gateway/registration/v{ver}/ClientVerification/whatsapp-otp-send'),
  whatsappOtpVerify:      post('/api/gateway/registration/v{ver}/ClientVerification/whatsapp-otp-verify'),
  captchaChallenge:       get( '/api/client/v{ver}/Captcha/challenge'),
  ip:                     get( '/api/gateway/geoip/v{ver}/GeoIp/getip'),
  country:                get( '/api/gateway/geoip/v{ver}/GeoIp/countryinfo'),
  supportIdentity:        post('/api/client/v{ver}/Support/identity'),
  supportConversation:    post('/api/client/v{ver}/Support/conversation'),
  supportMessage:         post('/api/client/v{ver}/Support/message'),
  createMarketingId:      post('/api/gateway/registration/v{ver}/Marketing/create-marketingId'),
  profile:                get( '/api/client/v{ver}/Client/profile'),
  changeInfo:             post('/api/client/v{ver}/Client/change-client-info'),
  changePassword:         post('/api/client/v{ver}/Client/change-password'),
  digitalAsset:           get( '/api/client/v{ver}/Client/digital-asset'),
  changeDigitalAsset:     post('/api/client/v{ver}/Client/change-digital-asset'),
  checkWalletAddress:     get( '/api/client/v{ver}/Client/check-wallet-address'),
  onboardingUrl:          get( '/api/client/v{ver}/Client/onboarding-url'),
  documents:              get( '/api/client/v{ver}/Document/documents'),
  beginDocument:          post('/api/client/v{ver}/Document/begin'),
  documentPart:           post('/api/client/v{ver}/Document/part'),
  finishDocument:         post('/api/client/v{ver}/Document/finish'),
  application:            get( '/api/client/v{ver}/Onboarding/application'),
  saveApplication:        post('/api/client/v{ver}/Onboarding/save'),
  closeOnboarding:        post('/api/client/v{ver}/Client/close-onboarding-page'),
  partnership:            get( '/api/client/v{ver}/Partnership/overview'),
  strategies:             get( '/api/client/v{ver}/Social/strategies'),
  notifications:          get( '/api/client/v{ver}/Notification/notifications'),
  markRead:               post('/api/client/v{ver}/Notification/mark-read'),
  campaigns:              get( '/api/gateway/cms/v{ver}/Campaigns'),
  joinCampaign:           post('/api/gateway/cms/v{ver}/Campaigns/join'),
});

export type EndpointKey = keyof typeof ENDPOINTS;

/** The contract's operation behind a call. */
export type OperationOf<Key extends EndpointKey> = {
  [K in Key]: (typeof ENDPOINTS)[K] extends Endpoint<infer Method, infer Path>
    ? paths[Path][Lowercase<Method>]
    : never;
}[Key];

/** A property that has to be there if it has to say anything, and must not where there is nothing to say. */
export type Part<Name extends string, Value> = [Value] extends [never]
  ? { readonly [N in Name]?: never }
  : [keyof Value] extends [never]
  ? { readonly [N in Name]?: never }
  : Record<never, never> extends Value
    ? { readonly [N in Name]?: Value }
    : { readonly [N in Name]: Value };

/** What is put into an address: values of the braces in its path, and its query, as the contract has them. */
export type AddressParts<Key extends EndpointKey> = Part<
  'path',
  Omit<ParametersIn<OperationOf<Key>, 'path'>, 'ver'>
> &
  Part<'query', ParametersIn<OperationOf<Key>, 'query'>>;

/** Where the gateway is. */
export interface GatewayAddress {
  apiBaseUrl: string;
  apiVersion: string;
}

type Values = Readonly<Record<string, string | number>>;

/** Whether the page's own origin answers the call, not the gateway: all paths but the portal's files are the API's. */
export function isOwn(key: EndpointKey): boolean {
  return !ENDPOINTS[key].path.startsWith('/api/');
}

/** The address of a call; relative where the base address is the page's own. */
export function addressOf<Key extends EndpointKey>(
  key: Key,
  gateway: GatewayAddress,
  parts: AddressParts<Key>,
): string {
  const { path = {}, query = {} } = parts as { path?: Values; query?: Values };
  const values: Values = { ...path, ver: gateway.apiVersion };
  const filled = ENDPOINTS[key].path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  );
  // As text: `URLSearchParams.size` came with Safari 17.
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  ).toString();
  return (isOwn(key) ? '' : gateway.apiBaseUrl) + filled + (search === '' ? '' : `?${search}`);
}
