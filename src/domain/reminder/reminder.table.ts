import { policyRow as row, policyTable, wordsOf } from '../site/policy-row';

type Reminder = 'reassessmentAlerts' | 'reassessmentPopups' | 'verifyBanner';
type ReminderCell = 'always' | 'whenPopupAsked' | 'whenOpenAccount' | 'never';

/** Reminders of each company's clients; the page open-investment-account has none (R2.7 and R6). */
export const REMINDERS = policyTable<Reminder, ReminderCell>('reminders', wordsOf, {
  //                       main              invest   bank     international  other    spec
  reassessmentAlerts: row('always',         'never', 'never', 'never',       'never', 'R2.7, R6'),
  reassessmentPopups: row('whenPopupAsked', 'never', 'never', 'never',       'never', 'R2.7, R6'),
  verifyBanner:       row('whenOpenAccount','never', 'never', 'never',       'never', 'R2.7, R6'),
});
