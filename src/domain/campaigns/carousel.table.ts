import { policyRow as row, policyTable, wordsOf } from '../policy-row';

/** Whose more menu has the campaign carousel; nobody else's slides are asked for (spec 2.5, decisions 4). */
export const CAROUSEL = policyTable<'shown', 'always' | 'never'>('carousel', wordsOf, {
  //         main     invest   bank      international  other    spec
  shown: row('never', 'never', 'always', 'always',      'never', '2.5, decisions 4'),
});
