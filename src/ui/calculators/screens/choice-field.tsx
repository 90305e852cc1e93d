import { observer } from 'mobx-react-lite';
import { CalculatorsStore } from '../../../application/calculators/calculators-store';
import type { ChoiceField as Name } from '../../../domain/calculators/calculators.table';
import { ChoiceInput } from '../../forms/antd/choice-input';
import { SelectInput } from '../../forms/antd/select-input';
import { Field, FieldGroup } from '../../forms/field';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import { useChoiceHint } from './use-choice-hint';
import { SIDES, useChoices } from './use-choices';

/** A choice of a calculator from a list. */
export const ChoiceField = observer(function ChoiceField({ field }: { field: Exclude<Name, 'side'> }) {
  const { t } = useTranslation();
  const store = useStore(CalculatorsStore);
  return (
    <Field
      id={`calculator-${field}`}
      label={t(`calculators.field.${field}`)}
      hint={useChoiceHint(field)}
      wide={field === 'symbol'}
    >
      <SelectInput
        choices={useChoices(field)}
        value={store.choice(field)}
        onChange={(value) => store.choose(field, value)}
      />
    </Field>
  );
});

/** Buy or sell. */
export const SideField = observer(function SideField() {
  const { t } = useTranslation();
  const store = useStore(CalculatorsStore);
  return (
    <FieldGroup id="calculator-side" label={t('calculators.field.side')}>
      <ChoiceInput
        name="side"
        choices={SIDES.map((value) => ({ value, label: t(`calculators.side.${value}`) }))}
        value={store.choice('side')}
        onChange={(side) => store.choose('side', side)}
      />
    </FieldGroup>
  );
});
