import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { RegisterFields } from '../../../application/stores/register-fields';
import type { VisitorLists } from '../../../application/stores/visitor-lists';
import { judgePassword } from '../../../domain/registration/password-rules';
import { Field } from '../field';
import { PasswordInput } from '../password-input';
import { PasswordRules } from '../password-rules';
import { issueWords } from './field-words';

interface PasswordFieldsProps {
  fields: RegisterFields;
  lists: VisitorLists;
}

/** The password twice, with the gateway's rules ticked off while one types. */
export const PasswordFields = observer(function PasswordFields({ fields, lists }: PasswordFieldsProps) {
  const { t } = useTranslation();
  const password = fields.text('password');
  const { password: rules } = lists.known;
  return (
    <>
      <Field
        id="register-password"
        label={t('register.field.password')}
        error={issueWords(t, fields, 'password')}
      >
        <PasswordInput
          id="register-password"
          data-testid="register-password"
          name="password"
          autoComplete="new-password"
          value={password}
          invalid={fields.issues.password !== undefined}
          hinted
          aria-required
          onChange={(text) => fields.set('password', text)}
        />
        <PasswordRules
          id="register-password-hint"
          password={password}
          rules={rules}
          verdicts={judgePassword(password, rules, fields.text('email'))}
        />
      </Field>
      <Field
        id="register-confirm"
        label={t('register.field.confirm')}
        error={issueWords(t, fields, 'confirm')}
      >
        <PasswordInput
          id="register-confirm"
          data-testid="register-confirm"
          name="confirm"
          autoComplete="new-password"
          value={fields.text('confirm')}
          invalid={fields.issues.confirm !== undefined}
          aria-required
          onChange={(text) => fields.set('confirm', text)}
        />
      </Field>
    </>
  );
});
