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

/** A number of a calculator with its unit; if the client changed the gateway's figure, a button restores it. */
export const NumberField = observer(function NumberField({ field }: { field: Name }) {
  const { t } = useTranslation();
  const store = useStore(CalculatorsStore);
  const issueText = useIssueText();
  const issue = store.issueOf(field);
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
        readings={issue && 'readings' in issue ? issue.readings : undefined}
        onChange={(text) => store.enter(field, text)}
      />
    </Field>
  );
});
