import { observer } from 'mobx-react-lite';
import type { RegisterFields } from '../../../application/registration/register-fields';
import type { VisitorLists } from '../../../application/registration/visitor-lists';
import { Field } from '../../forms/field';
import { PhoneInput } from '../../forms/native/phone-input';
import { useTranslation } from '../../i18n/texts';
import { useIssueWords } from './use-issue-words';

interface PhoneFieldProps {
  fields: RegisterFields;
  lists: VisitorLists;
}

/** A phone number after the dial code of the chosen country. A number that begins with a plus sign has its own code. */
export const PhoneField = observer(function PhoneField({ fields, lists }: PhoneFieldProps) {
  const { t } = useTranslation();
  const typed = fields.text('phone');
  const dialCode = typed.trim().startsWith('+') ? '' : lists.dialCode(fields.text('country'));
  return (
    <Field
      id="register-phone"
      label={t('register.field.phone')}
      required
      hint={t('register.phoneHint')}
      error={useIssueWords(fields, 'phone')}
    >
      <PhoneInput
        name="phone"
        dialCode={dialCode}
        value={typed}
        onChange={(text) => fields.set('phone', text)}
      />
    </Field>
  );
});
