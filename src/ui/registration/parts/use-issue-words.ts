import type { RegisterFields } from '../../../application/registration/register-fields';
import { REGISTER_FIELDS, type RegisterField } from '../../../domain/registration/register-fields.table';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';

/** The sentence for what is wrong with a field: its own where it has one, else that of the kind of mistake. */
export function useIssueWords(fields: RegisterFields, name: RegisterField): string | undefined {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const issue = fields.issues[name];
  if (issue === undefined) return undefined;
  return t([`register.issue.${name}.${issue}`, `register.issue.${issue}`], {
    max: numbers.integer(REGISTER_FIELDS[name].maxLength),
  });
}
