import type { TFunction } from 'i18next';
import type { RegisterFields } from '../../../application/stores/register-fields';
import { REGISTER_FIELDS, type RegisterField } from '../../../domain/registration/register-fields.table';

/** The sentence for what is wrong with a field: its own where it has one, else that of the kind of mistake. */
export function issueWords(t: TFunction, fields: RegisterFields, name: RegisterField): string | undefined {
  const issue = fields.issues[name];
  if (issue === undefined) return undefined;
  return t([`register.issue.${name}.${issue}`, `register.issue.${issue}`], {
    max: REGISTER_FIELDS[name].maxLength,
  });
}
