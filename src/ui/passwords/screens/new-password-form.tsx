import { observer } from 'mobx-react-lite';
import { NewPasswordStore } from '../../../application/passwords/new-password-store';
import { Field } from '../../forms/field';
import { FormProblemNotice } from '../../forms/form-notice';
import { useTranslation } from '../../i18n/texts';
import { Lead } from '../../public/lead';
import { PasswordInput } from '../../forms/native/password-input';
import { PasswordRules } from '../../forms/password-rules';
import { SubmitButton } from '../../forms/native/submit-button';
import { SubmitForm } from '../../forms/submit-form';
import { UnsentText } from '../../forms/unsent-text';
import { useStore } from '../../hooks/use-store';

/** The new password twice, with its rules checked while the client types. */
export const NewPasswordForm = observer(function NewPasswordForm() {
  const { t } = useTranslation();
  const store = useStore(NewPasswordStore);
  const { issues, password } = store;
  const { problem, isSending } = store.submission;
  return (
    <SubmitForm
      issues={issues}
      unsentText={<UnsentText hasText={() => store.hasUnsentText} />}
      onSubmit={() => void store.submit()}
      onTouched={() => store.prepareCaptcha()}
    >
      <h1>{t('newPassword.title')}</h1>
      <Lead>{t('newPassword.lead')}</Lead>
      {problem && <FormProblemNotice problem={problem} />}
      <Field
        id="new-password-password"
        label={t('newPassword.password')}
        error={issues.password && t(`newPassword.passwordIssue.${issues.password}`)}
        hint={<PasswordRules password={password} rules={store.rules} verdicts={store.passwordChecks} />}
      >
        <PasswordInput
          name="new-password"
          autoComplete="new-password"
          value={password}
          onChange={(value) => store.setPassword(value)}
        />
      </Field>
      <Field
        id="new-password-confirm"
        label={t('newPassword.confirm')}
        error={issues.confirm && t(`newPassword.confirmIssue.${issues.confirm}`)}
      >
        <PasswordInput
          name="confirm"
          autoComplete="new-password"
          value={store.confirm}
          onChange={(value) => store.setConfirm(value)}
        />
      </Field>
      <SubmitButton testId="new-password-submit" sending={isSending}>
        {isSending ? t('newPassword.sending') : t('newPassword.submit')}
      </SubmitButton>
    </SubmitForm>
  );
});
