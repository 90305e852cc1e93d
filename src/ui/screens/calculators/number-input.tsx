import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { CalculatorsStore } from '../../../application/stores/calculators-store';
import type { NumberField } from '../../../domain/calculators/calculators.table';
import { useStore } from '../../use-store';
import { describedBy, InputFrame } from './input-frame';
import { NumberControl } from './number-control';
import { useIssueText } from './use-issue-text';
import { useNumberHint } from './use-number-hint';
import { unitsOf } from './units';

/** One number of a calculator, with its unit and, where a figure of the gateway's was typed over, the way back. */
export const NumberInput = observer(function NumberInput({ field }: { field: NumberField }) {
  const { t } = useTranslation();
  const store = useStore(CalculatorsStore);
  const issueText = useIssueText();
  const hint = useNumberHint(field);
  const id = `calculator-${field}`;
  const issue = store.issue(field);
  return (
    <InputFrame
      id={id}
      label={t(`calculators.field.${field}`)}
      error={issue ? issueText(issue, field, store.text(field)) : undefined}
      hint={hint}
    >
      <NumberControl
        id={id}
        data-testid={id}
        {...unitsOf(field, store)}
        value={store.text(field)}
        invalid={issue !== null}
        aria-describedby={describedBy(id, issue, hint)}
        onType={(text) => store.type(field, text)}
      />
    </InputFrame>
  );
});
