import { contributedScreenAt } from '../../domain/access/contributed-pages';
import { MENUS, type MenuName } from '../../domain/access/menu.table';
import { routeOfPath } from '../../domain/access/routes';
import { PUBLIC_ACCESS, ROUTE_ACCESS, ROUTE_KEYS } from '../../domain/access/routes.table';
import { isHttpsAddress } from '../../domain/kernel/address';
import { STOCK_VARIANTS } from '../../domain/site/company';
import { CULTURES } from '../../domain/culture/cultures.table';
import { PREFIXES } from '../../domain/culture/prefixes.table';
import { companySettings } from '../../domain/site/config/company-readers';
import { ConfigError, type UnknownKey } from '../../domain/site/config/config-readers';
import { providerIds, STOCK_PROVIDER_IDS } from '../../domain/site/providers';
import { faultOfBindings } from './check-bindings';
import type { ExtensionParts } from './extension';
import type { Features } from '../features';
import { SERVED_SEGMENTS, TEXT_NAMES } from './reserved-names.table';

/** An extension uses a name that doesn't exist, or one that is taken. The message lists the valid names. */
export class ExtensionError extends Error {
  override readonly name = 'ExtensionError';
}

/** The extensions against which one is checked. */
interface CheckContext {
  readonly before: readonly ExtensionParts[];
  readonly all: readonly ExtensionParts[];
  readonly features: Features;
  readonly tokenNames: ReadonlySet<string> | undefined;
}

type Fault = string | undefined;
type Check = (extension: ExtensionParts, around: CheckContext) => Fault;

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const PATH = /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/;
const NAME_RULE = 'lower-case letters, digits and single hyphens, a letter first';

const joinNames = (names: Iterable<string>): string => [...new Set(names)].join(', ');
const firstFault = <T>(items: readonly T[] | undefined, faultOf: (item: T, index: number) => Fault): Fault =>
  items?.map(faultOf).find((fault) => fault !== undefined);

/** The fault of a name that is not valid. */
function unknownName(what: string, name: string, valid: Iterable<string>, many = `${what}s`): Fault {
  const names = [...valid];
  return names.includes(name)
    ? undefined
    : `there is no ${what} "${name}". ${many[0]?.toUpperCase() ?? ''}${many.slice(1)}: ${joinNames(names)}.`;
}

/** The fault of the first token that Ant Design doesn't have, if its names are known. */
const unknownTokenName = (tokens: object = {}, names: ReadonlySet<string> | undefined): Fault =>
  names && firstFault(Object.keys(tokens), (name) => unknownName('token', name, names));

/** Addresses are https or of the portal's origin, on a loopback host also http. The real origin is not known yet. */
const ANY_ORIGIN = 'http://localhost';

/** One check for each slot. A name that would be ignored silently is a fault. */
const CHECKS: Readonly<Record<keyof ExtensionParts, Check>> = {
  id: ({ id }, { before, features }) => {
    if (!NAME.test(id)) return `an id is ${NAME_RULE}.`;
    const takenNames = [...TEXT_NAMES, ...features.lazy.map(({ key }) => key)].sort();
    if (takenNames.includes(id))
      return `the portal itself has something of this name. Taken: ${joinNames(takenNames)}.`;
    return before.some((other) => other.id === id) ? 'there are two extensions of this id.' : undefined;
  },

  /** The ports in `OWN_PORTS` cannot be replaced. */
  bindings: ({ bindings = [] }, { all, features }) =>
    faultOfBindings(
      bindings,
      all.flatMap((other) => other.bindings ?? []),
      features,
    ),

  providers: ({ providers = [] }, { before }) =>
    firstFault(providers, ({ kind, id }, place) => {
      const stock = STOCK_PROVIDER_IDS[kind] as readonly string[] | undefined;
      if (!stock) return unknownName('kind of provider', kind, Object.keys(STOCK_PROVIDER_IDS), 'kinds');
      const others = [...before.flatMap((other) => other.providers ?? []), ...providers.slice(0, place)];
      const takenIds = [...stock, ...others.filter((other) => other.kind === kind).map((other) => other.id)];
      return takenIds.includes(id)
        ? `the ${kind} provider "${id}" is there already. Taken: ${joinNames(takenIds)}.`
        : undefined;
    }),

  /** Settings are read like `companies` of the configuration; `companiesFrom` checks the variant and the cells. */
  companies: ({ companies = [] }, { all, tokenNames }) =>
    firstFault(companies, ({ key, id: _id, like: _like, cells: _cells, ...settings }) => {
      const subject = `company "${key}"`;
      const providers = providerIds(all.flatMap((other) => other.providers ?? []));
      const unknownKeys: UnknownKey[] = [];
      try {
        companySettings(unknownKeys)(settings, '', { origin: ANY_ORIGIN, providers });
      } catch (error) {
        if (error instanceof ConfigError) return `${subject}: ${error.key} ${error.expected}.`;
        throw error;
      }
      const [stray] = unknownKeys;
      if (stray) return `${subject}: there is no "${stray.key}". Valid keys: ${joinNames(stray.knownKeys)}.`;
      const fault = unknownTokenName(settings.brand?.tokens, tokenNames);
      return fault && `${subject}: ${fault}`;
    }),

  screens: ({ screens = [] }, { before, all }) =>
    firstFault(screens, ({ key, path, access, companies }, place) => {
      const others = [...before.flatMap((other) => other.screens ?? []), ...screens.slice(0, place)];
      const keys = [...STOCK_KEYS, ...others.map((other) => other.key)];
      if (!NAME.test(key)) return `the key of a screen, "${key}", is not ${NAME_RULE}.`;
      if (keys.includes(key)) return `there is a screen "${key}" already. Taken: ${joinNames(keys)}.`;
      if (!PATH.test(path)) return `the path "${path}" is not words of ${NAME_RULE} between slashes.`;
      const [, first = ''] = path.split('/');
      if ([...SERVED_SEGMENTS, ...PREFIXES].includes(first))
        return `the path "${path}" belongs to the server or to a language. Not to begin with: ${joinNames([...SERVED_SEGMENTS, ...PREFIXES])}.`;
      if (routeOfPath(path, first.replace(/-social$/, '')) ?? contributedScreenAt(others, path))
        return `there is a page at "${path}" already.`;
      return (
        unknownName('access', access, ['client', 'anyone'], 'access') ??
        firstFault(companies, (company) => unknownName('variant', company, variantsOf(all)))
      );
    }),

  menu: ({ menu = [] }, { before, all }) =>
    firstFault(menu, (entry, place) => {
      const { key, slots, screen, href, after } = entry;
      const screens = all.flatMap((other) => other.screens ?? []).map((other) => other.key);
      const others = [...before.flatMap((other) => other.menu ?? []), ...menu.slice(0, place)];
      const subject = `menu entry "${key}"`;
      if (!NAME.test(key)) return `the key of a menu entry, "${key}", is not ${NAME_RULE}.`;
      if ((screen === undefined) === (href === undefined))
        return `${subject} opens a screen or an href, one of them.`;
      if (href !== undefined && !isHttpsAddress(href)) return `${subject}: its href is no https address.`;
      return (
        (screen === undefined ? undefined : unknownName('screen', screen, screens)) ??
        firstFault(slots, (slot) => {
          const missing = unknownName('slot', slot, Object.keys(MENUS));
          if (missing !== undefined) return missing;
          const keys = [
            ...keysOf(slot),
            ...others.filter((entry) => entry.slots.includes(slot)).map(({ key }) => key),
          ];
          if (keys.includes(key)) return `${slot} has an entry "${key}" already. Taken: ${joinNames(keys)}.`;
          return after === undefined ? undefined : unknownName('entry', after, keys, `entries of ${slot}`);
        })
      );
    }),

  texts: ({ id, texts, screens = [], menu = [] }) => {
    if (texts === undefined) return undefined;
    const english = texts['en-US'];
    if (english === undefined)
      return 'its texts have no "en-US", which stands in for a text that is missing.';
    const isOwnKey = (key: string) => key.startsWith(`${id}.`);
    const foreign = Object.entries(texts).flatMap(([, map]) =>
      typeof map === 'function' ? [] : Object.keys(map).filter((key) => !isOwnKey(key)),
    );
    if (foreign[0] !== undefined)
      return `the text "${foreign[0]}" does not begin with "${id}.". The portal's own are changed by a company's texts.`;
    const used = [...screens.map(({ title }) => title), ...menu.map(({ label }) => label)].filter(isOwnKey);
    return (
      firstFault(Object.keys(texts), (culture) => unknownName('culture', culture, Object.keys(CULTURES))) ??
      firstFault(used, (key) =>
        typeof english === 'function' || Object.hasOwn(english, key)
          ? undefined
          : `there is no text "${key}" in "en-US".`,
      )
    );
  },

  theme: ({ theme = {} }, { all, tokenNames }) =>
    firstFault(Object.entries(theme), ([variant, schemes]) => {
      const missing = unknownName('variant', variant, ['all', ...variantsOf(all)]);
      return (
        missing ??
        firstFault(Object.entries(schemes), ([scheme, tokens]) => {
          return unknownName('scheme', scheme, ['light', 'dark']) ?? unknownTokenName(tokens, tokenNames);
        })
      );
    }),
};

/** The keys of the portal's own code: its routes and screens, and the shell. */
const STOCK_KEYS: readonly string[] = [
  'shell',
  ...ROUTE_KEYS,
  ...[...Object.values(ROUTE_ACCESS), ...Object.values(PUBLIC_ACCESS)].flatMap(({ words }) => words),
];

const keysOf = (slot: MenuName) => MENUS[slot].map(({ key }): string => key);

const variantsOf = (all: readonly ExtensionParts[]): readonly string[] => [
  ...STOCK_VARIANTS,
  ...all.flatMap(({ companies = [] }) => companies.map(({ key }) => key)),
];

/**
 * Checks every extension of a portal.
 * @param tokenNames the names of Ant Design's tokens; without them the tokens of themes are not checked.
 * @throws ExtensionError at the first fault.
 */
export function checkExtensions(
  all: readonly ExtensionParts[],
  features: Features,
  tokenNames?: ReadonlySet<string>,
): void {
  all.forEach((extension, place) => {
    const context: CheckContext = { before: all.slice(0, place), all, features, tokenNames };
    const fault =
      firstFault(Object.keys(extension), (slot) => unknownName('slot', slot, Object.keys(CHECKS))) ??
      firstFault(Object.values(CHECKS), (check) => check(extension, context));
    if (fault !== undefined) throw new ExtensionError(`Extension "${extension.id}": ${fault}`);
  });
}
