import { isCulture } from '../../culture/culture';
import { openingHours } from '../support-hours';
import type {
  BrandConfig,
  ChatConfig,
  CompanyChat,
  CompanySettings,
  ConfiguredCompany,
  LegalConfig,
  SupportConfig,
  TagManagerIds,
} from './company-settings';
import {
  choice,
  ConfigError,
  isJsonObject,
  optionalAddress,
  recordOf,
  sectionReader,
  text,
  tokens,
  type ConfigReader,
  type UnknownKey,
  type Readers,
  provider,
} from './config-readers';

const tagId = text(/^[A-Za-z0-9_-]{0,64}$/, 'must be a tag-manager id or empty');

/** Readers of the sections that both the top level and a company may have. */
export const BRAND_READERS: Readers<BrandConfig> = {
  name: text(/^.{1,100}$/, 'must be a text of 1 to 100 characters'),
  slug: text(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/, 'must be letters, digits and hyphens'),
  logo: optionalAddress,
  logoDark: optionalAddress,
  favicon: optionalAddress,
  tokens,
};

export const TAG_MANAGER_READERS: Readers<TagManagerIds> = {
  main: tagId,
  invest: tagId,
  bank: tagId,
  international: tagId,
  internationalAf: tagId,
};

export const CHAT_READERS: Readers<ChatConfig> = {
  provider: provider('chat'),
  identity: choice('gateway', 'browser'),
};

const hours: ConfigReader<string> = (value, key) => {
  if (value === '' || (typeof value === 'string' && openingHours(value))) return value;
  throw new ConfigError(
    key,
    'must be days, times and a zone such as "1-5 08:00-18:00 Europe/London", or empty',
  );
};

export const SUPPORT_READERS: Readers<SupportConfig> = {
  email: text(/^([^\s@?&]+@[^\s@?&]+\.[^\s@?&]+)?$/, 'must be an email address or empty'),
  phone: text(/^(\+[1-9][\d ()-]{5,24}\d)?$/, 'must be a phone number that begins with + or empty'),
  hours,
};

export const LEGAL_READERS: Readers<LegalConfig> = {
  privacy: optionalAddress,
  terms: optionalAddress,
  faq: optionalAddress,
  imprint: optionalAddress,
  risk: optionalAddress,
  licence: optionalAddress,
  partner: optionalAddress,
};

const COMPANY_CHAT_READERS: Readers<CompanyChat> = {
  ...CHAT_READERS,
  key: text(/^.{0,256}$/, 'must be a text'),
};

/** Texts of one culture, nested or with flat keys, as `page.key`. */
const texts: ConfigReader<Readonly<Record<string, string>>> = (value, key) => {
  if (!isJsonObject(value)) throw new ConfigError(key, 'must be an object of texts');
  const flatTexts = Object.entries(value).flatMap(([name, item]): (readonly [string, string])[] => {
    if (typeof item === 'string') return [[name, item]];
    return Object.entries(texts(item, `${key}.${name}`, { origin: '' })).map(([restKey, nestedText]) => [
      `${name}.${restKey}`,
      nestedText,
    ]);
  });
  return Object.fromEntries(flatTexts);
};

/** Reader of a company's differing settings, in the configuration and in an extension. */
export function companySettings(unknownKeys: UnknownKey[]): ConfigReader<CompanySettings> {
  return sectionReader(unknownKeys)<CompanySettings>({}, settingsReaders(unknownKeys));
}

function settingsReaders(unknownKeys: UnknownKey[]): Readers<CompanySettings> {
  const part = sectionReader(unknownKeys);
  const ids = part<Partial<TagManagerIds>>({}, TAG_MANAGER_READERS);
  return {
    brand: part<Partial<BrandConfig>>({}, BRAND_READERS),
    tagManager: (value, key, context) =>
      isJsonObject(value) ? ids(value, key, context) : tagId(value, key, context),
    chat: part<Partial<CompanyChat>>({}, COMPANY_CHAT_READERS),
    support: part<Partial<SupportConfig>>({}, SUPPORT_READERS),
    legal: part<Partial<LegalConfig>>({}, LEGAL_READERS),
    texts: recordOf(isCulture, 'must be a culture of the portal, such as en-US', texts) as ConfigReader<
      NonNullable<CompanySettings['texts']>
    >,
  };
}

const like = text(/^[a-z][a-z0-9-]{0,31}$/, 'must be the key of a variant');

/** Reader of `companies`, by company id. `Companies.withConfig` checks that `like` is a variant. */
export function companies(
  unknownKeys: UnknownKey[],
): ConfigReader<Readonly<Record<string, ConfiguredCompany>>> {
  const readers: Readers<ConfiguredCompany> = { like, ...settingsReaders(unknownKeys) };
  return recordOf(
    (name) => /^[1-9]\d{0,14}$/.test(name),
    'must be a company id',
    sectionReader(unknownKeys)<ConfiguredCompany>({}, readers),
  );
}
