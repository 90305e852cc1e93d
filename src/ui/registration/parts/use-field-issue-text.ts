import type { RegisterFields } from '../../../application/registration/register-fields';
import { postcodeRule } from '../../../domain/kernel/identifiers/postcode';
import { REGISTER_FIELDS, type RegisterField } from '../../../domain/registration/register-fields.table';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';

/** The error of a field as a sentence: the field's own text if there is one, or the text of the kind of error. */
export function useFieldIssueText(fields: RegisterFields, name: RegisterField): string | undefined {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const issue = fields.issues[name];
  if (issue === undefined) return undefined;
  const textName = name === 'firstName' && fields.isTicked('hasOneName') ? 'name' : name;
  return t([`register.issue.${textName}.${issue}`, `register.issue.${issue}`], {
    max: numbers.integer(REGISTER_FIELDS[name].maxLength),
    example: `\u2066${postcodeRule(fields.text('country')).example}\u2069`,
  });
}
