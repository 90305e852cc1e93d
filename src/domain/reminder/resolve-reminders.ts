import type { RouteKey } from '../access/routes.table';
import type { ReAssessment } from '../client/user-setting';
import type { Variant } from '../site/company';
import { cellOf } from '../site/policy-row';
import { hasSeen, type ReassessmentSeen } from './reassessment-seen';
import { REMINDERS } from './reminder.table';

/** Facts that the reminders depend on. */
export interface ReminderFacts {
  readonly variant: Variant;
  /** Undefined at an address without a route. */
  readonly route: RouteKey | undefined;
  readonly userId: number;
  readonly isOpenAccount: boolean;
  /** The layout's `showVerifyModal` (R3, R4). */
  readonly verifyFlag: boolean;
  readonly reassessments: readonly ReAssessment[];
  readonly seenPopups: ReassessmentSeen;
}

/** Reminders that the shell shows to a client. */
export interface Reminders {
  /** One red alert each. */
  readonly alerts: readonly ReAssessment[];
  /** Popups still to be shown, one after another. */
  readonly popups: readonly ReAssessment[];
  readonly verifyBanner: boolean;
}

const NO_REMINDERS: Reminders = Object.freeze({ alerts: [], popups: [], verifyBanner: false });

/** The reminders of R2.7 for a client at a route. */
export function resolveReminders(facts: ReminderFacts): Reminders {
  if (facts.route === 'open-investment-account') return NO_REMINDERS;
  const { variant, userId, seenPopups } = facts;
  const isPopup = ({ showPopup, typeId }: ReAssessment): boolean =>
    cellOf(REMINDERS.reassessmentPopups, variant) === 'whenPopupAsked' &&
    showPopup &&
    !hasSeen(seenPopups, userId, typeId);
  return {
    alerts: cellOf(REMINDERS.reassessmentAlerts, variant) === 'always' ? facts.reassessments : [],
    popups: facts.reassessments.filter(isPopup),
    verifyBanner:
      cellOf(REMINDERS.verifyBanner, variant) === 'whenOpenAccount' &&
      facts.isOpenAccount &&
      facts.verifyFlag,
  };
}

/** Target of the links "proceed" and "update today" of a re-assessment, without language prefix (R2.7). */
export function reassessmentPath(typeId: number): string {
  return `/open-investment-account?typeId=${typeId}`;
}
