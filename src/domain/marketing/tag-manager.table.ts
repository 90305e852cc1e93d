import { policyRow as row, policyTable } from '../site/policy-row';

const TAG_MANAGER_KEYS = Object.freeze(['main', 'invest', 'bank', 'international', 'internationalAf', 'none'] as const);

/** Key of the configuration's `tagManager` for each company, by the visitor's continent (R7, D2). */
export const TAG_MANAGER = policyTable<'special' | 'elsewhere', (typeof TAG_MANAGER_KEYS)[number]>('tagManager', () => TAG_MANAGER_KEYS, {
  //                main    invest    bank    international      other   spec
  special:      row('main', 'invest', 'bank', 'internationalAf', 'none', 'R7, D4'),
  elsewhere:    row('main', 'invest', 'bank', 'international',   'none', 'R7'),
});
