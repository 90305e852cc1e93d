import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { RegistrationStore } from '../../../../application/registration/registration-store';
import { CompanyStore } from '../../../../application/session/company-store';
import { FormNotice } from '../../../forms/form-notice';
import { useTranslation } from '../../../i18n/texts';
import { AcceptedTexts } from '../../parts/accepted-texts';
import { CountrySelect } from '../../parts/country-select';
import { NameFields } from '../../parts/name-fields';
import { EmailField } from '../../parts/email-field';
import { PasswordFields } from '../../parts/password-fields';
import { PhoneField } from '../../parts/phone-field';
import { RegisterText } from '../../parts/register-text';
import { RegisterTick } from '../../parts/register-tick';
import { useStore } from '../../../hooks/use-store';
import { RegisterFormShell } from './register-form-shell';
import styles from './person-form.module.css';

/** Step 1: the person, and the data for signing in. */
export const PersonForm = observer(function PersonForm() {
  const { t } = useTranslation();
  const store = useStore(RegistrationStore);
  const { brand } = useStore(CompanyStore);
  const { emailCheck, fields, kind, lists } = store;
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
      <NameFields fields={fields} />
      <EmailField fields={fields} check={emailCheck} />
      <PhoneField fields={fields} lists={lists} />
      <PasswordFields fields={fields} lists={lists} />
      <RegisterText
        fields={fields}
        name="referralCode"
        autoComplete="off"
        dir="ltr"
        onBlur={() => {
          fields.showClean('referralCode');
          void store.checkReferralCode();
        }}
      />
      {store.isReferral && (
        <FormNotice tone="info" testId="referral-note">
          {t('register.referral', { brand: brand.name })}
        </FormNotice>
      )}
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
