import { observer } from 'mobx-react-lite';
import { CalculatorAccountStore } from '../../../application/calculators/calculator-account-store';
import { displayName } from '../../../domain/accounts/account';
import { Field } from '../../forms/field';
import { SelectInput } from '../../forms/antd/select-input';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';

/** Choice of an account whose currency, leverage and balance fill the form; hidden if the client has no accounts. */
export const AccountField = observer(function AccountField() {
  const { t } = useTranslation();
  const store = useStore(CalculatorAccountStore);
  const { accounts, chosenAccount, isLoading } = store;
  if (accounts.length === 0 && !isLoading) return null;
  const choices = accounts.map((account) => ({
    value: String(account.login),
    label: [displayName(account), account.login, account.currency].filter(Boolean).join(' · '),
  }));
  return (
    <Field wide id="calculator-account" label={t('accounts.account')}>
      <SelectInput
        choices={[{ value: '', label: t('calculators.noAccount') }, ...choices]}
        value={chosenAccount ? String(chosenAccount.login) : ''}
        onChange={(login) => store.choose(login === '' ? null : Number(login))}
      />
    </Field>
  );
});
