import { observer } from 'mobx-react-lite';
import type { RegisterFields } from '../../../application/registration/register-fields';
import type { RegistrationLists } from '../../../application/registration/registration-lists';
import { RetryNotice } from '../../forms/retry-notice';
import { useTranslation } from '../../i18n/texts';
import { RegisterSelect } from './register-select';

interface CountrySelectProps {
  fields: RegisterFields;
  lists: RegistrationLists;
  name: 'country' | 'citizenship';
}

/** A country from the gateway's list: the site accepts residents of these countries. */
export const CountrySelect = observer(function CountrySelect({ fields, lists, name }: CountrySelectProps) {
  const { t } = useTranslation();
  const { countries } = lists;
  const options = countries.status === 'ready' ? countries.data : [];
  return (
    <>
      <RetryNotice
        remote={countries}
        failedTitle={t('register.countriesFailed')}
        onRetry={() => lists.retryCountries()}
      />
      <RegisterSelect
        fields={fields}
        name={name}
        autoComplete={name === 'country' ? 'country' : 'off'}
        options={options.map(({ code, name: label }) => ({ value: code, label }))}
      />
    </>
  );
});
