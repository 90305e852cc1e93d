import { observer } from 'mobx-react-lite';
import type { RegisterFields } from '../../../application/registration/register-fields';
import type { RegisterField } from '../../../domain/registration/register-fields.table';
import { FieldGroup } from '../../forms/field';
import { DateInput } from '../../forms/native/date-input';
import { useTranslation } from '../../i18n/texts';
import { useFieldIssueText } from './use-field-issue-text';

interface RegisterDateProps {
  fields: RegisterFields;
  name: RegisterField;
  autoComplete: string;
}

/** A date of a registration form, with its error. */
export const RegisterDate = observer(function RegisterDate({
  fields,
  name,
  autoComplete,
}: RegisterDateProps) {
  const { t } = useTranslation();
  return (
    <FieldGroup
      id={`register-${name}`}
      label={t(`register.field.${name}`)}
      required
      error={useFieldIssueText(fields, name)}
    >
      <DateInput
        name={name}
        autoComplete={autoComplete}
        value={fields.text(name)}
        onChange={(date) => fields.set(name, date)}
      />
    </FieldGroup>
  );
});
