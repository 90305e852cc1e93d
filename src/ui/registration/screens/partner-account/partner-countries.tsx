import CloseOutlined from '@ant-design/icons-svg/es/asn/CloseOutlined';
import { observer } from 'mobx-react-lite';
import { PartnerRegistrationStore } from '../../../../application/registration/partner-registration-store';
import { dataOf } from '../../../../application/remote/remote';
import { Icon } from '../../../components/icon';
import { Field } from '../../../forms/field';
import { useTranslation } from '../../../i18n/texts';
import { useFieldIssueText } from '../../parts/use-field-issue-text';
import { SelectInput } from '../../../forms/native/select-input';
import { useStore } from '../../../hooks/use-store';
import styles from './partner-countries.module.css';

/** The countries where a partner looks for clients: each has a button that removes it. */
export const PartnerCountries = observer(function PartnerCountries() {
  const { t } = useTranslation();
  const { fields, lists } = useStore(PartnerRegistrationStore);
  const countries = dataOf(lists.countries) ?? [];
  const selectedCodes = fields.list('countries');
  const countryName = (code: string) => countries.find((country) => country.code === code)?.name ?? code;
  return (
    <Field
      id="register-countries"
      label={t('register.field.countries')}
      error={useFieldIssueText(fields, 'countries')}
    >
      {selectedCodes.length > 0 && (
        <ul className={styles['selected']}>
          {selectedCodes.map((code) => (
            <li key={code}>
              {countryName(code)}
              <button
                type="button"
                aria-label={t('register.partner.removeCountry', { country: countryName(code) })}
                onClick={() => fields.choose('countries', code, false)}
              >
                <Icon icon={CloseOutlined} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <SelectInput value="" onChange={(code) => fields.choose('countries', code, true)}>
        <option value="">{t('register.partner.addCountry')}</option>
        {countries
          .filter(({ code }) => !selectedCodes.includes(code))
          .map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
      </SelectInput>
    </Field>
  );
});
