import { CalculatorsStore } from '../../../application/calculators/calculators-store';
import type { NumberField } from '../../../domain/calculators/calculators.table';
import { FIELD_RULES } from '../../../domain/kernel/numbers/field-rules.table';
import type { UnreadNumber } from '../../../domain/kernel/numbers/read-number';
import { useNumbers } from '../../i18n/numbers';
import { useAlternatives } from '../../i18n/use-alternatives';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';

/** Text of an invalid number: the problem and how to write it (A10). */
export function useIssueText(): (
  problem: UnreadNumber,
  field: NumberField | 'rate',
  typedText: string,
) => string {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const store = useStore(CalculatorsStore);
  const listReadings = useAlternatives();
  return (problem, field, typedText) => {
    const { issue } = problem;
    const { sign, atMost } = FIELD_RULES[field];
    const values = {
      typed: typedText.trim(),
      example: store.format(field === 'lots' ? '0.5' : '1234.5'),
      limit: numbers.integer(Number(atMost)),
      readings:
        'readings' in problem ? listReadings(problem.readings.map((value) => store.format(value))) : '',
    };
    return t(`calculators.issue.${issue === 'too-big' && sign === 'any' ? 'too-far' : issue}`, values);
  };
}
