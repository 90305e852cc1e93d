import { observer } from 'mobx-react-lite';
import { CalculatorsStore } from '../../../application/calculators/calculators-store';
import type { NumberField as Name } from '../../../domain/calculators/calculators.table';
import { NumberInput } from '../../forms/antd/number-input';
import { Field } from '../../forms/field';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import { useIssueText } from './use-issue-text';
import { useNumberHint } from './use-number-hint';
import { unitsOf } from './units';

/** One number of a calculator, with its unit and, where the gateway's figure was changed, a way to restore it. */
export const NumberField = observer(function NumberField({ field }: { field: Name }) {
  const { t } = useTranslation();
  const store = useStore(CalculatorsStore);
  const issueText = useIssueText();
  const issue = store.issue(field);
  return (
    <Field
      id={`calculator-${field}`}
      label={t(`calculators.field.${field}`)}
      error={issue ? issueText(issue, field, store.text(field)) : undefined}
      hint={useNumberHint(field)}
    >
      <NumberInput
        {...unitsOf(field, store)}
        value={store.text(field)}
        onChange={(text) => store.type(field, text)}
      />
    </Field>
  );
});
