import type { accounts } from '../db/tables/accounts';

type Account = typeof accounts.$inferSelect;

/** The prefix of the names of a brand's trading servers: the brand's letters and digits. */
export const serverPrefixOf = (brandName: string): string =>
  brandName.replaceAll(/[^\p{L}\p{N}]/gu, '') || 'Trading';

/** The trading server on which a brand's accounts of a kind and platform are. */
export function serverName(
  brandName: string,
  { kind, platform }: Pick<Account, 'kind' | 'platform'>,
): string {
  return `${serverPrefixOf(brandName)}-${serverOf(kind, platform)}`;
}

function serverOf(kind: Account['kind'], platform: Account['platform']): string {
  if (platform === 'Investor') return 'Shares';
  if (platform === 'Trader') return 'Trader';
  return `${kind === 'live' ? 'Live' : 'Demo'}${platform === 'MT4' ? '4' : ''}`;
}
