import { checkField } from '../registration/check-field';
import type { FieldIssue } from '../registration/field-checks';
import { DEFAULT_PASSWORD_RULES } from '../session/password-rules';
import { PROFILE_FIELDS, type Profile, type ProfileChange, type ProfileField } from './profile';

/** What is typed into the form, by field. */
export type ProfileInput = Readonly<Record<ProfileField, string>>;

/** Fields that cannot be sent, each with its reason. */
export type ChangeIssues = Readonly<Partial<Record<ProfileField, FieldIssue>>>;

/**
 * The fields that differ from what the gateway has, without spaces at their ends. One that is under review is the same
 * while it is as it was asked for.
 */
export function changesOf(profile: Profile, typed: ProfileInput): ProfileChange {
  const asked = profile.review?.state === 'pending' ? profile.review.fields : {};
  return Object.fromEntries(
    PROFILE_FIELDS.flatMap((field) => {
      const text = typed[field].trim();
      return text === (asked[field] ?? profile[field] ?? '') ? [] : [[field, text]];
    }),
  );
}

/** Why changes cannot be sent; the rules are those of the registration (V5). */
export function issuesOfChange(changes: ProfileChange): ChangeIssues {
  const context = { values: changes, rules: DEFAULT_PASSWORD_RULES, today: '', minimumAge: 0 };
  return Object.fromEntries(
    PROFILE_FIELDS.flatMap((field) => {
      const issue = changes[field] === undefined ? undefined : checkField(field, context);
      return issue === undefined ? [] : [[field, issue]];
    }),
  );
}
