import { observer } from 'mobx-react-lite';
import type { RegisterFields } from '../../../application/registration/register-fields';
import type { RegistrationLists } from '../../../application/registration/registration-lists';
import { cleanPhone } from '../../../domain/kernel/identifiers/phone';
import { Field } from '../../forms/field';
import { PhoneInput } from '../../forms/native/phone-input';
import { useTranslation } from '../../i18n/texts';
import { useFieldIssueText } from './use-field-issue-text';

interface PhoneFieldProps {
  fields: RegisterFields;
  lists: RegistrationLists;
}

/** A phone number after the dial code of the chosen country. A number that begins with a plus sign has its own code. */
export const PhoneField = observer(function PhoneField({ fields, lists }: PhoneFieldProps) {
  const { t } = useTranslation();
  const phone = fields.text('phone');
  const dialCode = cleanPhone(phone).startsWith('+') ? '' : lists.dialCode(fields.text('country'));
  return (
    <Field
      id="register-phone"
      label={t('register.field.phone')}
      required
      hint={t('register.phoneHint')}
      error={useFieldIssueText(fields, 'phone')}
    >
      <PhoneInput
        name="phone"
        dialCode={dialCode}
        value={phone}
        onChange={(text) => fields.set('phone', text)}
      />
    </Field>
  );
});
