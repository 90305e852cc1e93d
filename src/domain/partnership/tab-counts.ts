import type { PartnerTab } from './partner-tabs';
import type { Partnership } from './partnership';

/** The number of items that a section lists; undefined if it is not counted. */
export function tabCount(tab: PartnerTab | 'unpaid', partnership: Partnership): number | undefined {
  const { counts, links, trades } = partnership;
  if (tab === 'clients') return counts?.clients;
  if (tab === 'partners') return counts?.subPartners;
  if (tab === 'links') return links.filter(({ archivedAt }) => archivedAt === null).length;
  if (tab === 'unpaid' && trades) return trades.all - trades.earned;
  return undefined;
}
