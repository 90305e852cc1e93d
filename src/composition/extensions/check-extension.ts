import { broughtAt } from '../../domain/access/brought';
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

/** An extension names what doesn't exist, or takes a name that is taken; the message lists what is valid. */
export class ExtensionError extends Error {
  override readonly name = 'ExtensionError';
}

/** What the extensions before it have taken, and what all of them bring. */
interface Surroundings {
  readonly before: readonly ExtensionParts[];
  readonly all: readonly ExtensionParts[];
  readonly features: Features;
  readonly tokenNames: ReadonlySet<string> | undefined;
}

type Fault = string | undefined;
type Check = (extension: ExtensionParts, around: Surroundings) => Fault;

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const PATH = /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/;
const NAME_RULE = 'lower-case letters, digits and single hyphens, a letter first';

const listed = (names: Iterable<string>): string => [...new Set(names)].join(', ');
const firstOf = <T>(items: readonly T[] | undefined, faultOf: (item: T, place: number) => Fault): Fault =>
  items?.map(faultOf).find((fault) => fault !== undefined);

/** The fault of a name that is none of the valid ones. */
function unknown(what: string, name: string, valid: Iterable<string>, many = `${what}s`): Fault {
  const names = [...valid];
  return names.includes(name)
    ? undefined
    : `there is no ${what} "${name}". ${many[0]?.toUpperCase() ?? ''}${many.slice(1)}: ${listed(names)}.`;
}

/** The first token that Ant Design doesn't have, where its names are known. */
const unknownToken = (tokens: object = {}, names: ReadonlySet<string> | undefined): Fault =>
  names && firstOf(Object.keys(tokens), (name) => unknown('token', name, names));

/** An extension's addresses are https or the portal's own; on a loopback host, which is not known here, http as well. */
const ANY_ORIGIN = 'http://localhost';

/** One check for each slot; none lets a name through that would be ignored without a word. */
const CHECKS: Readonly<Record<keyof ExtensionParts, Check>> = {
  id: ({ id }, { before, features }) => {
    if (!NAME.test(id)) return `an id is ${NAME_RULE}.`;
    const taken = [...TEXT_NAMES, ...features.lazy.map(({ key }) => key)].sort();
    if (taken.includes(id)) return `the portal itself has something of this name. Taken: ${listed(taken)}.`;
    return before.some((other) => other.id === id) ? 'there are two extensions of this id.' : undefined;
  },

  /** Who is signed in, how the gateway is spoken to, where the page is and the texts' engine stay Portico's own. */
  bindings: ({ bindings = [] }, { all, features }) =>
    faultOfBindings(
      bindings,
      all.flatMap((other) => other.bindings ?? []),
      features,
    ),

  providers: ({ providers = [] }, { before }) =>
    firstOf(providers, ({ kind, id }, place) => {
      const stock = STOCK_PROVIDER_IDS[kind] as readonly string[] | undefined;
      if (!stock) return unknown('kind of provider', kind, Object.keys(STOCK_PROVIDER_IDS), 'kinds');
      const others = [...before.flatMap((other) => other.providers ?? []), ...providers.slice(0, place)];
      const taken = [...stock, ...others.filter((other) => other.kind === kind).map((other) => other.id)];
      return taken.includes(id)
        ? `the ${kind} provider "${id}" is there already. Taken: ${listed(taken)}.`
        : undefined;
    }),

  /** What a company says is read as the configuration's `companies` are; its variant and cells `companiesFrom` checks. */
  companies: ({ companies = [] }, { all, tokenNames }) =>
    firstOf(companies, ({ key, id: _id, like: _like, cells: _cells, ...settings }) => {
      const who = `company "${key}"`;
      const providers = providerIds(all.flatMap((other) => other.providers ?? []));
      const unknownKeys: UnknownKey[] = [];
      try {
        companySettings(unknownKeys)(settings, '', { origin: ANY_ORIGIN, providers });
      } catch (error) {
        if (error instanceof ConfigError) return `${who}: ${error.key} ${error.expected}.`;
        throw error;
      }
      const [stray] = unknownKeys;
      if (stray) return `${who}: there is no "${stray.key}". Valid keys: ${listed(stray.known)}.`;
      const fault = unknownToken(settings.brand?.tokens, tokenNames);
      return fault && `${who}: ${fault}`;
    }),

  screens: ({ screens = [] }, { before, all }) =>
    firstOf(screens, ({ key, path, access, companies }, place) => {
      const others = [...before.flatMap((other) => other.screens ?? []), ...screens.slice(0, place)];
      const keys = [...STOCK_KEYS, ...others.map((other) => other.key)];
      if (!NAME.test(key)) return `the key of a screen, "${key}", is not ${NAME_RULE}.`;
      if (keys.includes(key)) return `there is a screen "${key}" already. Taken: ${listed(keys)}.`;
      if (!PATH.test(path)) return `the path "${path}" is not words of ${NAME_RULE} between slashes.`;
      const [, first = ''] = path.split('/');
      if ([...SERVED_SEGMENTS, ...PREFIXES].includes(first))
        return `the path "${path}" belongs to the server or to a language. Not to begin with: ${listed([...SERVED_SEGMENTS, ...PREFIXES])}.`;
      if (routeOfPath(path, first.replace(/-social$/, '')) ?? broughtAt(others, path))
        return `there is a page at "${path}" already.`;
      return (
        unknown('access', access, ['client', 'anyone'], 'access') ??
        firstOf(companies, (company) => unknown('variant', company, variantsOf(all)))
      );
    }),

  menu: ({ menu = [] }, { before, all }) =>
    firstOf(menu, (entry, place) => {
      const { key, slots, screen, href, after } = entry;
      const screens = all.flatMap((other) => other.screens ?? []).map((other) => other.key);
      const others = [...before.flatMap((other) => other.menu ?? []), ...menu.slice(0, place)];
      const who = `menu entry "${key}"`;
      if (!NAME.test(key)) return `the key of a menu entry, "${key}", is not ${NAME_RULE}.`;
      if ((screen === undefined) === (href === undefined))
        return `${who} opens a screen or an href, one of them.`;
      if (href !== undefined && !isHttpsAddress(href)) return `${who}: its href is no https address.`;
      return (
        (screen === undefined ? undefined : unknown('screen', screen, screens)) ??
        firstOf(slots, (slot) => {
          const missing = unknown('slot', slot, Object.keys(MENUS));
          if (missing !== undefined) return missing;
          const keys = [...keysOf(slot), ...others.filter((o) => o.slots.includes(slot)).map((o) => o.key)];
          if (keys.includes(key)) return `${slot} has an entry "${key}" already. Taken: ${listed(keys)}.`;
          return after === undefined ? undefined : unknown('entry', after, keys, `entries of ${slot}`);
        })
      );
    }),

  texts: ({ id, texts, screens = [], menu = [] }) => {
    if (texts === undefined) return undefined;
    const english = texts['en-US'];
    if (english === undefined)
      return 'its texts have no "en-US", which stands in for a text that is missing.';
    const own = (key: string) => key.startsWith(`${id}.`);
    const foreign = Object.entries(texts).flatMap(([, map]) =>
      typeof map === 'function' ? [] : Object.keys(map).filter((key) => !own(key)),
    );
    if (foreign[0] !== undefined)
      return `the text "${foreign[0]}" does not begin with "${id}.". The portal's own are changed by a company's texts.`;
    const used = [...screens.map(({ title }) => title), ...menu.map(({ label }) => label)].filter(own);
    return (
      firstOf(Object.keys(texts), (culture) => unknown('culture', culture, Object.keys(CULTURES))) ??
      firstOf(used, (key) =>
        typeof english === 'function' || Object.hasOwn(english, key)
          ? undefined
          : `there is no text "${key}" in "en-US".`,
      )
    );
  },

  theme: ({ theme = {} }, { all, tokenNames }) =>
    firstOf(Object.entries(theme), ([variant, schemes]) => {
      const missing = unknown('variant', variant, ['all', ...variantsOf(all)]);
      return (
        missing ??
        firstOf(Object.entries(schemes), ([scheme, tokens]) => {
          return unknown('scheme', scheme, ['light', 'dark']) ?? unknownToken(tokens, tokenNames);
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
 * @param tokenNames those of Ant Design; without them themes are not checked for theirs.
 * @throws ExtensionError at the first fault.
 */
export function checkExtensions(
  all: readonly ExtensionParts[],
  features: Features,
  tokenNames?: ReadonlySet<string>,
): void {
  all.forEach((extension, place) => {
    const around: Surroundings = { before: all.slice(0, place), all, features, tokenNames };
    const fault =
      firstOf(Object.keys(extension), (slot) => unknown('slot', slot, Object.keys(CHECKS))) ??
      firstOf(Object.values(CHECKS), (check) => check(extension, around));
    if (fault !== undefined) throw new ExtensionError(`Extension "${extension.id}": ${fault}`);
  });
}
