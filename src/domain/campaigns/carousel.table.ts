import { policyRow as row, policyTable, wordsOf } from '../site/policy-row';

/** Whose more menu has the campaign carousel; nobody else's slides are asked for (R2.5, D4). */
export const CAROUSEL = policyTable<'shown', 'always' | 'never'>('carousel', wordsOf, {
  //         main     invest   bank      international  other    spec
  shown: row('never', 'never', 'always', 'always',      'never', 'R2.5, D4'),
});
