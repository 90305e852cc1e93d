import { observer } from 'mobx-react-lite';
import { RegistrationStore } from '../../../../application/registration/registration-store';
import { useTranslation } from '../../../i18n/texts';
import { Columns } from '../../parts/columns';
import { CountrySelect } from '../../parts/country-select';
import { RegisterDate } from '../../parts/register-date';
import { RegisterText } from '../../parts/register-text';
import { useStore } from '../../../hooks/use-store';
import { AccountFields } from './account-fields';
import { InvestFields } from './invest-fields';
import { RegisterFormShell } from './register-form-shell';
import styles from './details-form.module.css';

/** Step 2: the data that regulation requires, and the account to open. */
export const DetailsForm = observer(function DetailsForm() {
  const { t } = useTranslation();
  const { fields, hasDocuments, lists } = useStore(RegistrationStore);
  return (
    <RegisterFormShell
      title={t('register.rest.title')}
      lead={t('register.rest.lead')}
      action={t(hasDocuments ? 'register.next' : 'register.open')}
      issues={fields.issues}
    >
      {hasDocuments && <InvestFields />}
      <h2 className={styles['section']}>{t('register.rest.person')}</h2>
      <Columns>
        <RegisterDate fields={fields} name="birthDate" autoComplete="bday" />
        <CountrySelect fields={fields} lists={lists} name="citizenship" />
      </Columns>
      <h2 className={styles['section']}>{t('register.rest.address')}</h2>
      <RegisterText fields={fields} name="address" autoComplete="address-line1" />
      <RegisterText fields={fields} name="address2" autoComplete="address-line2" />
      <Columns>
        <RegisterText fields={fields} name="city" autoComplete="address-level2" />
        {fields.isUsed('postcode') && (
          <RegisterText
            fields={fields}
            name="postcode"
            autoComplete="postal-code"
            autoCapitalize="characters"
            dir="ltr"
          />
        )}
      </Columns>
      <h2 className={styles['section']}>{t('register.rest.account')}</h2>
      <AccountFields />
    </RegisterFormShell>
  );
});
