import type { Account } from '../accounts/account';
import type { ListedLink } from '../platform/platform-links';
import type { PlatformBlock } from '../platform/platform-links.table';
import type { VisitorSystem } from '../platform/visitor-system';

/** The platforms in the order of the menus (R2.4). */
export const PLATFORM_BLOCKS: readonly PlatformBlock[] = Object.freeze([
  'mt4',
  'mt5',
  'trader',
  'investor',
] as const);

/** Data for a platform's own sign-in. */
export interface PlatformLogin {
  readonly login: number;
  readonly server: string | null;
  readonly kind: Account['kind'];
  readonly name: string | null;
}

/** Links for the visitor's system first, else in the order of the menus (V14). */
export function sortForSystem(links: readonly ListedLink[], system: VisitorSystem): readonly ListedLink[] {
  const isForSystem = (link: ListedLink) => link.system === system;
  return [...links.filter(isForSystem), ...links.filter((link) => !isForSystem(link))];
}

/** Links to a page of an app store get a QR code for a phone; links to a file do not. */
export function isStorePage({ key, system }: ListedLink): boolean {
  return (system === 'ios' || system === 'android') && !key.endsWith('Apk');
}

/** The accounts with which a client can sign in to a platform: no archived or pending ones, live before demo. */
export function platformLogins(accounts: readonly Account[], block: PlatformBlock): readonly PlatformLogin[] {
  const openAccounts = accounts.filter(
    ({ platform, status }) => platform.toLowerCase() === block && (status ?? 'active') === 'active',
  );
  const sortedAccounts = [
    ...openAccounts.filter(({ kind }) => kind === 'live'),
    ...openAccounts.filter(({ kind }) => kind === 'demo'),
  ];
  return sortedAccounts.map(({ login, server, kind, nickname, name }) => ({
    login,
    server,
    kind,
    name: nickname ?? name,
  }));
}
