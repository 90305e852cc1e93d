import {
  BUILT_IN_ENTRIES,
  BUILT_IN_VARIANTS,
  type CompanyEntry,
  type BuiltInVariant,
  type Variant,
} from './company';
import { settingsOver, type CompanySettings, type ConfiguredCompany } from './config/company-settings';
import { ConfigError } from './config/config-readers';

/** An invalid list of companies; the message names the fault and the valid values. */
export class CompanyError extends Error {
  override readonly name = 'CompanyError';
}

const NO_CELLS: ReadonlyMap<string, string> = new Map();
const NO_SETTINGS: CompanySettings = Object.freeze({});

const builtInVariantNamed = (key: BuiltInVariant): Variant =>
  Object.freeze({ key, column: key, cells: NO_CELLS });
const OTHER_VARIANT = builtInVariantNamed('other');

/**
 * Companies of a list. Its keys, ids and cells must already be valid: `companiesFrom` checks the lists of extensions. An
 * entry may be `like` a later one.
 * @throws CompanyError for an unknown `like`, or a circular one.
 */
export function companiesOf(entries: readonly CompanyEntry[]): Companies {
  const keys = [...entries.map(({ key }) => key), OTHER_VARIANT.key];
  const variants = new Map([[OTHER_VARIANT.key, OTHER_VARIANT]]);
  const variantNamed = (key: string, chain: readonly string[]): Variant => {
    const entry = entries.find((candidate) => candidate.key === key);
    const existing = variants.get(key);
    if (existing) return existing;
    const companyName = `Company "${String(chain.at(-1))}"`;
    if (!entry)
      throw new CompanyError(
        `${companyName}: there is no variant "${key}"; like is one of ${keys.join(', ')}`,
      );
    if (chain.includes(key))
      throw new CompanyError(`${companyName} is like itself: ${[...chain, key].join(' → ')}`);
    const { like } = entry;
    const base = like === undefined ? baseVariant(key) : variantNamed(like, [...chain, key]);
    const cells = new Map([...base.cells, ...Object.entries(entry.cells ?? {})]);
    const variant = Object.freeze({ key, column: base.column, cells });
    variants.set(key, variant);
    return variant;
  };
  const companies = entries.map(({ key, id, like: _like, cells: _cells, ...settings }) => ({
    id,
    variant: variantNamed(key, []),
    settings,
  }));
  return new Companies(companies, [...companies.map(({ variant }) => variant), OTHER_VARIANT]);
}

/**
 * The variant on which one without `like` is based: the built-in variant of its key, or `other`, of which it must define
 * every cell.
 */
function baseVariant(key: string): Variant {
  const builtInKey = BUILT_IN_VARIANTS.find((candidate) => candidate === key);
  return builtInKey ? builtInVariantNamed(builtInKey) : OTHER_VARIANT;
}

interface Company {
  readonly id: number;
  readonly variant: Variant;
  readonly settings: CompanySettings;
}

/** The companies of one portal. Immutable; created when the portal is composed. */
export class Companies {
  readonly #byId: ReadonlyMap<number | undefined, Company>;

  constructor(
    companies: readonly Company[],
    /** In the order given, `other` last. */
    readonly variants: readonly Variant[],
  ) {
    this.#byId = new Map(companies.map((company) => [company.id, company]));
  }

  /** The variant of a company id; an unknown or missing one is `other` (D1). */
  variantOf(companyId: number | undefined): Variant {
    return this.#byId.get(companyId)?.variant ?? OTHER_VARIANT;
  }

  /** The settings of a company that differ from the common ones; empty for an unknown company. */
  settingsOf(companyId: number | undefined): CompanySettings {
    return this.#byId.get(companyId)?.settings ?? NO_SETTINGS;
  }

  /** The settings of each company. */
  get settings(): readonly CompanySettings[] {
    return [...this.#byId.values()].map(({ settings }) => settings);
  }

  /**
   * These companies as `/config.json` changes and adds to them (D2 `companies`).
   * @throws ConfigError if `like` names no variant, or is missing for an id that no company has.
   */
  withConfig(companies: Readonly<Record<string, ConfiguredCompany>>): Companies {
    const changedCompanies = Object.entries(companies).map(([key, { like, ...settings }]): Company => {
      const id = Number(key);
      const variant =
        like === undefined
          ? this.#byId.get(id)?.variant
          : this.variants.find((candidate) => candidate.key === like);
      const keys = this.variants.map((variantEntry) => variantEntry.key).join(', ');
      if (!variant) throw new ConfigError(`companies.${key}.like`, `must be one of ${keys}`);
      return { id, variant, settings: settingsOver(this.settingsOf(id), settings) };
    });
    return new Companies([...this.#byId.values(), ...changedCompanies], this.variants);
  }
}

/** The companies of the portal as it ships. */
export const BUILT_IN_COMPANIES: Companies = companiesOf(BUILT_IN_ENTRIES);
