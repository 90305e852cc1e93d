import type { PartnerTab } from './partner-tabs';
import type { Partnership } from './partnership';

/** How many a section lists; undefined where that is not counted. */
export function tabCount(tab: PartnerTab | 'unpaid', partnership: Partnership): number | undefined {
  const { counts, links, trades } = partnership;
  if (tab === 'clients') return counts?.clients;
  if (tab === 'partners') return counts?.subPartners;
  if (tab === 'links') return links.filter(({ archivedAt }) => archivedAt === null).length;
  if (tab === 'unpaid' && trades) return trades.all - trades.earned;
  return undefined;
}
