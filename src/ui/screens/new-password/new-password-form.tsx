import { observer } from 'mobx-react-lite';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { NewPasswordStore } from '../../../application/stores/new-password-store';
import { Field } from '../../public/field';
import { FormProblemNotice } from '../../public/form-notice';
import { Lead } from '../../public/lead';
import { PasswordInput } from '../../public/password-input';
import { PasswordRules } from '../../public/password-rules';
import { SubmitButton } from '../../public/submit-button';
import { useFocusOnIssue } from '../../public/use-focus-on-issue';
import { useStore } from '../../use-store';

/** The new password twice, with its rules ticked off while one types. */
export const NewPasswordForm = observer(function NewPasswordForm() {
  const { t } = useTranslation();
  const store = useStore(NewPasswordStore);
  const { issues, password, problem, sending } = store;
  const form = useFocusOnIssue(issues);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void store.submit();
  };
  return (
    <form ref={form} noValidate onSubmit={submit} onFocus={() => store.touched()}>
      <h1>{t('newPassword.title')}</h1>
      <Lead>{t('newPassword.lead')}</Lead>
      {problem && <FormProblemNotice problem={problem} />}
      <Field
        id="new-password-password"
        label={t('newPassword.password')}
        error={issues.password && t(`newPassword.passwordIssue.${issues.password}`)}
      >
        <PasswordInput
          id="new-password-password"
          data-testid="new-password-password"
          name="new-password"
          autoComplete="new-password"
          value={password}
          invalid={issues.password !== undefined}
          hinted
          onChange={(typed) => store.setPassword(typed)}
        />
        <PasswordRules
          id="new-password-password-hint"
          password={password}
          rules={store.rules}
          verdicts={store.verdicts}
        />
      </Field>
      <Field
        id="new-password-confirm"
        label={t('newPassword.confirm')}
        error={issues.confirm && t(`newPassword.confirmIssue.${issues.confirm}`)}
      >
        <PasswordInput
          id="new-password-confirm"
          data-testid="new-password-confirm"
          name="confirm"
          autoComplete="new-password"
          value={store.confirm}
          invalid={issues.confirm !== undefined}
          onChange={(typed) => store.setConfirm(typed)}
        />
      </Field>
      <SubmitButton testId="new-password-submit" sending={sending}>
        {sending ? t('newPassword.sending') : t('newPassword.submit')}
      </SubmitButton>
    </form>
  );
});
