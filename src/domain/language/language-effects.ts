import type { RouteKey } from '../access/routes.table';
import { isResearchPage } from '../research/research-pages.table';

/** What a language change does beyond the texts: nothing, a reload of the page, or a new embedded address. */
export type LanguageEffect = 'reload' | 'refetch-research' | 'none';

/**
 * Calls whose answers have texts in the client's culture, which the gateway knows from the user setting alone: they are
 * asked for again once it has the new one.
 */
export const CALLS_WITH_TEXTS: readonly string[] = Object.freeze([
  'notifications',
  'campaigns',
  'strategies',
  'regionPopup',
  'campaignSlide',
]);

/** What a language change does on a route (R4 "Language change"). */
export function languageEffects(route: RouteKey): LanguageEffect {
  if (route === 'open-investment-account') return 'reload';
  return isResearchPage(route) ? 'refetch-research' : 'none';
}
