import { observer } from 'mobx-react-lite';
import type { RegisterFields } from '../../../application/registration/register-fields';
import type { RegisterField } from '../../../domain/registration/register-fields.table';
import type { Choice } from '../../forms/choice';
import { FieldGroup } from '../../forms/field';
import { ChoiceInput } from '../../forms/native/choice-input';
import { useTranslation } from '../../i18n/texts';
import { useFieldIssueText } from './use-field-issue-text';

interface RegisterChoiceProps {
  fields: RegisterFields;
  name: RegisterField;
  choices: readonly Choice[];
  /** The selected value, if it differs from the typed one. */
  preselectedValue?: string;
}

/** A choice of a registration form that shows all its options. */
export const RegisterChoice = observer(function RegisterChoice({
  fields,
  name,
  choices,
  preselectedValue,
}: RegisterChoiceProps) {
  const { t } = useTranslation();
  return (
    <FieldGroup
      id={`register-${name}`}
      label={t(`register.field.${name}`)}
      error={useFieldIssueText(fields, name)}
    >
      <ChoiceInput
        choices={choices}
        values={[preselectedValue ?? fields.text(name)]}
        onChoose={(value) => fields.set(name, value)}
      />
    </FieldGroup>
  );
});
