import { policyRow as row, policyTable, wordsOf } from '../site/policy-row';

/** Variants whose more menu has the campaign carousel. Slides are fetched for them only (R2.5, D4). */
export const CAROUSEL = policyTable<'shown', 'always' | 'never'>('carousel', wordsOf, {
  //         main     invest   bank      international  other    spec
  shown: row('never', 'never', 'always', 'always',      'never', 'R2.5, D4'),
});
