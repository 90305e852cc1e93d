import { policyRow as row } from '../policy-row';

/** Key of the configuration's `tagManager` for each company, by where the visitor is (spec 7, decisions 2). */
export const TAG_MANAGER = Object.freeze({
  //                main    invest    bank    international      other   spec
  special:      row('main', 'invest', 'bank', 'internationalAf', 'none', '7, decisions 4'),
  elsewhere:    row('main', 'invest', 'bank', 'international',   'none', '7'),
});
