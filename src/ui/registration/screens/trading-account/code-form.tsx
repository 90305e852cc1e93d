import { observer } from 'mobx-react-lite';
import type { CodeChannel } from '../../../../application/registration/ports/one-time-codes';
import { RegistrationStore } from '../../../../application/registration/registration-store';
import { Sentence } from '../../../components/text/sentence';
import { Field } from '../../../forms/field';
import { FormProblemNotice } from '../../../forms/form-notice';
import { TextButton } from '../../../forms/text-button';
import { TextInput } from '../../../forms/native/text-input';
import { useNumbers } from '../../../i18n/numbers';
import { useTranslation } from '../../../i18n/texts';
import { useStore } from '../../../hooks/use-store';
import { RegisterFormShell } from './register-form-shell';
import { Verbatim } from '../../../components/text/verbatim';
import styles from './code-form.module.css';

/** The form for the six digits that were sent to the phone, by SMS or WhatsApp (V5). */
export const CodeForm = observer(function CodeForm() {
  const { t } = useTranslation();
  const store = useStore(RegistrationStore);
  const { codeEntry } = store;
  const { issue } = codeEntry;
  const { problem } = codeEntry.submission;
  return (
    <RegisterFormShell
      title={t('register.code.title')}
      lead={
        <Sentence
          textKey={`register.code.lead.${codeEntry.channel}`}
          parts={{ phone: <Verbatim>{codeEntry.phone}</Verbatim> }}
        />
      }
      action={t('register.code.submit')}
      issues={{ issue }}
      footer={<CodeHelp />}
    >
      {problem && <FormProblemNotice problem={problem} />}
      <Field
        id="register-code"
        label={t('register.code.label')}
        required
        error={issue ? t(`register.code.issue.${issue}`) : undefined}
      >
        <TextInput
          name="one-time-code"
          inputMode="numeric"
          autoComplete="one-time-code"
          dir="ltr"
          value={codeEntry.code}
          onChange={(text) => codeEntry.setCode(text)}
        />
      </Field>
    </RegisterFormShell>
  );
});

const CHANNELS: readonly CodeChannel[] = ['sms', 'whatsapp'];

const CodeHelp = observer(function CodeHelp() {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const store = useStore(RegistrationStore);
  const { codeEntry } = store;
  return (
    <div className={styles['help']}>
      {CHANNELS.map((channel) => {
        const wait = codeEntry.secondsUntilResend(channel);
        return (
          <TextButton
            key={channel}
            testId={`register-send-${channel}`}
            disabled={wait > 0 || codeEntry.submission.isSending}
            onClick={() => void codeEntry.send(channel)}
          >
            {wait > 0
              ? t(`register.code.wait.${channel}`, { count: wait, number: numbers.integer(wait) })
              : t(`register.code.send.${channel}`)}
          </TextButton>
        );
      })}
      <TextButton testId="register-back" onClick={() => store.returnToForm()}>
        {t('register.code.back')}
      </TextButton>
    </div>
  );
});
