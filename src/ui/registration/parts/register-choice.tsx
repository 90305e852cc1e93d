import { observer } from 'mobx-react-lite';
import type { RegisterFields } from '../../../application/registration/register-fields';
import type { RegisterField } from '../../../domain/registration/register-fields.table';
import type { Choice } from '../../forms/choice';
import { FieldGroup } from '../../forms/field';
import { ChoiceInput } from '../../forms/native/choice-input';
import { useTranslation } from '../../i18n/texts';
import { useIssueWords } from './use-issue-words';

interface RegisterChoiceProps {
  fields: RegisterFields;
  name: RegisterField;
  choices: readonly Choice[];
  /** The selected value, if it differs from the typed one. */
  chosen?: string;
}

/** A choice of a registration form that shows all its options. */
export const RegisterChoice = observer(function RegisterChoice({
  fields,
  name,
  choices,
  chosen,
}: RegisterChoiceProps) {
  const { t } = useTranslation();
  return (
    <FieldGroup
      id={`register-${name}`}
      label={t(`register.field.${name}`)}
      error={useIssueWords(fields, name)}
    >
      <ChoiceInput
        choices={choices}
        chosen={[chosen ?? fields.text(name)]}
        onChoose={(value) => fields.set(name, value)}
      />
    </FieldGroup>
  );
});
