import { observer } from 'mobx-react-lite';
import type { RegisterFields } from '../../../application/registration/register-fields';
import type { RegistrationLists } from '../../../application/registration/registration-lists';
import { checkPassword } from '../../../domain/session/password-rules';
import { Field } from '../../forms/field';
import { PasswordInput } from '../../forms/native/password-input';
import { PasswordRules } from '../../forms/password-rules';
import { useTranslation } from '../../i18n/texts';
import { useFieldIssueText } from './use-field-issue-text';

interface PasswordFieldsProps {
  fields: RegisterFields;
  lists: RegistrationLists;
}

/** The password twice, with the gateway's rules checked while the visitor types. */
export const PasswordFields = observer(function PasswordFields({ fields, lists }: PasswordFieldsProps) {
  const { t } = useTranslation();
  const password = fields.text('password');
  const { password: rules } = lists.effectiveOptions;
  return (
    <>
      <Field
        id="register-password"
        label={t('register.field.password')}
        required
        error={useFieldIssueText(fields, 'password')}
        hint={
          <PasswordRules
            password={password}
            rules={rules}
            verdicts={checkPassword(password, rules, fields.text('email'))}
          />
        }
      >
        <PasswordInput
          name="password"
          autoComplete="new-password"
          value={password}
          onChange={(text) => fields.set('password', text)}
        />
      </Field>
      <Field
        id="register-confirm"
        label={t('register.field.confirm')}
        required
        error={useFieldIssueText(fields, 'confirm')}
      >
        <PasswordInput
          name="confirm"
          autoComplete="new-password"
          value={fields.text('confirm')}
          onChange={(text) => fields.set('confirm', text)}
        />
      </Field>
    </>
  );
});
