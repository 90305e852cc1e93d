import { queryParts, soleValue } from '../kernel/query-text';

/**
 * Kinds of registration (R7): in two steps, in two steps of a landing page, or in one.
 * All three have the same address.
 */
export type RegistrationKind = 'standard' | 'landing' | 'single';

/**
 * A campaign link, which names its `utm_campaign`, leads to the landing page's calls; a link with `form=single` to the
 * form of one step. A parameter counts if it is not empty (D5).
 */
export function registrationKind(search: string): RegistrationKind {
  const parts = queryParts(search);
  if (soleValue(parts, 'form') === 'single') return 'single';
  return soleValue(parts, 'utm_campaign') ? 'landing' : 'standard';
}
