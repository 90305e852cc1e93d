import { observer } from 'mobx-react-lite';
import { PartnerRegistrationStore } from '../../../../application/registration/partner-registration-store';
import { ERROR_CODE } from '../../../../domain/kernel/error-codes.table';
import { FormProblemNotice } from '../../../forms/form-notice';
import { useTranslation } from '../../../i18n/texts';
import { Lead } from '../../../public/lead';
import { AcceptedTexts } from '../../parts/accepted-texts';
import { CountrySelect } from '../../parts/country-select';
import { NameFields } from '../../parts/name-fields';
import { EmailField, SignInLinks } from '../../parts/email-field';
import { PasswordFields } from '../../parts/password-fields';
import { PhoneField } from '../../parts/phone-field';
import { RegisterTick } from '../../parts/register-tick';
import { SubmitButton } from '../../../forms/native/submit-button';
import { SubmitForm } from '../../../forms/submit-form';
import { UnsentText } from '../../../forms/unsent-text';
import { useStore } from '../../../hooks/use-store';
import { BusinessFields } from './business-fields';
import styles from './partner-form.module.css';

/** The form of a partner: business, contact and password. */
export const PartnerForm = observer(function PartnerForm() {
  const { t } = useTranslation();
  const store = useStore(PartnerRegistrationStore);
  const { emailCheck, fields, lists } = store;
  const { problem, isSending } = store.submission;
  return (
    <SubmitForm
      issues={fields.issues}
      testId="register-form"
      unsentText={<UnsentText hasText={() => fields.hasUnsentText} />}
      onSubmit={() => void store.submit()}
      onTouched={() => store.prepareCaptcha()}
    >
      <h1>{t('register.partner.title')}</h1>
      <Lead>{t('register.partner.lead')}</Lead>
      {problem && (
        <FormProblemNotice problem={problem}>
          {problem.kind === 'refused' && problem.codes.includes(ERROR_CODE.duplicate) && <SignInLinks />}
        </FormProblemNotice>
      )}
      <BusinessFields />
      <h2 className={styles['section']}>{t('register.partner.contact')}</h2>
      <CountrySelect fields={fields} lists={lists} name="country" />
      <NameFields fields={fields} />
      <EmailField fields={fields} check={emailCheck} />
      <PhoneField fields={fields} lists={lists} />
      <PasswordFields fields={fields} lists={lists} />
      <div className={styles['consents']}>
        <RegisterTick fields={fields} name="agreement">
          <AcceptedTexts names={['partner', 'terms', 'privacy']} />
        </RegisterTick>
        <RegisterTick fields={fields} name="marketing">
          {t('register.marketing')}
        </RegisterTick>
      </div>
      <SubmitButton testId="register-submit" sending={isSending}>
        {isSending ? t('register.sending') : t('register.partner.submit')}
      </SubmitButton>
    </SubmitForm>
  );
});
