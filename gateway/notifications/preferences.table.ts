import type { notifications } from '../db/tables/notifications';

/** Where a client is told about a category. */
export interface Preference {
  readonly inPortal: boolean;
  readonly byMail: boolean;
}

interface PreferenceRow extends Preference {
  /** What nobody can turn off: whoever has taken an account over would do it first. */
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
