import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { RegisterFields } from '../../../application/stores/register-fields';
import type { VisitorLists } from '../../../application/stores/visitor-lists';
import { Field } from '../field';
import { TextInput } from '../text-input';
import { issueWords } from './field-words';
import styles from './phone-field.module.css';

interface PhoneFieldProps {
  fields: RegisterFields;
  lists: VisitorLists;
}

/** A phone number: the dial code of the chosen country stands before it, a number with a plus sign brings its own. */
export const PhoneField = observer(function PhoneField({ fields, lists }: PhoneFieldProps) {
  const { t } = useTranslation();
  const typed = fields.text('phone');
  const dialCode = typed.trim().startsWith('+') ? '' : lists.dialCode(fields.text('country'));
  return (
    <Field
      id="register-phone"
      label={t('register.field.phone')}
      hint={t('register.phoneHint')}
      error={issueWords(t, fields, 'phone')}
    >
      <div className={styles['phone']} dir="ltr">
        {dialCode !== '' && (
          <span className={styles['code']} data-testid="register-dial-code">
            {dialCode}
          </span>
        )}
        <TextInput
          id="register-phone"
          data-testid="register-phone"
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete={dialCode === '' ? 'tel' : 'tel-national'}
          value={typed}
          invalid={fields.issues.phone !== undefined}
          hinted
          aria-required
          onChange={(text) => fields.set('phone', text)}
        />
      </div>
    </Field>
  );
});
