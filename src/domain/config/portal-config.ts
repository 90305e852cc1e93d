import {
  address,
  baseAddress,
  choice,
  ConfigError,
  flag,
  isJsonObject,
  optionalAddress,
  origins,
  text,
  tokens,
  type ConfigContext,
  type ConfigReader,
} from './config-readers';

export { ConfigError };

/** Company variants that have a tag-manager id; `internationalAf` is for geo code AF (spec 7). */
export interface TagManagerIds {
  readonly main: string;
  readonly invest: string;
  readonly bank: string;
  readonly international: string;
  readonly internationalAf: string;
}

/** An operator's name, pictures and colours. */
export interface BrandConfig {
  readonly name: string;
  /** First part of the social route: `/{slug}-social`. */
  readonly slug: string;
  /** Addresses of pictures; empty means the portal's own. */
  readonly logo: string;
  readonly logoDark: string;
  readonly favicon: string;
  /** Ant Design tokens by name, laid over the variant's own. */
  readonly tokens: Readonly<Record<string, string | number | boolean>>;
}

/** The support chat (decisions 2). */
export interface ChatConfig {
  readonly provider: 'none' | 'zendesk' | 'builtin';
  readonly identity: 'gateway' | 'browser';
}

/** Who is told of speed and errors (docs/decisions/0006). */
export interface TelemetryConfig {
  readonly provider: 'none' | 'console' | 'otlp';
  /** Base of a collector's paths, without a slash at its end; `otlp` needs one. */
  readonly endpoint: string;
}

/** The runtime configuration, complete (decisions 2). */
export interface PortalConfig {
  /** Without a slash at its end; empty means the page's own origin. */
  readonly apiBaseUrl: string;
  /** The `1` of `v1`. */
  readonly apiVersion: string;
  readonly captcha: {
    readonly provider: 'none' | 'altcha' | 'turnstile' | 'recaptcha';
    readonly siteKey: string;
  };
  readonly brand: BrandConfig;
  readonly webTerminalUrl: string;
  readonly tagManager: TagManagerIds;
  readonly chat: ChatConfig;
  /** Origins that may be framed; empty means every https origin but the portal's own. */
  readonly frameOrigins: readonly string[];
  /** Origins of content pictures; empty means every https origin. */
  readonly imageOrigins: readonly string[];
  readonly consent: 'none' | 'banner';
  readonly telemetry: TelemetryConfig;
  /** The "certain restriction" of spec 2.1. */
  readonly registrationOnly: boolean;
}

/** What holds where `/config.json` says nothing (decisions 2). */
export const DEFAULT_CONFIG: PortalConfig = {
  apiBaseUrl: '',
  apiVersion: '1',
  captcha: { provider: 'none', siteKey: '' },
  brand: { name: 'Portico', slug: 'portico', logo: '', logoDark: '', favicon: '', tokens: {} },
  webTerminalUrl: 'https://metatraderweb.app/trade',
  tagManager: { main: '', invest: '', bank: '', international: '', internationalAf: '' },
  chat: { provider: 'none', identity: 'gateway' },
  frameOrigins: [],
  imageOrigins: [],
  consent: 'none',
  telemetry: { provider: 'none', endpoint: '' },
  registrationOnly: false,
};

type Section = Readonly<Record<string, unknown>>;

/** One reader for each key of a section; a missing one is a compile error. */
type Readers<Value> = { readonly [Key in keyof Value]-?: ConfigReader<Value[Key]> };

/** A configuration that holds, and the keys in it that mean nothing to the portal, as dotted names. */
export interface ParsedConfig {
  readonly config: PortalConfig;
  readonly unknownKeys: readonly string[];
}

const tagId = text(/^[A-Za-z0-9_-]{0,64}$/, 'must be a tag-manager id or empty');

/** Reads a nested object by the readers of its keys; what is missing has its default. */
function section<Value extends object>(
  defaults: Value,
  readers: Readers<Value>,
  unknownKeys: string[],
): ConfigReader<Value> {
  return (value, key, context) => {
    if (!isJsonObject(value)) throw new ConfigError(key || 'config.json', 'must be an object');
    const nameOf = (name: string): string => (key === '' ? name : `${key}.${name}`);
    unknownKeys.push(
      ...Object.keys(value)
        .filter((name) => !Object.hasOwn(readers, name))
        .map(nameOf),
    );
    const known = Object.keys(readers).filter((name) => Object.hasOwn(value, name));
    const read = readers as Readonly<Record<string, ConfigReader<unknown>>>;
    const overrides = known.map((name) => [name, read[name]?.(value[name], nameOf(name), context)]);
    return { ...defaults, ...(Object.fromEntries(overrides) as Section) };
  };
}

/** A collector has to be somewhere. */
function withEndpoint(reader: ConfigReader<TelemetryConfig>): ConfigReader<TelemetryConfig> {
  return (value, key, context) => {
    const telemetry = reader(value, key, context);
    if (telemetry.provider !== 'otlp' || telemetry.endpoint !== '') return telemetry;
    throw new ConfigError(`${key}.endpoint`, 'must be the address of a collector');
  };
}

function configReader(unknownKeys: string[]): ConfigReader<PortalConfig> {
  const part = <Value extends object>(defaults: Value, readers: Readers<Value>): ConfigReader<Value> =>
    section(defaults, readers, unknownKeys);
  return part(DEFAULT_CONFIG, {
    apiBaseUrl: baseAddress,
    apiVersion: text(/^[A-Za-z0-9][A-Za-z0-9.-]{0,15}$/, 'must be a version such as "1"'),
    captcha: part(DEFAULT_CONFIG.captcha, {
      provider: choice('none', 'altcha', 'turnstile', 'recaptcha'),
      siteKey: text(/^.{0,256}$/, 'must be a text'),
    }),
    brand: part(DEFAULT_CONFIG.brand, {
      name: text(/^.{1,100}$/, 'must be a text of 1 to 100 characters'),
      slug: text(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/, 'must be letters, digits and hyphens'),
      logo: optionalAddress,
      logoDark: optionalAddress,
      favicon: optionalAddress,
      tokens,
    }),
    webTerminalUrl: address,
    tagManager: part(DEFAULT_CONFIG.tagManager, {
      main: tagId,
      invest: tagId,
      bank: tagId,
      international: tagId,
      internationalAf: tagId,
    }),
    chat: part(DEFAULT_CONFIG.chat, {
      provider: choice('none', 'zendesk', 'builtin'),
      identity: choice('gateway', 'browser'),
    }),
    frameOrigins: origins,
    imageOrigins: origins,
    consent: choice('none', 'banner'),
    telemetry: withEndpoint(
      part(DEFAULT_CONFIG.telemetry, {
        provider: choice('none', 'console', 'otlp'),
        endpoint: baseAddress,
      }),
    ),
    registrationOnly: flag,
  });
}

/**
 * Reads `/config.json` (decisions 2). Small and hand-written, for the boot script carries it.
 * @param json the parsed file, of any shape.
 * @param page where the portal runs.
 * @param antdTokenNames names that `brand.tokens` may hold; the boot script has none and checks their form only.
 * @throws ConfigError that names the first key whose value may not stand there.
 */
export function parseConfig(
  json: unknown,
  page: { readonly origin: string },
  antdTokenNames?: ReadonlySet<string>,
): ParsedConfig {
  const unknownKeys: string[] = [];
  const context: ConfigContext = { origin: page.origin, tokenNames: antdTokenNames };
  return { config: configReader(unknownKeys)(json, '', context), unknownKeys };
}
