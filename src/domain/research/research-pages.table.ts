import type { RouteKey } from '../access/routes.table';

/** Embedded research pages and their key in the embedded-page call (D4). News is missing: it has no frame. */
export const RESEARCH_PAGES = Object.freeze({
  technicalviews:  'av_ideas',
  economicinsight: 'economic_calendar',
  marketbuzz:      'marketbuzz_ranking',
  featuredideas:   'featured_forex',
} as const satisfies Partial<Record<RouteKey, string>>);

/** A route that embeds an externally supplied page (R2.3). */
export type ResearchPage = keyof typeof RESEARCH_PAGES;

/** Recognizes routes with an embedded research page. */
export function isResearchPage(route: RouteKey): route is ResearchPage {
  return Object.hasOwn(RESEARCH_PAGES, route);
}
