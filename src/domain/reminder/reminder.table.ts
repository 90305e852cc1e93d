import { policyRow as row } from '../policy-row';

/** Which reminders a company's clients get; none of them stands on open-investment-account (spec 2.7 and 6). */
export const REMINDERS = Object.freeze({
  //                       main              invest   bank     international  other    spec
  reassessmentAlerts: row('always',         'never', 'never', 'never',       'never', '2.7, 6'),
  reassessmentPopups: row('whenPopupAsked', 'never', 'never', 'never',       'never', '2.7, 6'),
  verifyBanner:       row('whenOpenAccount','never', 'never', 'never',       'never', '2.7, 6'),
});
