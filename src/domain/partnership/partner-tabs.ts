import { materialFilterEntries, type MaterialFilter } from './partner-material';
import { partnerFilterEntries, type PartnerFilter } from './partner-filter';

/** The sections of the partnership, in their order. */
export const PARTNER_TABS = Object.freeze([
  'overview',
  'clients',
  'commissions',
  'partners',
  'links',
  'payouts',
  'agreement',
] as const);

/** A section of the partnership. */
export type PartnerTab = (typeof PARTNER_TABS)[number];

/** The section that an address names; the overview where it names none or an unknown one. */
export function partnerTabOf(text: string | null): PartnerTab {
  return PARTNER_TABS.find((tab) => tab === text) ?? 'overview';
}

/** The sections of invest's page below its figures, in their order; trades without pay are the rewards of one state. */
export const INVEST_TABS = Object.freeze([
  'clients',
  'commissions',
  'unpaid',
  'payouts',
  'agreement',
] as const);

/** A section of invest's page. */
export type InvestTab = (typeof INVEST_TABS)[number];

/** The section of invest's page; the clients where the address names none of them. */
export function investTabOf({ filter, tab }: { filter: PartnerFilter; tab: PartnerTab }): InvestTab {
  if (tab === 'commissions' && filter.state === 'none') return 'unpaid';
  return INVEST_TABS.find((key) => key === tab) ?? 'clients';
}

/**
 * The address of a section, with the filter of its figures and lists, the reward whose working is open, and the part of the
 * material that is in view.
 */
export function partnerPage(
  tab: PartnerTab,
  filter: PartnerFilter,
  reward?: number,
  material: MaterialFilter = {},
): string {
  const parameters = new URLSearchParams({ tab });
  for (const [name, value] of partnerFilterEntries(filter)) parameters.set(name, value);
  for (const [name, value] of materialFilterEntries(material)) parameters.set(name, value);
  if (reward !== undefined) parameters.set('reward', String(reward));
  return `?${parameters.toString()}`;
}

const REWARD_ID = /^[1-9]\d{0,8}$/;

/** The reward whose working an address opens; null for none. */
export const rewardIdOf = (text: string | null): number | null =>
  text !== null && REWARD_ID.test(text) ? Number(text) : null;
