import { BUILT_IN_PROVIDER_IDS, type ProviderIds } from '../providers';
import {
  BRAND_READERS,
  CHAT_READERS,
  companies,
  LEGAL_READERS,
  SUPPORT_READERS,
  TAG_MANAGER_READERS,
} from './company-readers';
import type {
  BrandConfig,
  ChatConfig,
  ConfiguredCompany,
  LegalConfig,
  SupportConfig,
  TagManagerIds,
} from './company-settings';
import {
  address,
  baseAddress,
  choice,
  ConfigError,
  flag,
  origins,
  provider,
  sectionReader,
  text,
  type ConfigContext,
  type ConfigReader,
  type UnknownKey,
} from './config-readers';

export { ConfigError };

/** Receiver of reports of speed and errors (docs/decisions/0006). */
export interface TelemetryConfig {
  /** The id of a provider, or `none`. */
  readonly provider: string;
  /** Base of a collector's paths, without a slash at its end; `otlp` needs one. */
  readonly endpoint: string;
}

/** The runtime configuration, complete (D2). */
export interface PortalConfig {
  /** Without a slash at its end; empty means the page's own origin. */
  readonly apiBaseUrl: string;
  /** The `1` of `v1`. */
  readonly apiVersion: string;
  readonly captcha: {
    /** The id of a provider, `none` for no captcha. */
    readonly provider: string;
    readonly siteKey: string;
  };
  readonly brand: BrandConfig;
  readonly webTerminalUrl: string;
  readonly tagManager: TagManagerIds;
  readonly chat: ChatConfig;
  readonly support: SupportConfig;
  readonly legal: LegalConfig;
  /** Origins that may be framed; empty means every https origin but the portal's own. */
  readonly frameOrigins: readonly string[];
  /** Origins of content pictures; empty means every https origin. */
  readonly imageOrigins: readonly string[];
  readonly consent: 'none' | 'banner';
  /** Origins at which this portal is official; the first is named on the sign-in page, none where the list is empty. */
  readonly publicOrigins: readonly string[];
  /** Overrides for a company, by its id (D2). */
  readonly companies: Readonly<Record<string, ConfiguredCompany>>;
  readonly telemetry: TelemetryConfig;
  /** The "certain restriction" of R2.1. */
  readonly registrationOnly: boolean;
}

/** Defaults for missing keys of `/config.json` (D2). */
export const DEFAULT_CONFIG: PortalConfig = {
  apiBaseUrl: '',
  apiVersion: '1',
  captcha: { provider: 'none', siteKey: '' },
  brand: { name: 'Portico', slug: 'portico', logo: '', logoDark: '', favicon: '', tokens: {} },
  webTerminalUrl: 'https://metatraderweb.app/trade',
  tagManager: { main: '', invest: '', bank: '', international: '', internationalAf: '' },
  chat: { provider: 'none', identity: 'gateway' },
  support: { email: '', phone: '', hours: '' },
  legal: { privacy: '', terms: '', faq: '', imprint: '', risk: '', licence: '', partner: '' },
  frameOrigins: [],
  imageOrigins: [],
  consent: 'none',
  publicOrigins: [],
  companies: {},
  telemetry: { provider: 'none', endpoint: '' },
  registrationOnly: false,
};

/** A valid configuration, and the keys in it that the portal does not know. */
export interface ParsedConfig {
  readonly config: PortalConfig;
  readonly unknownKeys: readonly UnknownKey[];
}

/** Requires the address of the collector for `otlp`. */
function withEndpoint(reader: ConfigReader<TelemetryConfig>): ConfigReader<TelemetryConfig> {
  return (value, key, context) => {
    const telemetry = reader(value, key, context);
    if (telemetry.provider !== 'otlp' || telemetry.endpoint !== '') return telemetry;
    throw new ConfigError(`${key}.endpoint`, 'must be the address of a collector');
  };
}

function configReader(unknownKeys: UnknownKey[]): ConfigReader<PortalConfig> {
  const part = sectionReader(unknownKeys);
  return part(DEFAULT_CONFIG, {
    apiBaseUrl: baseAddress,
    apiVersion: text(/^[A-Za-z0-9][A-Za-z0-9.-]{0,15}$/, 'must be a version such as "1"'),
    captcha: part(DEFAULT_CONFIG.captcha, {
      provider: provider('captcha'),
      siteKey: text(/^.{0,256}$/, 'must be a text'),
    }),
    brand: part(DEFAULT_CONFIG.brand, BRAND_READERS),
    webTerminalUrl: address,
    tagManager: part(DEFAULT_CONFIG.tagManager, TAG_MANAGER_READERS),
    chat: part(DEFAULT_CONFIG.chat, CHAT_READERS),
    support: part(DEFAULT_CONFIG.support, SUPPORT_READERS),
    legal: part(DEFAULT_CONFIG.legal, LEGAL_READERS),
    frameOrigins: origins,
    imageOrigins: origins,
    consent: choice('none', 'banner'),
    publicOrigins: origins,
    companies: companies(unknownKeys),
    telemetry: withEndpoint(
      part(DEFAULT_CONFIG.telemetry, {
        provider: provider('telemetry'),
        endpoint: baseAddress,
      }),
    ),
    registrationOnly: flag,
  });
}

/**
 * Reads `/config.json` (D2). It is small and hand-written, because the boot script includes it.
 * @param json the parsed file, of any shape.
 * @param page the page of the portal.
 * @param antdTokenNames the allowed names in `brand.tokens`; the boot script does not have them and checks the form only.
 * @param providers the known providers; with `null`, as in the boot script, only the form of an id is checked.
 * @throws ConfigError that names the first key with an invalid value.
 */
export function parseConfig(
  json: unknown,
  page: { readonly origin: string },
  antdTokenNames?: ReadonlySet<string>,
  providers: ProviderIds | null = BUILT_IN_PROVIDER_IDS,
): ParsedConfig {
  const unknownKeys: UnknownKey[] = [];
  const context: ConfigContext = {
    origin: page.origin,
    designTokenNames: antdTokenNames,
    providers: providers ?? undefined,
  };
  return { config: configReader(unknownKeys)(json, '', context), unknownKeys };
}
