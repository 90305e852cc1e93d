import { observer } from 'mobx-react-lite';
import type { RegisterFields } from '../../../application/registration/register-fields';
import { REGISTER_FIELDS, type RegisterField } from '../../../domain/registration/register-fields.table';
import { Field } from '../../forms/field';
import { SelectInput } from '../../forms/native/select-input';
import { useTranslation } from '../../i18n/texts';
import { useFieldIssueText } from './use-field-issue-text';

interface RegisterSelectProps {
  fields: RegisterFields;
  name: RegisterField;
  /** The options of the list; empty while they are loading. */
  options: readonly { readonly value: string; readonly label: string }[];
  /** The selected value, if it differs from the typed one. */
  preselectedValue?: string;
  autoComplete?: string;
}

/** A list of a registration form. */
export const RegisterSelect = observer(function RegisterSelect({
  fields,
  name,
  options,
  preselectedValue,
  autoComplete,
}: RegisterSelectProps) {
  const { t } = useTranslation();
  const id = `register-${name}`;
  const value = preselectedValue ?? fields.text(name);
  return (
    <Field
      id={id}
      label={t(`register.field.${name}`)}
      required={REGISTER_FIELDS[name].isRequired}
      error={useFieldIssueText(fields, name)}
    >
      <SelectInput
        name={name}
        autoComplete={autoComplete}
        value={value}
        onChange={(selectedValue) => fields.set(name, selectedValue)}
      >
        {!options.some((option) => option.value === value) && (
          <option value="">{t('register.choose')}</option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </SelectInput>
    </Field>
  );
});
