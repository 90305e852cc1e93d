import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { SecondStepStore } from '../../../application/session/second-step-store';
import { Sentence } from '../../components/text/sentence';
import { Field } from '../../forms/field';
import { FormNotice, FormProblemNotice } from '../../forms/form-notice';
import { SubmitButton } from '../../forms/native/submit-button';
import { TextInput } from '../../forms/native/text-input';
import { SubmitForm } from '../../forms/submit-form';
import { TextButton } from '../../forms/text-button';
import { UserName } from '../../forms/user-name';
import { useTranslation } from '../../i18n/texts';
import { useFeature } from '../../router/use-feature';
import { useStore } from '../../hooks/use-store';
import { Verbatim } from '../../components/text/verbatim';
import styles from './login-screen.module.css';

/** The second step of signing in. Its code and stores are loaded when a gateway requires it. */
export function SecondStep() {
  return useFeature('second-factor', true) ? <CodeForm /> : null;
}

const CodeForm = observer(function CodeForm() {
  const { t } = useTranslation();
  const store = useStore(SecondStepStore);
  const { deviceIssue, endReason, issue, method, otherMethods, submission } = store;
  const isPasskey = method === 'passkey';
  useEffect(() => store.open(), [store]);
  const backButton = (
    <TextButton testId="second-back" onClick={() => store.returnToPassword()}>
      {t('login.second.back')}
    </TextButton>
  );
  if (endReason)
    return (
      <>
        <h1 tabIndex={-1}>{t('login.second.title')}</h1>
        <FormNotice tone="error">{t(`login.second.ended.${endReason}`)}</FormNotice>
        {backButton}
      </>
    );
  return (
    <SubmitForm
      issues={{ code: issue ?? undefined }}
      testId="second-form"
      unsentText="nothing"
      onSubmit={() => void store.submit()}
    >
      <h1>{t(isPasskey ? 'login.second.passkeyTitle' : 'login.second.title')}</h1>
      <p className={styles['lead']}>
        <Sentence textKey="login.second.lead" parts={{ email: <Verbatim>{store.email}</Verbatim> }} />
      </p>
      <UserName value={store.email} />
      {submission.problem && <FormProblemNotice problem={submission.problem} />}
      {deviceIssue && <FormNotice tone="error">{t(`profile.passkeys.issue.${deviceIssue}`)}</FormNotice>}
      {!isPasskey && (
        <Field
          key={method}
          id="second-code"
          label={t(`login.second.code.${method}`)}
          error={issue ? t(`login.second.issue.${issue}`) : undefined}
        >
          <TextInput
            name="code"
            autoFocus
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            dir="ltr"
            inputMode={method === 'totp' ? 'numeric' : 'text'}
            value={store.code}
            onChange={(value) => store.setCode(value)}
          />
        </Field>
      )}
      <SubmitButton testId="second-submit" sending={submission.isSending}>
        {t(submission.isSending ? 'login.sending' : isPasskey ? 'login.second.sign' : 'login.submit')}
      </SubmitButton>
      {otherMethods.map((otherMethod) => (
        <span key={otherMethod}>
          <TextButton testId={`second-use-${otherMethod}`} onClick={() => store.choose(otherMethod)}>
            {t(`login.second.use.${otherMethod}`)}
          </TextButton>
          {' · '}
        </span>
      ))}
      {backButton}
    </SubmitForm>
  );
});
