/**
 * R7 as fixed by D4, typed by hand. A result is written as its shape: `name*` is required, `[…]` a list, `a | b`
 * either, `-` nothing, `file` a static file; a trailing `bare` means the body may lack the envelope.
 */
export interface ContractRow {
  method: 'GET' | 'POST';
  path: string;
  token: 'required' | 'optional' | 'none';
  /** Query parameters and body fields, `*` for required; headers by name. */
  request: string;
  result: string;
  failure: 'status' | 'envelope';
  retries: number;
}

const call = (
  method: ContractRow['method'],
  path: string,
  token: ContractRow['token'],
  request: string,
  result: string,
  failure: ContractRow['failure'],
  retries: number,
): ContractRow => ({ method, path, token, request, result, failure, retries });

const SETTING =
  '{id*, firstName, lastName, fullName, email, isEmailProved, companyId*, siteId, culture, theme, isOpenAccount, isIb, isAnyLiveAccount, ' +
  'isAnyCfdMetaAccount, firstMt4Login, firstMt5Login, isVisibleDocumentUpload, reAssessmentResult: [{typeId, showPopup, finishDate, isSkip}]}';
const ACCOUNT =
  '{login*, platform*, kind*, name, server, currency*, leverage, balance, equity, credit, margin, freeMargin, marginLevel, ' +
  'swapFree, status, openedAt, nickname, accountType, floatingPl, marginMode, rights, marginCallLevel, stopOutLevel}';
const SLIDE = '{id, contentText, buttonText, image, url}';
const LINK = '{configKey*, configValue*}';
const CAPTCHA_HEADERS = 'X-Captcha-Token X-Site-Id';
const STEP_1 =
  'email* password* firstName* lastName* phone country culture siteId currency platform leverage referralCode acceptsTerms acceptsMarketing marketingDataId affid cxd captchaToken partner birthDate citizenship address address2 city postcode contractKind branchCode nationalNumber';
const STEP_2 =
  'registrationId* birthDate citizenship address city postcode platform currency leverage accountType address2 contractKind branchCode nationalNumber documents';

const CLIENT = '/api/client/v{ver}/Client';
const CMS = '/api/gateway/cms/v{ver}';
const GEO = '/api/gateway/geoip/v{ver}/GeoIp';
const REG = '/api/gateway/registration/v{ver}';

/** Every call in the specification. */
export const SPECIFIED_CALLS: readonly ContractRow[] = [
  call('GET',  `${CLIENT}/client`,                   'required', '',                                     `${SETTING} bare`,        'status',   5),
  call('POST', `${CLIENT}/change-client-settings`,   'required', 'culture theme',                        '-',                      'status',   0),
  call('POST', `${CLIENT}/change-password`,          'required', 'currentPassword* newPassword* code assertion', '-',                      'status',   0),
  call('POST', `${CLIENT}/change-client-info`,       'required', 'firstName lastName phone country address city postcode', '-',    'status',   0),
  call('POST', `${CLIENT}/close-onboarding-page`,    'required', '',                                     '-',                      'status',   0),
  call('POST', `${CLIENT}/change-digital-asset`,     'required', 'walletAddress* network* password code assertion', '-',                      'status',   0),
  call('GET',  `${CLIENT}/check-wallet-address`,     'required', 'walletAddress* network memo',          '{isValid, reason}',      'status',   0),
  call('GET',  `${CLIENT}/check-tool-status`,        'required', 'toolId*',                              '{isActive} | boolean',   'status',   0),
  call('GET',  `${CLIENT}/onboarding-url`,           'required', 'domain*',                              'string',                 'status',   0),
  call('GET',  '/api/client/v{ver}/Account/accounts',   'required', '',                                  `[${ACCOUNT}]`,           'status',   0),
  call('GET',  '/api/client/v{ver}/Account/trader-url', 'required', 'type*',                             '{traderUrl}',            'status',   0),
  call('GET',  '/api/client/v{ver}/TradingCentral/getiframeurl', 'required', 'culture* pageName*',       'string | {url}',         'status',   0),
  call('GET',  `${CMS}/ContentTranslation/getAll`,   'none',     'Culture CompanyId*',                   '[{pageName*, data*: [{key*, value*}]}]', 'status', 5),
  call('GET',  `${CMS}/RegionPopup/region-popup`,    'optional', '',                                     '{id, title, contentText, buttonText, url} | null', 'status', 3),
  call('GET',  `${CMS}/CampaignSlide`,               'optional', '',                                     `[${SLIDE}]`,             'status',   0),
  call('GET',  `${CMS}/Language`,                    'none',     '',                                     '{items*: [{name, culture}]} wrapped', 'status', 3),
  call('GET',  `${CMS}/SiteConfig/{id}`,             'none',     '',                                     `[${LINK}] | {items*: [${LINK}]}`, 'status', 0),
  call('GET',  `${CMS}/SiteDomain/get/{host}/{language}`, 'none', '',                                    '{isActive, companyId*, culture, siteId*}', 'status', 5),
  call('GET',  `${CMS}/SiteCountry/getall`,          'none',     'siteId*',                              '[{code, name, dialCode}]', 'status', 3),
  call('POST', '/api/client/Sca/login',              'none',     `email* password* ${CAPTCHA_HEADERS}`,              '{token*} | {challengeId*, methods*: [string]}', 'envelope', 0),
  call('POST', '/api/client/Sca/reset-password',     'none',     `email* ${CAPTCHA_HEADERS}`,                        '-',                      'envelope', 0),
  call('POST', '/api/client/Sca/create-password',    'none',     `token* password* ${CAPTCHA_HEADERS}`,              '-',                      'envelope', 0),
  call('GET',  `${GEO}/getip`,                       'none',     '',                                     '{ip}',                   'status',   0),
  call('GET',  `${GEO}/countryinfo`,                 'none',     '',                                     '{country: {code, name}, continent: {code}}', 'status', 0),
  call('POST', `${REG}/Registration/clientcheck`,    'none',     'email*',                               '{exists}',               'envelope', 0),
  call('POST', `${REG}/Registration/registerstep1`,  'none',     STEP_1,                                   '{registrationId*}',      'envelope', 0),
  call('POST', `${REG}/Registration/registerstep2`,  'none',     STEP_2,                                   '{scaToken*}',            'envelope', 0),
  call('POST', `${REG}/Registration/singleregister`, 'none',     STEP_1,                                   '{scaToken*}',            'envelope', 0),
  call('POST', `${REG}/LandingPage/registerstep1`,   'none',     STEP_1,                                   '{registrationId*}',      'envelope', 0),
  call('POST', `${REG}/LandingPage/registerstep2`,   'none',     STEP_2,                                   '{scaToken*}',            'envelope', 0),
  call('POST', `${REG}/Marketing/create-marketingId`, 'none',    'uri* siteId* existingGuid',            'string',                 'status',   0),
  call('POST', `${REG}/ClientVerification/sms-otp-send`,        'none', 'phone* captchaToken',           '-',                      'envelope', 0),
  call('POST', `${REG}/ClientVerification/whatsapp-otp-send`,   'none', 'phone* captchaToken',           '-',                      'envelope', 0),
  call('POST', `${REG}/ClientVerification/sms-otp-verify`,      'none', 'phone* code*',                  '-',                      'envelope', 0),
  call('POST', `${REG}/ClientVerification/whatsapp-otp-verify`, 'none', 'phone* code*',                  '-',                      'envelope', 0),
  call('GET',  '/locales/{lng}/{ns}.json',           'none',     'v',                                    'file',                   'status',   5),
  call('POST', '/locales/add/{lng}/{ns}',            'none',     'i18next',                              '-',                      'status',   0),
];
