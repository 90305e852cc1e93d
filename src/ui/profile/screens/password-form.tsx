import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { dataOf } from '../../../application/remote/remote';
import { ProfileStore } from '../../../application/profile/profile-store';
import type { ProofEntry } from '../../../application/session/proof-entry';
import { useTranslation } from '../../i18n/texts';
import sections from '../../components/page/page-sections.module.css';
import { Field } from '../../forms/field';
import { SubmitButton } from '../../forms/antd/submit-button';
import { FormNotice, FormProblemNotice } from '../../forms/form-notice';
import { PasswordInput } from '../../forms/antd/password-input';
import { PasswordRules } from '../../forms/password-rules';
import { SubmitForm } from '../../forms/submit-form';
import { UnsentText } from '../../forms/unsent-text';
import { UserName } from '../../forms/user-name';
import { useStore } from '../../hooks/use-store';
import { ProofFields } from './proof-fields';

const FIELDS = ['current', 'next', 'confirm'] as const;

/** The current password once and the new one twice, and the second factor if there is one; the gateway ends every other session (S10). */
export const PasswordForm = observer(function PasswordForm() {
  const { t } = useTranslation();
  const store = useStore(ProfileStore);
  const { issues, proof, submission } = store;
  return (
    <SubmitForm
      issues={{ ...issues, proof: proof.issue }}
      testId="profile-password-form"
      unsentText={<UnsentText hasText={() => store.hasUnsentText} />}
      className={sections['form']}
      onSubmit={() => void store.submit()}
    >
      {store.isChanged && <FormNotice tone="success">{t('profile.passwordChanged')}</FormNotice>}
      {submission.problem && <FormProblemNotice problem={submission.problem} />}
      <UserName value={dataOf(store.remote)?.email} />
      {FIELDS.map((name) => {
        const issue = issues[name];
        return (
          <Field
            key={name}
            id={`profile-${name}`}
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
      {proof.requiredProof === 'code' && (
        <>
          <ProofFields name="profile" store={factorOf(proof)} password={false} code="any" />
          {proof.canUsePasskey && (
            <Button
              disabled={submission.isSending}
              data-testid="profile-sign"
              onClick={() => void store.submit('passkey')}
            >
              {t('profile.passkeys.use')}
            </Button>
          )}
          {proof.deviceIssue && (
            <FormNotice tone="error">{t(`profile.passkeys.issue.${proof.deviceIssue}`)}</FormNotice>
          )}
        </>
      )}
      <SubmitButton testId="profile-submit" sending={submission.isSending}>
        {t('profile.changePassword')}
      </SubmitButton>
    </SubmitForm>
  );
});

/** The proof as `ProofFields` reads it: of the second factor alone, since the form has a field for the password. */
const factorOf = (proof: ProofEntry) => ({
  password: '',
  code: proof.code,
  issues: { ...(proof.issue && { code: proof.issue }) },
  set: (_field: 'password' | 'code', code: string) => proof.setCode(code),
});
