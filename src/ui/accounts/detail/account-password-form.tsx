import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { AccountSettingsStore } from '../../../application/accounts/account-settings-store';
import sections from '../../components/page/page-sections.module.css';
import { PasswordInput } from '../../forms/antd/password-input';
import { SubmitButton } from '../../forms/antd/submit-button';
import { Field } from '../../forms/field';
import { FormProblemNotice } from '../../forms/form-notice';
import { PasswordRules } from '../../forms/password-rules';
import { ProofField } from '../../forms/antd/proof-field';
import { SubmitForm } from '../../forms/submit-form';
import { UnsentText } from '../../forms/unsent-text';
import { UserName } from '../../forms/user-name';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';

/** The portal's password, the new one of the account's platform, and the second factor if there is one. */
export const AccountPasswordForm = observer(function AccountPasswordForm() {
  const { t } = useTranslation();
  const store = useStore(AccountSettingsStore);
  const { form, issues, passwordChecks, passwordSubmission, proof, rules } = store;
  if (!form || !rules) return null;
  const { current, next } = issues;
  return (
    <SubmitForm
      issues={{ ...issues, proof: proof.issue }}
      testId="account-password-form"
      unsentText={<UnsentText hasText={() => store.hasUnsentPassword} />}
      className={sections['form']}
      onSubmit={() => void store.changePassword()}
    >
      {passwordSubmission.problem && <FormProblemNotice problem={passwordSubmission.problem} />}
      {/* The new password belongs to the account's login on the platform, not to the portal's user. */}
      <UserName value={String(store.login)} />
      <Field
        id="account-current"
        label={t('account.settings.current')}
        error={current && t(`account.settings.${current}`)}
      >
        <PasswordInput
          autoComplete="current-password"
          value={form.current}
          onChange={(text) => store.type('current', text)}
        />
      </Field>
      <Field
        id="account-next"
        label={t('account.settings.next')}
        error={next && t(`account.settings.${next}`)}
        hint={<PasswordRules password={form.next} rules={rules} verdicts={passwordChecks} />}
      >
        <PasswordInput
          autoComplete="new-password"
          value={form.next}
          onChange={(text) => store.type('next', text)}
        />
      </Field>
      {proof.requiredProof === 'code' && (
        <ProofField
          name="account"
          proof={proof}
          isSending={passwordSubmission.isSending}
          onPasskey={() => void store.changePassword('passkey')}
        />
      )}
      <div className={sections['line']}>
        <SubmitButton testId="account-password-submit" sending={passwordSubmission.isSending}>
          {t('account.settings.save')}
        </SubmitButton>
        <Button type="text" size="large" onClick={() => store.closeForm()}>
          {t('account.settings.cancel')}
        </Button>
      </div>
    </SubmitForm>
  );
});
