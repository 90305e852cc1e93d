import { partnerFilterEntries, type PartnerFilter } from './partner-filter';

/** The sections of the partnership, in their order. */
export const PARTNER_TABS = Object.freeze(['overview', 'links', 'payouts'] as const);

/** A section of the partnership. */
export type PartnerTab = (typeof PARTNER_TABS)[number];

/** The section that an address names; the overview where it names none or an unknown one. */
export function partnerTabOf(text: string | null): PartnerTab {
  return PARTNER_TABS.find((tab) => tab === text) ?? 'overview';
}

/** The address of a section, with the filter of its figures and lists. */
export function partnerPage(tab: PartnerTab, filter: PartnerFilter): string {
  const parameters = new URLSearchParams({ tab });
  for (const [name, value] of partnerFilterEntries(filter)) parameters.set(name, value);
  return `?${parameters.toString()}`;
}
