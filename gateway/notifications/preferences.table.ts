import type { notifications } from '../db/tables/notifications';

/** The channels by which a client is notified about a category. */
export interface Preference {
  readonly inPortal: boolean;
  readonly byMail: boolean;
}

interface PreferenceRow extends Preference {
  /** The category cannot be turned off: an attacker would turn it off first. */
  readonly isLocked: boolean;
}

const row = (inPortal: boolean, byMail: boolean, isLocked = false): PreferenceRow => Object.freeze({ inPortal, byMail, isLocked });

/** The preferences of a client who has set none. */
export const PREFERENCES: Readonly<Record<(typeof notifications.$inferSelect)['category'], PreferenceRow>> = Object.freeze({
  //                 portal  mail   locked
  security:     row(true,   true,  true),
  margin:       row(true,   true),
  money:        row(true,   true),
  documents:    row(true,   true),
  account:      row(true,   false),
  announcement: row(true,   false),
});
