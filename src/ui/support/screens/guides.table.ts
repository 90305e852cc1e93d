import type { HowToUseTab } from '../../../domain/access/menu-entries.table';
import type { ShellRouteKey } from '../../../domain/access/routes.table';

interface GuideRow {
  /** The page that the guide explains. Alpha generation has no page of its own: it is a part of the platforms (R2.4). */
  readonly route: ShellRouteKey;
  readonly steps: number;
}

/** The guides by the parameter `tab`, in the order of the research menu (R2.2, R2.4). */
export const GUIDES: Readonly<Record<HowToUseTab, GuideRow>> = Object.freeze({
  'technical-views':  { route: 'technicalviews',  steps: 4 },
  'economic-insight': { route: 'economicinsight', steps: 4 },
  'market-buzz':      { route: 'marketbuzz',      steps: 4 },
  'featured-ideas':   { route: 'featuredideas',   steps: 4 },
  'alpha-generation': { route: 'platform',        steps: 4 },
});

export const GUIDE_TABS = Object.freeze(Object.keys(GUIDES)) as readonly HowToUseTab[];

/** The guide that an address names, or the first one. */
export function guideOf(tab: string | null): HowToUseTab {
  return GUIDE_TABS.find((guideTab) => guideTab === tab) ?? 'technical-views';
}
