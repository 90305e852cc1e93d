import { checkField, isUsed, type RegisterValues } from '../registration/check-field';
import { cleanField } from '../registration/clean-field';
import type { FieldIssue } from '../registration/field-formats';
import { DEFAULT_PASSWORD_RULES } from '../session/password-rules';
import { PROFILE_FIELDS, type Profile, type ProfileChange, type ProfileField } from './profile';

/** Input of the form, by field. */
export interface ProfileInput extends Readonly<Record<ProfileField, string>> {
  /** A person with one name, which is the first. */
  readonly hasOneName: boolean;
}

/** Fields that cannot be sent, each with its reason. */
export type ChangeIssues = Readonly<Partial<Record<ProfileField, FieldIssue>>>;

/**
 * The fields that differ from the profile, as they are sent. A field under review is compared with its
 * requested value.
 */
export function changesOf(profile: Profile, input: ProfileInput): ProfileChange {
  const pendingFields = profile.review?.state === 'pending' ? profile.review.fields : {};
  return Object.fromEntries(
    PROFILE_FIELDS.flatMap((field) => {
      const text = sentText(field, input);
      const currentText = pendingFields[field] === undefined ? profile[field] : pendingFields[field];
      return (text ?? '') === (currentText ?? '') ? [] : [[field, text]];
    }),
  );
}

function sentText(field: ProfileField, input: ProfileInput): string | null {
  if (field === 'lastName' && input.hasOneName) return null;
  return isUsed(field, input) ? cleanField(field, input[field], input.country) : '';
}

/** Issues of a change, by the rules of the registration (V5); a new country is compared with the postcode that stays. */
export function issuesOfChange(changes: ProfileChange, profile: Profile): ChangeIssues {
  const entries = Object.entries(changes).filter(([, text]) => text !== null);
  const values = Object.fromEntries(entries) as RegisterValues;
  const address = { country: profile.country ?? '', ...(profile.postcode && { postcode: profile.postcode }) };
  const context = {
    values: { ...address, ...values },
    rules: DEFAULT_PASSWORD_RULES,
    today: '',
    minimumAge: 0,
  };
  const isChecked = (field: ProfileField) =>
    values[field] !== undefined ||
    (field === 'postcode' && changes.country !== undefined && profile.postcode);
  return Object.fromEntries(
    PROFILE_FIELDS.flatMap((field) => {
      const issue = isChecked(field) ? checkField(field, context) : undefined;
      return issue === undefined ? [] : [[field, issue]];
    }),
  );
}
