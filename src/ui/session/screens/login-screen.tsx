import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { LoginStore } from '../../../application/session/login-store';
import { deferComponent } from '../../components/defer-component';
import { Field } from '../../forms/field';
import { PasswordInput } from '../../forms/native/password-input';
import { useTranslation } from '../../i18n/texts';
import { PublicFrame } from '../../public/public-frame';
import { SubmitButton } from '../../forms/native/submit-button';
import { TextInput } from '../../forms/native/text-input';
import { SubmitForm } from '../../forms/submit-form';
import { useStore } from '../../hooks/use-store';
import { UnofficialHostNotice } from './unofficial-host-notice';
import { LoginNotice } from './login-notice';
import styles from './login-screen.module.css';

const SecondStep = deferComponent(
  async () => (await import(/* webpackChunkName: "second-step" */ './second-step')).SecondStep,
);

/** Signing in (R2.1, V4). */
export const Screen = observer(function LoginScreen() {
  const { t } = useTranslation();
  const login = useStore(LoginStore);
  const { issues } = login;

  if (login.challenge)
    return (
      <PublicFrame testId="screen-login">
        <SecondStep />
      </PublicFrame>
    );
  return (
    <PublicFrame testId="screen-login">
      <SubmitForm
        issues={issues}
        testId="login-form"
        unsentText="stored"
        onSubmit={() => void login.submit()}
        onTouched={() => login.prepareCaptcha()}
      >
        <h1>{t('login.title')}</h1>
        <p className={styles['lead']}>
          {t('login.newHere')} <Link to="/register/open-trading-account">{t('login.openAccount')}</Link>
        </p>
        <UnofficialHostNotice />
        <LoginNotice />
        <Field
          id="login-email"
          label={t('login.email')}
          error={issues.email && t(`login.emailIssue.${issues.email}`)}
        >
          <TextInput
            name="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
            value={login.email}
            onChange={(email) => login.setEmail(email)}
          />
        </Field>
        <Field
          id="login-password"
          label={t('login.password')}
          aside={<Link to="/forgot-password">{t('login.forgot')}</Link>}
          error={issues.password && t(`login.passwordIssue.${issues.password}`)}
        >
          <PasswordInput
            name="password"
            autoComplete="current-password"
            value={login.password}
            onChange={(password) => login.setPassword(password)}
          />
        </Field>
        <SubmitButton testId="login-submit" sending={login.submission.isSending}>
          {login.submission.isSending ? t('login.sending') : t('login.submit')}
        </SubmitButton>
      </SubmitForm>
    </PublicFrame>
  );
});
