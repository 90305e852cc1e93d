import { policyRow as row, policyTable, wordsOf } from '../policy-row';

/** For whom the addresses of the stock trader and the CFD trader are asked (decisions 5). */
export const TRADERS = policyTable<'asked', 'always' | 'never'>('traders', wordsOf, {
  //         main      invest   bank     international  other    spec
  asked: row('always', 'never', 'never', 'never',       'never', '2.4, 6, decisions 5'),
});
