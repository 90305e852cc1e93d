import { isHttpsOrSameOrigin, parseAddress, withoutTrailingSlashes } from '../../kernel/address';
import type { ProviderIds, ProviderKind } from '../providers';

/** Facts about the page and the build that readers check values against. */
export interface ConfigContext {
  /** The page's own origin, `https://portal.example`. */
  readonly origin: string;
  /** Names of the tokens that Ant Design knows; without it names are only checked for their form. */
  readonly designTokenNames?: ReadonlySet<string> | undefined;
  /** The providers that may be named; without them an id is only checked for its form. */
  readonly providers?: ProviderIds | undefined;
}

/** An invalid value in the configuration; `key` is its dotted name (D2). */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  constructor(
    readonly key: string,
    readonly requirement: string,
  ) {
    super(`${key}: ${requirement}`);
  }
}

/** Reads one value or throws a `ConfigError` that names its key. */
export type ConfigReader<Value> = (value: unknown, key: string, context: ConfigContext) => Value;

/** Accepts a JSON object; refuses a list and null. */
export function isJsonObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A string that a pattern accepts. */
export const text =
  (pattern: RegExp, requirement: string): ConfigReader<string> =>
  (value, key) => {
    if (typeof value === 'string' && pattern.test(value)) return value;
    throw new ConfigError(key, requirement);
  };

/** One of several values. */
export const choice =
  <Word extends string>(...words: readonly Word[]): ConfigReader<Word> =>
  (value, key) => {
    const word = words.find((candidate) => candidate === value);
    if (word !== undefined) return word;
    throw new ConfigError(key, `must be one of ${words.join(', ')}`);
  };

/** The id of a provider. */
export const provider =
  (kind: ProviderKind): ConfigReader<string> =>
  (value, key, context) =>
    context.providers
      ? choice(...context.providers[kind])(value, key, context)
      : text(/^[a-z][a-z0-9-]{0,31}$/, 'must be the id of a provider')(value, key, context);

/** `true` or `false`. */
export const flag: ConfigReader<boolean> = (value, key) => {
  if (typeof value === 'boolean') return value;
  throw new ConfigError(key, 'must be true or false');
};

function secureUrl(value: unknown, origin: string): URL | undefined {
  const url = typeof value === 'string' && value !== '' ? parseAddress(value, origin) : undefined;
  return url && isHttpsOrSameOrigin(url, origin) ? url : undefined;
}

/** An https or same-origin address, unchanged. */
export const address: ConfigReader<string> = (value, key, { origin }) => {
  if (secureUrl(value, origin)) return String(value);
  throw new ConfigError(key, 'must be an https or same-origin address');
};

/** Like `address`, or empty. */
export const optionalAddress: ConfigReader<string> = (value, key, context) =>
  value === '' ? '' : address(value, key, context);

/** Like `optionalAddress`, without trailing slashes, so that paths can be appended. */
export const baseAddress: ConfigReader<string> = (value, key, context) => {
  const base = optionalAddress(value, key, context);
  if (/[?#]/.test(base)) throw new ConfigError(key, 'must not have a query or a fragment');
  return withoutTrailingSlashes(base);
};

/** A list of origins, each written without a path. */
export const origins: ConfigReader<readonly string[]> = (value, key, { origin }) => {
  if (!Array.isArray(value)) throw new ConfigError(key, 'must be a list of https origins');
  return value.map((item: unknown, index) => {
    const url = secureUrl(item, origin);
    const isOrigin =
      url && !url.hostname.includes('*') && [url.origin, `${url.origin}/`].includes(String(item));
    if (isOrigin) return url.origin;
    throw new ConfigError(`${key}[${index}]`, 'must be an https origin without a path');
  });
};

const TOKEN_NAME = /^[a-zA-Z][a-zA-Z0-9-]*$/;
const isTokenValue = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);

/** Ant Design tokens; an unknown name is an error (D2). `constructor` and `__proto__` never are one (X2). */
export const tokens: ConfigReader<Readonly<Record<string, string | number | boolean>>> = (
  value,
  key,
  { designTokenNames },
) => {
  if (!isJsonObject(value)) throw new ConfigError(key, 'must be an object of Ant Design tokens');
  const entries = Object.entries(value).map(([name, token]) => {
    const isKnown = designTokenNames
      ? designTokenNames.has(name)
      : TOKEN_NAME.test(name) && !Object.hasOwn(Object.prototype, name);
    if (!isKnown) throw new ConfigError(`${key}.${name}`, 'is not the name of an Ant Design token');
    if (!isTokenValue(token)) throw new ConfigError(`${key}.${name}`, 'must be a string, a number or a flag');
    return [name, token] as const;
  });
  return Object.fromEntries(entries);
};

/** One reader for each key of a section; a missing one is a compile error. */
export type Readers<Value> = {
  readonly [Key in keyof Value]-?: ConfigReader<Exclude<Value[Key], undefined>>;
};

/** A key without a reader. */
export interface UnknownKey {
  /** Its dotted name. */
  readonly key: string;
  /** The keys of the section. */
  readonly knownKeys: readonly string[];
}

/** Reads nested objects by the readers of their keys; a missing key gets its default, a key without a reader is added to `unknownKeys`. */
export const sectionReader =
  (unknownKeys: UnknownKey[]) =>
  <Value extends object>(defaults: Value, readers: Readers<Value>): ConfigReader<Value> =>
  (value, key, context) => {
    if (!isJsonObject(value)) throw new ConfigError(key || 'config.json', 'must be an object');
    const keysOfReaders = Object.keys(readers);
    const nameOf = (name: string): string => (key === '' ? name : `${key}.${name}`);
    unknownKeys.push(
      ...Object.keys(value)
        .filter((name) => !Object.hasOwn(readers, name))
        .map((name) => ({ key: nameOf(name), knownKeys: keysOfReaders })),
    );
    const read = readers as Readonly<Record<string, ConfigReader<unknown>>>;
    const presentKeys = keysOfReaders.filter((name) => Object.hasOwn(value, name));
    const overrides = presentKeys.map((name) => [name, read[name]?.(value[name], nameOf(name), context)]);
    return { ...defaults, ...(Object.fromEntries(overrides) as Partial<Value>) };
  };

/** An object whose keys are data; `isKey` accepts the valid ones. */
export const recordOf =
  <Value>(
    isKey: (name: string) => boolean,
    requirement: string,
    read: ConfigReader<Value>,
  ): ConfigReader<Readonly<Record<string, Value>>> =>
  (value, key, context) => {
    if (!isJsonObject(value)) throw new ConfigError(key, 'must be an object');
    const entries = Object.entries(value).map(([name, item]) => {
      if (!isKey(name)) throw new ConfigError(`${key}.${name}`, requirement);
      return [name, read(item, `${key}.${name}`, context)] as const;
    });
    return Object.fromEntries(entries);
  };
