/** The tabs of the page. */
export const SOCIAL_TABS = ['strategies', 'copies'] as const;
export type SocialTab = (typeof SOCIAL_TABS)[number];

/** The view that an address names: a tab, a strategy, the start of a copy, or a copy. */
export type SocialView =
  | { readonly kind: 'tab'; readonly tab: SocialTab }
  | { readonly kind: 'start'; readonly strategyId: number }
  | { readonly kind: 'strategy'; readonly strategyId: number }
  | { readonly kind: 'copy'; readonly copyId: string };

const ID = /^[1-9]\d{0,8}$/;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

export function readSocialView(address: { get(name: string): string | null }): SocialView {
  const start = address.get('start') ?? '';
  if (ID.test(start)) return { kind: 'start', strategyId: Number(start) };
  const copyId = address.get('copy') ?? '';
  if (UUID.test(copyId)) return { kind: 'copy', copyId };
  const strategy = address.get('strategy') ?? '';
  if (ID.test(strategy)) return { kind: 'strategy', strategyId: Number(strategy) };
  return { kind: 'tab', tab: SOCIAL_TABS.find((tab) => tab === address.get('tab')) ?? 'strategies' };
}

/** Queries of the page's address. */
export const socialTab = (tab: SocialTab): string => `?tab=${tab}`;
export const strategyPage = (strategyId: number): string => `?tab=strategies&strategy=${strategyId}`;
export const copyStart = (strategyId: number): string => `?start=${strategyId}`;
export const copyPage = (copyId: string): string => `?copy=${copyId}`;
