import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { EmailCheck } from '../../../application/registration/email-check';
import type { RegisterFields } from '../../../application/registration/register-fields';
import { FormNotice } from '../../forms/form-notice';
import { useTranslation } from '../../i18n/texts';
import { RegisterText } from './register-text';

interface EmailFieldProps {
  fields: RegisterFields;
  check: EmailCheck;
}

/**
 * The e-mail address. When the field is left, the gateway checks whether a client has this address, and a hint reports
 * it. The calls are limited.
 */
export const EmailField = observer(function EmailField({ fields, check }: EmailFieldProps) {
  const { t } = useTranslation();
  return (
    <>
      <RegisterText
        fields={fields}
        name="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        onBlur={() => {
          fields.showClean('email');
          void check.check(fields.text('email'));
        }}
      />
      {check.isKnown(fields.text('email')) && (
        <FormNotice tone="info">
          {t('register.known')} <SignInLinks />
        </FormNotice>
      )}
    </>
  );
});

/** Links for visitors who are clients already. */
export function SignInLinks() {
  const { t } = useTranslation();
  return (
    <>
      <Link to="/login">{t('register.signIn')}</Link> ·{' '}
      <Link to="/forgot-password">{t('register.forgot')}</Link>
    </>
  );
}
