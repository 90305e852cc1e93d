import { observer } from 'mobx-react-lite';
import type { ComponentProps } from 'react';
import type { RegisterFields } from '../../../application/registration/register-fields';
import type { RegisterField } from '../../../domain/registration/register-fields.table';
import { Field } from '../../forms/field';
import { TextInput } from '../../forms/native/text-input';
import { useTranslation } from '../../i18n/texts';
import { useFieldIssueText } from './use-field-issue-text';

interface RegisterTextProps extends Omit<
  ComponentProps<'input'>,
  'className' | 'onChange' | 'id' | 'value' | 'name' | 'maxLength'
> {
  fields: RegisterFields;
  name: RegisterField;
  hint?: string | undefined;
  /** Instead of the field's own label. */
  label?: string;
}

/** A line of text of a registration form, with label, hint and error. */
export const RegisterText = observer(function RegisterText({
  fields,
  name,
  hint,
  label: otherLabel,
  ...input
}: RegisterTextProps) {
  const { t } = useTranslation();
  const id = `register-${name}`;
  const label = otherLabel ?? t(`register.field.${name}`);
  const isRequired = fields.isRequired(name);
  return (
    <Field
      id={id}
      label={isRequired ? label : t('register.optional', { label })}
      required={isRequired}
      hint={hint}
      error={useFieldIssueText(fields, name)}
    >
      <TextInput
        onBlur={() => fields.showClean(name)}
        {...input}
        name={name}
        value={fields.text(name)}
        onChange={(text) => fields.set(name, text)}
      />
    </Field>
  );
});
