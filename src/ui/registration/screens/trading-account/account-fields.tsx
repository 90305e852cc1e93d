import { observer } from 'mobx-react-lite';
import { RegistrationStore } from '../../../../application/registration/registration-store';
import { useTranslation } from '../../../i18n/texts';
import { Columns } from '../../parts/columns';
import { RegisterChoice } from '../../parts/register-choice';
import { RegisterSelect } from '../../parts/register-select';
import { RetryNotice } from '../../../forms/retry-notice';
import { useStore } from '../../../hooks/use-store';

/** Platform, account type, currency and leverage. Each list depends on the choices before it. */
export const AccountFields = observer(function AccountFields() {
  const { t } = useTranslation();
  const { account, fields, lists } = useStore(RegistrationStore);
  const choicesOf = (values: readonly (string | number)[]) =>
    values.map((value) => ({ value: String(value), label: String(value) }));
  return (
    <>
      <RetryNotice
        remote={lists.options}
        failedTitle={t('register.optionsFailed')}
        onRetry={() => lists.retryOptions()}
      />
      {account && (
        <>
          <RegisterChoice
            fields={fields}
            name="platform"
            choices={account.platforms.map((value) => ({ value, label: t(`register.platform.${value}`) }))}
            preselectedValue={account.wish.platform}
          />
          <RegisterChoice
            fields={fields}
            name="accountType"
            choices={choicesOf(account.accountTypes)}
            preselectedValue={account.wish.accountType}
          />
          <Columns>
            <RegisterSelect
              fields={fields}
              name="currency"
              preselectedValue={account.wish.currency}
              options={choicesOf(account.currencies)}
            />
            <RegisterSelect
              fields={fields}
              name="leverage"
              preselectedValue={account.wish.leverage}
              options={account.leverages.map((value) => ({ value: String(value), label: `1:${value}` }))}
            />
          </Columns>
        </>
      )}
    </>
  );
});
