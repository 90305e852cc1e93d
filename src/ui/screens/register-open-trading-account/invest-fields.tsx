import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { RegistrationStore } from '../../../application/stores/registration-store';
import { ChoiceGroup } from '../../public/choice-group';
import { issueWords } from '../../public/register/field-words';
import { RegisterSelect } from '../../public/register/register-select';
import { RegisterText } from '../../public/register/register-text';
import { useStore } from '../../use-store';

/** What the invest site asks for before all else: kind of contract, branch, national number. */
export const InvestFields = observer(function InvestFields() {
  const { t } = useTranslation();
  const { fields, lists } = useStore(RegistrationStore);
  const { branches, contractKinds } = lists.known;
  return (
    <>
      <ChoiceGroup
        name="register-contractKind"
        label={t('register.field.contractKind')}
        choices={contractKinds.map(({ code, name }) => ({ value: code, label: name }))}
        chosen={[fields.text('contractKind')]}
        error={issueWords(t, fields, 'contractKind')}
        onChoose={(value) => fields.set('contractKind', value)}
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
