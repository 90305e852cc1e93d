import type { Culture } from '../../culture/cultures.table';

/** Company variants that have a tag-manager id; `internationalAf` is for geo code AF (R7). */
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
  /** Ant Design tokens by name; they override the variant's own. */
  readonly tokens: Readonly<Record<string, string | number | boolean>>;
}

/** The support chat (D2). */
export interface ChatConfig {
  /** The id of a provider, `none` for no chat. */
  readonly provider: string;
  readonly identity: 'gateway' | 'browser';
}

/** Contact data of the support; empty fields are not shown. */
export interface SupportConfig {
  readonly email: string;
  /** International, `+44 20 7946 0018`. */
  readonly phone: string;
  /** `1-5 08:00-18:00 Europe/London`: days from Monday (1) to Sunday (7), times, and the zone they are in. */
  readonly hours: string;
}

/** Addresses of the legal texts that the footer and the registrations link, in every language; empty means the shipped ones. */
export interface LegalConfig {
  readonly privacy: string;
  readonly terms: string;
  readonly faq: string;
  readonly imprint: string;
  readonly risk: string;
  readonly licence: string;
  readonly partner: string;
}

/** A company's settings of the support chat; `key` is the provider's and replaces the text with the key. */
export interface CompanyChat extends ChatConfig {
  readonly key: string;
}

/** Settings of one company that override those for all (D2 `companies`). */
export interface CompanySettings {
  readonly brand?: Partial<BrandConfig>;
  /** An id for the company's clients everywhere, or some of the ids as the top level has them. */
  readonly tagManager?: string | Partial<TagManagerIds>;
  readonly chat?: Partial<CompanyChat>;
  readonly support?: Partial<SupportConfig>;
  readonly legal?: Partial<LegalConfig>;
  /** Flat keys, `page.key`; they override the shipped texts, and the gateway's texts override them. */
  readonly texts?: Readonly<Partial<Record<Culture, Readonly<Record<string, string>>>>>;
}

/** An entry of the configuration's `companies`. */
export interface ConfiguredCompany extends CompanySettings {
  /** Key of the variant that the company is served as. */
  readonly like?: string;
}

/** A brand with a company's overrides; tokens one by one. */
export function brandOver<Base extends Partial<BrandConfig>>(
  base: Base,
  overrides: Partial<BrandConfig> = {},
): Base {
  return { ...base, ...overrides, tokens: { ...base.tokens, ...overrides.tokens } };
}

/** Settings of a company with overrides, key by key in each section. */
export function settingsOver(base: CompanySettings, overrides: CompanySettings): CompanySettings {
  const cultures = Object.keys({ ...base.texts, ...overrides.texts }) as Culture[];
  return {
    brand: brandOver(base.brand ?? {}, overrides.brand),
    tagManager: overrides.tagManager ?? base.tagManager ?? {},
    chat: { ...base.chat, ...overrides.chat },
    support: { ...base.support, ...overrides.support },
    legal: { ...base.legal, ...overrides.legal },
    texts: Object.fromEntries(
      cultures.map((culture) => [culture, { ...base.texts?.[culture], ...overrides.texts?.[culture] }]),
    ),
  };
}
