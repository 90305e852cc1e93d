import { MENUS } from '../../domain/access/menu.table';
import { routeOfPath } from '../../domain/access/routes';
import { PUBLIC_ACCESS, ROUTE_ACCESS, ROUTE_KEYS } from '../../domain/access/routes.table';
import { CULTURES } from '../../domain/culture/cultures.table';
import { BUILT_IN_VARIANTS, type CompanyEntry } from '../../domain/site/company';
import { companySettings } from '../../domain/site/config/company-readers';
import { ConfigError, type UnknownKey } from '../../domain/site/config/config-readers';
import { providerIds, BUILT_IN_PROVIDER_IDS, type ProviderIds } from '../../domain/site/providers';
import type { Features } from '../features';
import { faultOfBindings } from './check-bindings';
import type { ExtensionParts } from './extension';
import { grammarFault } from './extension-schema';
import { ExtensionError, Registry } from './registry';
import { TEXT_NAMES } from './reserved-names.table';

const SLOTS = ['id', 'bindings', 'providers', 'companies', 'screens', 'menu', 'texts', 'theme'];

/** Addresses are https or of the portal's origin, on a loopback host also http. The real origin is not known yet. */
const ANY_ORIGIN = 'http://localhost';

/**
 * Checks every extension of a portal. A name that would be ignored silently is a fault.
 * @param designTokenNames the names of Ant Design's tokens; without them the tokens of themes are not checked.
 * @throws ExtensionError at the first fault.
 */
export function checkExtensions(
  all: readonly ExtensionParts[],
  features: Features,
  designTokenNames?: ReadonlySet<string>,
): void {
  const registry = registryOf(features, designTokenNames);
  const bindings = all.flatMap((extension) => extension.bindings ?? []);
  const providers = providerIds(all.flatMap((extension) => extension.providers ?? []));
  for (const check of [checkGrammar, claimNames, checkReferences, checkTexts])
    for (const extension of all) check(extension, `Extension "${extension.id}"`, registry);
  for (const extension of all) {
    const place = `Extension "${extension.id}"`;
    refuse(faultOfBindings(extension.bindings ?? [], bindings, features), place);
    for (const company of extension.companies ?? [])
      refuse(faultOfSettings(company, providers), `${place}: company "${company.key}"`);
  }
}

function refuse(fault: string | undefined, place: string): void {
  if (fault !== undefined) throw new ExtensionError(`${place}: ${fault}`);
}

/** The names of the portal's own code. */
function registryOf({ lazy }: Features, designTokenNames?: ReadonlySet<string>): Registry {
  const registry = new Registry();
  const access = [...Object.values(ROUTE_ACCESS), ...Object.values(PUBLIC_ACCESS)];
  registry.add('slot', SLOTS);
  registry.add('id', [...TEXT_NAMES, ...lazy.map(({ key }) => key)].sort());
  registry.add('kind of provider', Object.keys(BUILT_IN_PROVIDER_IDS));
  for (const [kind, ids] of Object.entries(BUILT_IN_PROVIDER_IDS)) registry.add(`${kind} provider`, ids);
  registry.add('screen', ['shell', ...ROUTE_KEYS, ...access.flatMap(({ words }) => words)]);
  registry.add('access', ['client', 'anyone']);
  registry.add('variant', BUILT_IN_VARIANTS);
  registry.add('theme variant', ['all', ...BUILT_IN_VARIANTS]);
  registry.add('scheme', ['light', 'dark']);
  if (designTokenNames) registry.add('token', designTokenNames);
  registry.add('culture', Object.keys(CULTURES));
  registry.add('menu', Object.keys(MENUS));
  for (const [menu, entries] of Object.entries(MENUS))
    registry.add(
      `${menu} entry`,
      entries.map(({ key }) => key),
    );
  return registry;
}

function checkGrammar(extension: ExtensionParts, place: string, registry: Registry): void {
  for (const slot of Object.keys(extension)) registry.mustExist('slot', slot, place);
  refuse(grammarFault(extension), place);
}

/** Claims the names of an extension's parts. A menu entry may follow entries that are claimed before it. */
function claimNames(extension: ExtensionParts, place: string, registry: Registry): void {
  const { id, providers = [], companies = [], screens = [], menu = [] } = extension;
  registry.claim('id', id, place);
  for (const provider of providers) {
    registry.mustExist('kind of provider', provider.kind, place);
    registry.claim(`${provider.kind} provider`, provider.id, place);
  }
  // `companiesFrom` checks the keys, the variants and the cells of companies.
  for (const kind of ['variant', 'theme variant'])
    registry.add(
      kind,
      companies.map(({ key }) => key),
      place,
    );
  for (const { key, path } of screens) {
    registry.claim('screen', key, place);
    registry.add('extension screen', [key], place);
    // A brand's slug may precede "-social".
    const slug = path.split('/')[1]?.replace(/-social$/, '') ?? '';
    if (routeOfPath(path, slug)) registry.add('page', [path]);
    registry.claim('page', path, place);
  }
  for (const { key, slots, after } of menu) {
    for (const slot of slots) {
      registry.mustExist('menu', slot, place);
      if (after !== undefined) registry.mustExist(`${slot} entry`, after, place);
      registry.claim(`${slot} entry`, key, place);
    }
  }
}

function checkReferences(extension: ExtensionParts, place: string, registry: Registry): void {
  const { companies = [], screens = [], menu = [], theme = {} } = extension;
  const checkTokens = (tokens: object = {}, place: string) => {
    if (registry.has('token'))
      for (const name of Object.keys(tokens)) registry.mustExist('token', name, place);
  };
  for (const { access, companies = [] } of screens) {
    registry.mustExist('access', access, place);
    for (const company of companies) registry.mustExist('variant', company, place);
  }
  for (const { screen } of menu)
    if (screen !== undefined) registry.mustExist('extension screen', screen, place);
  for (const { key, brand } of companies) checkTokens(brand?.tokens, `${place}: company "${key}"`);
  for (const [variant, schemes] of Object.entries(theme)) {
    registry.mustExist('theme variant', variant, place);
    for (const [scheme, tokens] of Object.entries(schemes)) {
      registry.mustExist('scheme', scheme, place);
      checkTokens(tokens as object, place);
    }
  }
}

/** The fault of a company's settings, which are read like `companies` of the configuration. */
function faultOfSettings(company: CompanyEntry, providers: ProviderIds): string | undefined {
  const { key: _key, id: _id, like: _like, cells: _cells, ...settings } = company;
  const unknownKeys: UnknownKey[] = [];
  try {
    companySettings(unknownKeys)(settings, '', { origin: ANY_ORIGIN, providers });
  } catch (error) {
    if (error instanceof ConfigError) return `${error.key} ${error.requirement}.`;
    throw error;
  }
  const [unknown] = unknownKeys;
  return unknown && `there is no "${unknown.key}". Valid: ${unknown.knownKeys.join(', ')}.`;
}

function checkTexts(extension: ExtensionParts, place: string, registry: Registry): void {
  const { id, texts, screens = [], menu = [] } = extension;
  if (texts === undefined) return;
  const { 'en-US': english } = texts;
  if (!english) return refuse('its texts have no "en-US", which replaces a text that is missing.', place);
  const isOwnKey = (key: string) => key.startsWith(`${id}.`);
  for (const [culture, map] of Object.entries(texts)) {
    registry.mustExist('culture', culture, place);
    const foreignKey = typeof map === 'function' ? undefined : Object.keys(map).find((key) => !isOwnKey(key));
    if (foreignKey !== undefined)
      refuse(
        `the text "${foreignKey}" does not begin with "${id}.". The portal's own are changed by a company's texts.`,
        place,
      );
  }
  if (typeof english === 'function') return;
  registry.add('English text', Object.keys(english), place);
  const usedKeys = [...screens.map(({ title }) => title), ...menu.map(({ label }) => label)].filter(isOwnKey);
  for (const key of usedKeys) registry.mustExist('English text', key, place);
}
