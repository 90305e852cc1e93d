import { cleanPhone } from '../kernel/identifiers/phone';
import { plainText } from '../kernel/identifiers/plain-text';
import { checkField } from '../registration/check-field';
import type { FieldIssue } from '../registration/field-checks';
import { DEFAULT_PASSWORD_RULES } from '../session/password-rules';
import { PROFILE_FIELDS, type Profile, type ProfileChange, type ProfileField } from './profile';

/** Input of the form, by field. */
export type ProfileInput = Readonly<Record<ProfileField, string>>;

/** Fields that cannot be sent, each with its reason. */
export type ChangeIssues = Readonly<Partial<Record<ProfileField, FieldIssue>>>;

/**
 * The fields that differ from the profile, without spaces at their ends. A field under review is compared with its
 * requested value.
 */
export function changesOf(profile: Profile, input: ProfileInput): ProfileChange {
  const pendingFields = profile.review?.state === 'pending' ? profile.review.fields : {};
  return Object.fromEntries(
    PROFILE_FIELDS.flatMap((field) => {
      const text = cleanText(field, input[field]);
      return text === (pendingFields[field] ?? profile[field] ?? '') ? [] : [[field, text]];
    }),
  );
}

function cleanText(field: ProfileField, text: string): string {
  if (field === 'phone') return cleanPhone(text);
  return field === 'postcode' ? plainText(text) : text.trim();
}

/** Issues of a change, by the rules of the registration (V5). */
export function issuesOfChange(changes: ProfileChange): ChangeIssues {
  const context = { values: changes, rules: DEFAULT_PASSWORD_RULES, today: '', minimumAge: 0 };
  return Object.fromEntries(
    PROFILE_FIELDS.flatMap((field) => {
      const issue = changes[field] === undefined ? undefined : checkField(field, context);
      return issue === undefined ? [] : [[field, issue]];
    }),
  );
}
