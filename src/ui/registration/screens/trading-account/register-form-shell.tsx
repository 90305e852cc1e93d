import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { RegistrationStore } from '../../../../application/registration/registration-store';
import { ERROR_CODE } from '../../../../domain/kernel/error-codes.table';
import { FormNotice, FormProblemNotice } from '../../../forms/form-notice';
import { useTranslation } from '../../../i18n/texts';
import { Lead } from '../../../public/lead';
import { SignInLinks } from '../../parts/email-field';
import { StepHead } from '../../../public/step-head';
import { SubmitButton } from '../../../forms/native/submit-button';
import { SubmitForm } from '../../../forms/submit-form';
import { UnsentText } from '../../../forms/unsent-text';
import { useStore } from '../../../hooks/use-store';

interface RegisterFormShellProps {
  title: string;
  lead: ReactNode;
  /** Text of the primary button. */
  action: string;
  /** Errors by field. The first field with an error gets the focus. */
  issues: object;
  /** Content below the button. */
  footer?: ReactNode;
  children: ReactNode;
}

/** One step: progress, title, lead, problem, fields and button. */
export const RegisterFormShell = observer(function RegisterFormShell(props: RegisterFormShellProps) {
  const { title, lead, action, issues, footer, children } = props;
  const { t } = useTranslation();
  const store = useStore(RegistrationStore);
  const { isLapsed, progress } = store;
  const { problem, isSending } = store.submission;
  return (
    <SubmitForm
      issues={issues}
      testId="register-form"
      unsentText={<UnsentText hasText={() => store.fields.hasUnsentText} />}
      onSubmit={() => void store.submit()}
      onTouched={() => store.prepareCaptcha()}
    >
      <StepHead key={store.phase} title={title} {...progress} />
      <Lead>{lead}</Lead>
      {isLapsed && <FormNotice tone="error">{t('register.lapsed')}</FormNotice>}
      {problem && (
        <FormProblemNotice problem={problem}>
          {problem.kind === 'refused' && problem.codes.includes(ERROR_CODE.duplicate) && <SignInLinks />}
        </FormProblemNotice>
      )}
      {children}
      <SubmitButton testId="register-submit" sending={isSending}>
        {isSending ? t('register.sending') : action}
      </SubmitButton>
      {footer}
    </SubmitForm>
  );
});
