import type { RouteKey } from '../access/routes.table';
import { isResearchPage } from '../research/research-pages.table';

/** Effect of a language change beyond the texts: none, a reload of the page, or a new embedded address. */
export type LanguageEffect = 'reload' | 'refetch-research' | 'none';

/**
 * Calls whose answers have texts in the client's culture. The gateway takes the culture from the user setting, so they
 * are fetched again after the setting has changed.
 */
export const CALLS_WITH_TEXTS: readonly string[] = Object.freeze([
  'notifications',
  'campaigns',
  'strategies',
  'regionPopup',
  'campaignSlide',
]);

/** The effect of a language change on a route (R4 "Language change"). */
export function languageEffects(route: RouteKey): LanguageEffect {
  if (route === 'open-investment-account') return 'reload';
  return isResearchPage(route) ? 'refetch-research' : 'none';
}
