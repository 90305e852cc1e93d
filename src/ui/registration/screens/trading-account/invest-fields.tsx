import { observer } from 'mobx-react-lite';
import { RegistrationStore } from '../../../../application/registration/registration-store';
import { useTranslation } from '../../../i18n/texts';
import { RegisterChoice } from '../../parts/register-choice';
import { RegisterSelect } from '../../parts/register-select';
import { RegisterText } from '../../parts/register-text';
import { useStore } from '../../../hooks/use-store';

/** The first fields of the invest site: kind of contract, branch, national number. */
export const InvestFields = observer(function InvestFields() {
  const { t } = useTranslation();
  const { fields, lists } = useStore(RegistrationStore);
  const { branches, contractKinds } = lists.effectiveOptions;
  return (
    <>
      <RegisterChoice
        fields={fields}
        name="contractKind"
        choices={contractKinds.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <RegisterSelect
        fields={fields}
        name="branchCode"
        options={branches.map(({ code, name }) => ({ value: code, label: `${name} (${code})` }))}
      />
      <RegisterText
        fields={fields}
        name="nationalNumber"
        hint={t('register.nikHint')}
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
      />
    </>
  );
});
