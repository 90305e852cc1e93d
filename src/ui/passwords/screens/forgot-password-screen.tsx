import { observer } from 'mobx-react-lite';
import { useLayoutEffect } from 'react';
import { Link } from 'react-router-dom';
import { ForgotPasswordStore } from '../../../application/passwords/forgot-password-store';
import { Sentence } from '../../components/text/sentence';
import { useTranslation } from '../../i18n/texts';
import { ButtonLink } from '../../public/button-link';
import { Field } from '../../forms/field';
import { FormProblemNotice } from '../../forms/form-notice';
import { Lead } from '../../public/lead';
import { Outcome } from '../../public/outcome';
import { PublicFrame } from '../../public/public-frame';
import { SubmitButton } from '../../forms/native/submit-button';
import { TextButton } from '../../forms/text-button';
import { TextInput } from '../../forms/native/text-input';
import { SubmitForm } from '../../forms/submit-form';
import { useStore } from '../../hooks/use-store';

/** The page that requests a password link (R2.1, V4). */
export const Screen = observer(function ForgotPasswordScreen() {
  const store = useStore(ForgotPasswordStore);
  useLayoutEffect(() => store.open(), [store]);
  return (
    <PublicFrame testId="screen-forgot-password">
      {store.sentTo === null ? (
        <RequestLinkForm />
      ) : (
        <LinkSent address={store.sentTo} onReturn={() => store.returnToForm()} />
      )}
    </PublicFrame>
  );
});

const RequestLinkForm = observer(function RequestLinkForm() {
  const { t } = useTranslation();
  const store = useStore(ForgotPasswordStore);
  const { email, issue } = store;
  const { problem, isSending } = store.submission;
  return (
    <SubmitForm
      issues={{ issue }}
      unsentText="stored"
      onSubmit={() => void store.submit()}
      onTouched={() => store.prepareCaptcha()}
    >
      <h1>{t('forgot.title')}</h1>
      <Lead>{t('forgot.lead')}</Lead>
      {problem && <FormProblemNotice problem={problem} />}
      <Field id="forgot-email" label={t('forgot.email')} error={issue && t(`login.emailIssue.${issue}`)}>
        <TextInput
          name="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          value={email}
          onChange={(value) => store.setEmail(value)}
        />
      </Field>
      <SubmitButton testId="forgot-submit" sending={isSending}>
        {isSending ? t('forgot.sending') : t('forgot.submit')}
      </SubmitButton>
      <Lead>
        <Link to="/login">{t('forgot.back')}</Link>
      </Lead>
    </SubmitForm>
  );
});

/** The result is the same for every address: it must not reveal whether the address belongs to a client (O4). */
function LinkSent({ address, onReturn }: { address: string; onReturn: () => void }) {
  const { t } = useTranslation();
  return (
    <Outcome title={t('forgot.sentTitle')} action={<ButtonLink to="/login">{t('forgot.back')}</ButtonLink>}>
      <p>
        <Sentence textKey="forgot.sent" parts={{ address: <strong dir="ltr">{address}</strong> }} />
      </p>
      <p>{t('forgot.sentNext')}</p>
      <TextButton testId="forgot-again" onClick={onReturn}>
        {t('forgot.again')}
      </TextButton>
    </Outcome>
  );
}
