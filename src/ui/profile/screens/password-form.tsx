import { observer } from 'mobx-react-lite';
import { ProfileStore } from '../../../application/profile/profile-store';
import { useTranslation } from '../../i18n/texts';
import sections from '../../components/page/page-sections.module.css';
import { Field } from '../../forms/field';
import { SubmitButton } from '../../forms/antd/submit-button';
import { FormNotice, FormProblemNotice } from '../../forms/form-notice';
import { PasswordInput } from '../../forms/antd/password-input';
import { PasswordRules } from '../../forms/password-rules';
import { SubmitForm } from '../../forms/submit-form';
import { useStore } from '../../hooks/use-store';

const FIELDS = ['current', 'next', 'confirm'] as const;

/** The current password once and the new one twice; the gateway ends every other session (S10). */
export const PasswordForm = observer(function PasswordForm() {
  const { t } = useTranslation();
  const store = useStore(ProfileStore);
  const { issues, submission } = store;
  return (
    <SubmitForm
      issues={issues}
      testId="profile-password-form"
      className={sections['form']}
      onSubmit={() => void store.submit()}
    >
      {store.isChanged && <FormNotice tone="success">{t('profile.passwordChanged')}</FormNotice>}
      {submission.problem && <FormProblemNotice problem={submission.problem} />}
      {FIELDS.map((name) => {
        const issue = issues[name];
        const id = `profile-${name}`;
        return (
          <Field
            key={name}
            id={id}
            label={t(`profile.passwordField.${name}`)}
            error={issue && t(`profile.issue.${name}.${issue}`)}
            hint={
              name === 'next' ? (
                <PasswordRules password={store.next} rules={store.rules} verdicts={store.passwordChecks} />
              ) : undefined
            }
          >
            <PasswordInput
              name={name}
              autoComplete={name === 'current' ? 'current-password' : 'new-password'}
              value={store[name]}
              onChange={(value) => store.set(name, value)}
            />
          </Field>
        );
      })}
      <SubmitButton testId="profile-submit" sending={submission.isSending}>
        {t('profile.changePassword')}
      </SubmitButton>
    </SubmitForm>
  );
});
