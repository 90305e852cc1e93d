/**
 * R7 as D4 fixes it, typed by hand. A result is written as the words of its shape: `name*` is
 * required, `[…]` a list, `a | b` one or the other, `-` nothing, `file` what is served as it lies there; `bare` after it means the body may lack the envelope.
 */
export interface ContractRow {
  method: 'GET' | 'POST';
  path: string;
  token: 'required' | 'optional' | 'none';
  /** Query parameters and body fields, `*` for required; headers under their names. */
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
  '{id*, firstName, lastName, fullName, email, companyId*, siteId, culture, theme, isOpenAccount, isIb, isAnyLiveAccount, ' +
  'isAnyCfdMetaAccount, firstMt4Login, firstMt5Login, isVisibleDocumentUpload, reAssessmentResult: [{typeId, showPopup, finishDate, isSkip}]}';
const ACCOUNT =
  '{login*, platform*, kind*, name, server, currency*, leverage, balance, equity, credit, margin, freeMargin, marginLevel, ' +
  'swapFree, status, openedAt, nickname, accountType, floatingPl, marginMode, rights, marginCallLevel, stopOutLevel}';
const SLIDE = '{id, contentText, buttonText, image, url}';
const LINK = '{configKey*, configValue*}';
const SCA = 'X-Captcha-Token X-Site-Id';
const FORM =
  'email* password* firstName* lastName* phone country culture siteId currency platform leverage referralCode acceptsTerms acceptsMarketing marketingDataId affid cxd captchaToken partner';
const REST =
  'registrationId* birthDate citizenship address city postcode platform currency leverage accountType address2 contractKind branchCode nationalNumber documents';

const CLIENT = '/api/client/v{ver}/Client';
const CMS = '/api/gateway/cms/v{ver}';
const C = '/api/client/v{ver}';
const GEO = '/api/gateway/geoip/v{ver}/GeoIp';
const REG = '/api/gateway/registration/v{ver}';

/** Every call of the specification. */
export const SPECIFIED_CALLS: readonly ContractRow[] = [
  call('GET',  `${CLIENT}/client`,                   'required', '',                                     `${SETTING} bare`,        'status',   5),
  call('POST', `${CLIENT}/change-client-settings`,   'required', 'culture theme',                        '-',                      'status',   0),
  call('POST', `${CLIENT}/change-password`,          'required', 'currentPassword* newPassword*',        '-',                      'status',   0),
  call('POST', `${CLIENT}/change-client-info`,       'required', 'firstName lastName phone country address city postcode', '-',    'status',   0),
  call('POST', `${CLIENT}/close-onboarding-page`,    'required', '',                                     '-',                      'status',   0),
  call('POST', `${CLIENT}/change-digital-asset`,     'required', 'walletAddress* network*',              '-',                      'status',   0),
  call('GET',  `${CLIENT}/check-wallet-address`,     'required', 'walletAddress*',                       '{isValid}',              'status',   0),
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
  call('POST', '/api/client/Sca/login',              'none',     `email* password* ${SCA}`,              '{token*}',               'envelope', 0),
  call('POST', '/api/client/Sca/reset-password',     'none',     `email* ${SCA}`,                        '-',                      'envelope', 0),
  call('POST', '/api/client/Sca/create-password',    'none',     `token* password* ${SCA}`,              '-',                      'envelope', 0),
  call('GET',  `${GEO}/getip`,                       'none',     '',                                     '{ip}',                   'status',   0),
  call('GET',  `${GEO}/countryinfo`,                 'none',     '',                                     '{country: {code, name}, continent: {code}}', 'status', 0),
  call('POST', `${REG}/Registration/clientcheck`,    'none',     'email*',                               '{exists}',               'envelope', 0),
  call('POST', `${REG}/Registration/registerstep1`,  'none',     FORM,                                   '{registrationId*}',      'envelope', 0),
  call('POST', `${REG}/Registration/registerstep2`,  'none',     REST,                                   '{scaToken*}',            'envelope', 0),
  call('POST', `${REG}/Registration/singleregister`, 'none',     FORM,                                   '{scaToken*}',            'envelope', 0),
  call('POST', `${REG}/LandingPage/registerstep1`,   'none',     FORM,                                   '{registrationId*}',      'envelope', 0),
  call('POST', `${REG}/LandingPage/registerstep2`,   'none',     REST,                                   '{scaToken*}',            'envelope', 0),
  call('POST', `${REG}/Marketing/create-marketingId`, 'none',    'uri* siteId* existingGuid',            'string',                 'status',   0),
  call('POST', `${REG}/ClientVerification/sms-otp-send`,        'none', 'phone*',                        '-',                      'envelope', 0),
  call('POST', `${REG}/ClientVerification/whatsapp-otp-send`,   'none', 'phone*',                        '-',                      'envelope', 0),
  call('POST', `${REG}/ClientVerification/sms-otp-verify`,      'none', 'phone* code*',                  '-',                      'envelope', 0),
  call('POST', `${REG}/ClientVerification/whatsapp-otp-verify`, 'none', 'phone* code*',                  '-',                      'envelope', 0),
  call('GET',  '/locales/{lng}/{ns}.json',           'none',     'v',                                    'file',                   'status',   5),
  call('POST', '/locales/add/{lng}/{ns}',            'none',     'i18next',                              '-',                      'status',   0),
];

/** A symbol, and a rate between two currencies, as the calculators need them. */
const INSTRUMENT = '{symbol*, name, group, currency*, contractSize*, digits*, point, pip, lotStep, price, swapMode, swapLong, swapShort, tripleSwapDay, source, time}';
const RATE = '{from*, to*, rate*, source, time}';

/** What a new client may choose, and what has to be read first. */
const OPTIONS =
  '{password: {minLength, maxLength, needs: [string], notEmail}, minimumAge, offers: [{platform*, accountType*, currencies*: [string], leverages*: [integer]}], contractKinds: [{code*, name}], branches: [{code*, name}]}';
const DOCUMENTS = '[{id*, title*, version, language, sha256*, paragraphs*: [string]}]';

/** The first section of the investment-account application. */
const PERSON = '{salutation, firstName, lastName, birthDate, citizenship, reason}';

/** A message of the built-in support chat. */
const MESSAGE = '{id*, from*, text*, sentAt}';

/** The stand-in gateway's own calls, which D4 allows beside the table. */
export const OWN_CALLS: readonly ContractRow[] = [
  call('GET',  '/config.json',                       'none',     '',                                     'file',                   'status',   0),
  call('POST', '/api/client/v{ver}/Support/identity', 'required', '',                                   '{token*}',               'status',   0),
  call('POST', '/api/client/v{ver}/Support/conversation', 'none', 'identity visitor',                   `{messages*: [${MESSAGE}]}`, 'status', 0),
  call('POST', '/api/client/v{ver}/Support/message', 'none',      'identity visitor id* text* culture', `{messages*: [${MESSAGE}]}`, 'status', 0),
  call('POST', '/api/client/Sca/check-password-link', 'none',    'token*',                               '{state*}',               'status',   0),
  call('GET',  `${REG}/Registration/options`,        'none',     'siteId*',                              OPTIONS,                  'status',   0),
  call('GET',  `${REG}/Registration/documents`,      'none',     'siteId*',                              DOCUMENTS,                'status',   0),
  call('POST', '/api/client/Sca/logout',             'required', '',                                     '-',                      'status',   0),
  call('POST', '/api/client/Sca/renew',              'required', '',                                     '{token*}',               'status',   0),
  call('GET',  '/api/client/v{ver}/Captcha/challenge', 'none',   '',                                     '{algorithm*, challenge*, salt*, signature*, maxnumber*}', 'status', 0),
  call('GET',  `${CMS}/Instruments`,                 'required', '',                                     `{instruments*: [${INSTRUMENT}], rates*: [${RATE}]}`, 'status', 0),
  call('GET',  `${CMS}/News`,                        'optional', 'Culture*',                             '[{id*, title*, summary, source, category, instruments: [string], language, publishedAt}]', 'status', 0),
  call('GET',  `${C}/Client/profile`,                'required', '',                                     '{firstName, lastName, email, phone, country, address, city, postcode, registeredAt, isVerified*}', 'status', 0),
  call('GET',  `${C}/Client/digital-asset`,          'required', '',                                     '{walletAddress*, network, updatedAt} | null', 'status', 0),
  call('GET',  `${C}/Document/documents`,            'required', '',                                     '[{kind*, status*, fileName, size, sentAt, reviewedAt, validUntil, reason}]', 'status', 0),
  call('POST', `${C}/Document/begin`,                'required', 'kind* fileName* size*',                '{uploadId*, partSize*}', 'status',   0),
  call('POST', `${C}/Document/part`,                 'required', 'uploadId* part* data*',                '-',                      'status',   0),
  call('POST', `${C}/Document/finish`,               'required', 'uploadId*',                            '-',                      'status',   0),
  call('GET',  `${C}/Onboarding/application`,        'required', 'typeId*',                              `{answers*: ${PERSON}, savedAt}`, 'status', 0),
  call('POST', `${C}/Onboarding/save`,               'required', 'typeId* answers*',                     '{savedAt*}',             'status',   0),
  call('GET',  `${C}/Partnership/overview`,          'required', '',                                     '{links*: [{id*, code*, name, url*, clicks, signUps, firstDeposits}], commission*: [{currency*, total, paid, approved, accrued}]}', 'status', 0),
  call('GET',  `${C}/Social/strategies`,             'required', '',                                     '[{id*, name*, provider, summary, currency, returnPercent, drawdownPercent, pips, feePercent, minimum, copiers, startedAt}]', 'status', 0),
  call('GET',  `${C}/Notification/notifications`,    'required', '',                                     '[{id*, category, severity, title*, body, buttonText, url, createdAt, isRead}]', 'status', 0),
  call('POST', `${C}/Notification/mark-read`,        'required', 'ids*',                                 '-',                      'status',   0),
  call('GET',  `${CMS}/Campaigns`,                   'required', '',                                     '[{id*, title*, contentText, reward, terms, joinFrom, startsAt, endsAt, isEligible, reason, joinedAt}]', 'status', 0),
  call('POST', `${CMS}/Campaigns/join`,              'required', 'campaignId*',                          '-',                      'status',   0),
];
