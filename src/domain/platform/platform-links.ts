import { isHttpsAddress } from '../kernel/address';
import {
  PLATFORM_LINK_KEYS,
  PLATFORM_LINKS,
  type PlatformBlock,
  type PlatformLinkKey,
  type PlatformSystem,
} from './platform-links.table';

/** One configured value as the gateway sends it (R3 "Platform link"). */
export interface ConfiguredLink {
  readonly configKey: string;
  readonly configValue: string;
}

/** A download or booster in a generic list. */
export interface ListedLink {
  readonly key: PlatformLinkKey;
  readonly block: PlatformBlock;
  readonly system: PlatformSystem;
  readonly kind: 'download' | 'booster';
  readonly href: string;
}

/**
 * The configured values by key. Keys that R3 does not list are omitted, and so are empty values and addresses that are
 * not https (X3); the server of a web terminal is never changed.
 */
export function readPlatformLinks(
  configuredLinks: readonly ConfiguredLink[],
): Readonly<Record<string, string>> {
  const validLinks = configuredLinks.filter(({ configKey, configValue }) => {
    const key = PLATFORM_LINK_KEYS.find((linkKey) => linkKey === configKey);
    if (key === undefined || configValue === '') return false;
    return PLATFORM_LINKS[key].kind === 'server' || isHttpsAddress(configValue);
  });
  return Object.fromEntries(validLinks.map(({ configKey, configValue }) => [configKey, configValue]));
}

/** Keys that generic lists of links omit: entries ending in Webtrader and the MT5 demo terminal (R2.4). */
export function isListedKey(key: string): boolean {
  return !key.endsWith('Webtrader') && key !== 'MT5WebTerminalServersDemo';
}

/** The downloads and boosters among configured values, in the order of R2.4. */
export function listedLinks(links: Readonly<Record<string, string>>): readonly ListedLink[] {
  return PLATFORM_LINK_KEYS.filter(isListedKey).flatMap((key) => {
    const { kind, block, system } = PLATFORM_LINKS[key];
    const href = Object.hasOwn(links, key) ? links[key] : undefined;
    return kind === 'server' || !isHttpsAddress(href) ? [] : [{ key, kind, block, system, href }];
  });
}
