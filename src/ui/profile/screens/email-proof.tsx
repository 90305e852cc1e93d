import CheckCircleOutlined from '@ant-design/icons/es/icons/CheckCircleOutlined';
import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { EmailProofStore } from '../../../application/session/email-proof-store';
import type { EmailProofState } from '../../../domain/session/email-proof';
import { Chip } from '../../components/chip';
import sections from '../../components/page/page-sections.module.css';
import { SplitSection } from '../../components/page/split-section';
import { FreshPanel } from '../../components/panels/fresh-panel';
import { Verbatim } from '../../components/text/verbatim';
import { SubmitButton } from '../../forms/antd/submit-button';
import { TextInput } from '../../forms/antd/text-input';
import { Field } from '../../forms/field';
import { FormNotice, FormProblemNotice } from '../../forms/form-notice';
import { SubmitForm } from '../../forms/submit-form';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';

/** The client's e-mail address, and its proof by a code. Hidden if the gateway does not require a proof. */
export const EmailProof = observer(function EmailProof() {
  const { t } = useTranslation();
  const store = useStore(EmailProofStore);
  useEffect(() => store.open(), [store]);
  if (store.isMissing) return null;
  return (
    <SplitSection title={t('profile.email')} help={t('profile.emailProof.help')}>
      <FreshPanel
        remote={store.remote}
        onRetry={() => store.retry()}
        failedTitle={t('profile.emailProof.failed')}
      >
        {(state) => <State state={state} />}
      </FreshPanel>
    </SplitSection>
  );
});

const State = observer(function State({ state: { email, isProved } }: { state: EmailProofState }) {
  const { t } = useTranslation();
  const store = useStore(EmailProofStore);
  return (
    <>
      {store.isDone && <FormNotice tone="success">{t('profile.emailProof.done')}</FormNotice>}
      <p className={sections['line']} data-testid="email-proof-state">
        {email !== null && <Verbatim>{email}</Verbatim>}
        <Chip tone={isProved ? 'success' : 'neutral'} icon={isProved && <CheckCircleOutlined />}>
          {t(isProved ? 'profile.verified' : 'profile.unverified')}
        </Chip>
      </p>
      {!isProved && <CodeForm />}
    </>
  );
});

const CodeForm = observer(function CodeForm() {
  const { t } = useTranslation();
  const store = useStore(EmailProofStore);
  const { code, hasCode, issue, submission } = store;
  const send = (
    <Button
      size="large"
      disabled={submission.isSending}
      data-testid="email-proof-send"
      onClick={() => void store.sendCode()}
    >
      {t('profile.emailProof.send')}
    </Button>
  );
  if (!hasCode)
    return (
      <div className={sections['form']}>
        {submission.problem && <FormProblemNotice problem={submission.problem} />}
        <div className={sections['line']}>{send}</div>
      </div>
    );
  return (
    <SubmitForm
      issues={issue ? { code: issue } : {}}
      testId="email-proof-form"
      unsentText="nothing"
      className={sections['form']}
      onSubmit={() => void store.submit()}
    >
      {submission.problem ? (
        <FormProblemNotice problem={submission.problem} />
      ) : (
        <FormNotice tone="info">{t('profile.emailProof.sent')}</FormNotice>
      )}
      <Field
        id="email-proof-code"
        label={t('profile.emailProof.code')}
        error={
          issue === null
            ? undefined
            : t(issue === 'missing' ? 'profile.secondFactor.issue.missing' : 'errors.error10')
        }
      >
        <TextInput
          name="code"
          autoComplete="one-time-code"
          inputMode="numeric"
          dir="ltr"
          spellCheck={false}
          value={code}
          onChange={(value) => store.set(value)}
        />
      </Field>
      <div className={sections['line']}>
        <SubmitButton testId="email-proof-submit" sending={submission.isSending}>
          {t('profile.emailProof.confirm')}
        </SubmitButton>
        {send}
      </div>
    </SubmitForm>
  );
});
