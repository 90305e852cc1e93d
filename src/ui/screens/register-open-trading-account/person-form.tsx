import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { RegistrationStore } from '../../../application/stores/registration-store';
import { useTranslation } from '../../i18n/texts';
import { AcceptedTexts } from '../../public/register/accepted-texts';
import { Columns } from '../../public/register/columns';
import { CountrySelect } from '../../public/register/country-select';
import { EmailField } from '../../public/register/email-field';
import { PasswordFields } from '../../public/register/password-fields';
import { PhoneField } from '../../public/register/phone-field';
import { RegisterText } from '../../public/register/register-text';
import { RegisterTick } from '../../public/register/register-tick';
import { useStore } from '../../use-store';
import { RegisterFormShell } from './register-form-shell';
import styles from './person-form.module.css';

/** Step 1: who registers, and how they will sign in. */
export const PersonForm = observer(function PersonForm() {
  const { t } = useTranslation();
  const { emailCheck, fields, kind, lists } = useStore(RegistrationStore);
  return (
    <RegisterFormShell
      title={t('register.title')}
      lead={
        <>
          {t('register.haveOne')} <Link to="/login">{t('register.signIn')}</Link>
        </>
      }
      action={t(kind === 'single' ? 'register.open' : 'register.next')}
      issues={fields.issues}
    >
      <CountrySelect fields={fields} lists={lists} name="country" />
      <Columns>
        <RegisterText fields={fields} name="firstName" autoComplete="given-name" />
        <RegisterText fields={fields} name="lastName" autoComplete="family-name" />
      </Columns>
      <EmailField fields={fields} check={emailCheck} />
      <PhoneField fields={fields} lists={lists} />
      <PasswordFields fields={fields} lists={lists} />
      <RegisterText fields={fields} name="referralCode" autoComplete="off" dir="ltr" />
      <div className={styles['consents']}>
        <RegisterTick fields={fields} name="terms">
          <AcceptedTexts names={['terms', 'privacy']} />
        </RegisterTick>
        <RegisterTick fields={fields} name="marketing">
          {t('register.marketing')}
        </RegisterTick>
      </div>
    </RegisterFormShell>
  );
});
