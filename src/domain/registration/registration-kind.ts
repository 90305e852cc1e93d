import { queryParts, soleValue } from '../kernel/query-text';

/**
 * Kinds of registration (R7): in two steps, in two steps with the landing page's calls, or in one step.
 * All three have the same route.
 */
export type RegistrationKind = 'standard' | 'landing' | 'single';

/**
 * The kind of registration for an address: a link with `form=single` has the form of one step, a campaign link with
 * `utm_campaign` uses the landing page's calls. An empty parameter is ignored (D5).
 */
export function registrationKind(search: string): RegistrationKind {
  const parts = queryParts(search);
  if (soleValue(parts, 'form') === 'single') return 'single';
  return soleValue(parts, 'utm_campaign') ? 'landing' : 'standard';
}
