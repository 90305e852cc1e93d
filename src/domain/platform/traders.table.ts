import { policyRow as row, policyTable, wordsOf } from '../site/policy-row';

/** For whom the addresses of the stock trader and the CFD trader are asked (D5). */
export const TRADERS = policyTable<'asked', 'always' | 'never'>('traders', wordsOf, {
  //         main      invest   bank     international  other    spec
  asked: row('always', 'never', 'never', 'never',       'never', 'R2.4, R6, D5'),
});
