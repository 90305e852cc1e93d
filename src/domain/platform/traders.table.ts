import { policyRow as row, policyTable, wordsOf } from '../site/policy-row';

/** Variants for which the addresses of the stock trader and the CFD trader are fetched (D5). */
export const TRADERS = policyTable<'asked', 'always' | 'never'>('traders', wordsOf, {
  //         main      invest   bank     international  other    spec
  asked: row('always', 'never', 'never', 'never',       'never', 'R2.4, R6, D5'),
});
